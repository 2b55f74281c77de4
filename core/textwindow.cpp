// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/textwindow.h"

#include "core/largepages.h"

#include <algorithm>
#include <system_error>

#if __has_include(<sys/mman.h>)
#include <cerrno>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>
#define PARETOSCOPE_TEXT_WINDOW 1
#endif

namespace core {

#ifdef PARETOSCOPE_TEXT_WINDOW

namespace {

const timespec &writtenAt(const struct stat &status)
{
#if defined(__APPLE__)
    return status.st_mtimespec;
#else
    return status.st_mtim;
#endif
}

} // namespace

std::unique_ptr<TextWindow> TextWindow::open(const std::filesystem::path &path, std::uintmax_t limitBytes)
{
    // A FIFO of that name must not make us wait.
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0)
        return nullptr;
    struct stat status = {};
    void *reserved = MAP_FAILED;
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_size > 0 &&
        static_cast<std::uintmax_t>(status.st_size) <= limitBytes)
        reserved = ::mmap(nullptr, static_cast<std::size_t>(status.st_size) + blockBytes, PROT_READ | PROT_WRITE,
                          MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (reserved == MAP_FAILED) {
        ::close(file);
        return nullptr;
    }
    std::unique_ptr<TextWindow> window(new TextWindow(file, reserved, static_cast<std::size_t>(status.st_size)));
    window->m_written = {writtenAt(status).tv_sec, writtenAt(status).tv_nsec};
    window->hold(std::size_t{0}, 1);
    return window;
}

TextWindow::~TextWindow()
{
    ::munmap(m_reserved, m_size + blockBytes);
    ::close(m_file);
}

void TextWindow::load(std::size_t block)
{
    const std::size_t from = block * blockBytes;
    const std::size_t bytes = std::min(blockBytes, m_size - from);
    std::size_t done = 0;
    while (done < bytes) {
        const auto got = ::pread(m_file, m_data + from + done, bytes - done, static_cast<off_t>(from + done));
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0) {
            m_failed = true;
            break;
        }
        done += static_cast<std::size_t>(got);
    }
    m_held[block] = true;
    m_order.push_back(block);
    if (block == m_hashed)
        take({m_data + from, bytes});
}

bool TextWindow::isUnchanged() const
{
    struct stat status = {};
    return ::fstat(m_file, &status) == 0 && static_cast<std::size_t>(status.st_size) == m_size &&
           Written{writtenAt(status).tv_sec, writtenAt(status).tv_nsec} == m_written;
}

void TextWindow::letGo(std::size_t firstKept, std::size_t lastKept)
{
    for (std::size_t looked = m_order.size(); looked > 0 && m_order.size() > mostBlocksHeld; --looked) {
        const std::size_t block = m_order.front();
        m_order.pop_front();
        if (block == 0 || (block >= firstKept && block <= lastKept)) {
            m_order.push_back(block);
            continue;
        }
        const std::size_t from = block * blockBytes;
        ::madvise(m_data + from, std::min(blockBytes, m_size - from), MADV_DONTNEED);
        m_held[block] = false;
    }
}

#else

std::unique_ptr<TextWindow> TextWindow::open(const std::filesystem::path &, std::uintmax_t)
{
    return nullptr;
}
TextWindow::~TextWindow() = default;
void TextWindow::load(std::size_t) {}
void TextWindow::letGo(std::size_t, std::size_t) {}
bool TextWindow::isUnchanged() const
{
    return true;
}

#endif

TextWindow::TextWindow(int file, void *reserved, std::size_t size)
    : m_file(file)
    , m_data(reinterpret_cast<char *>((reinterpret_cast<std::uintptr_t>(reserved) + blockBytes - 1) / blockBytes *
                                      blockBytes))
    , m_reserved(reserved)
    , m_size(size)
    , m_held((size + blockBytes - 1) / blockBytes)
{
    preferLargePages(m_data, size);
}

void TextWindow::hold(std::size_t from, std::size_t bytes)
{
    if (from >= m_size || bytes == 0)
        return;
    const std::size_t first = from / blockBytes;
    const std::size_t last = (std::min(bytes, m_size - from) + from - 1) / blockBytes;
    bool loaded = false;
    for (std::size_t block = first; block <= last; ++block) {
        if (m_held[block])
            continue;
        load(block);
        loaded = true;
    }
    if (loaded && m_order.size() > mostBlocksHeld)
        letGo(first, last);
}

/// The next bytes in the order of the file.
void TextWindow::take(std::string_view bytes)
{
    m_hash.add(bytes);
    m_utf8.add(bytes);
    ++m_hashed;
}

std::string TextWindow::sha256()
{
    while (m_hashed < m_held.size()) {
        const std::size_t from = m_hashed * blockBytes;
        if (m_held[m_hashed])
            take({m_data + from, std::min(blockBytes, m_size - from)});
        else
            hold(from, 1);
    }
    m_failed = m_failed || !isUnchanged();
    return m_hash.hex();
}

} // namespace core
