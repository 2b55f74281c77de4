// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hashstream.h"
#include "core/utf8check.h"

#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A file that is read piece by piece: all of its bytes have an address that stays, and only a few megabytes of them
/// are in memory at a time. What was let go is read again when it is asked for. Unlike a mapped file it cannot fault
/// when somebody shortens the file meanwhile: that is told by failed().
class TextWindow
{
public:
    static constexpr std::size_t blockBytes = std::size_t{2} << 20U; ///< a large page of most systems
    static constexpr std::size_t mostBlocksHeld = 4;

    /// Nothing where the file cannot be opened, is no regular file, is empty or larger than `limitBytes`, or where the
    /// system offers no such memory: the caller then reads it whole and hears why that fails.
    static std::unique_ptr<TextWindow> open(const std::filesystem::path &path, std::uintmax_t limitBytes);

    ~TextWindow();
    TextWindow(const TextWindow &) = delete;
    TextWindow &operator=(const TextWindow &) = delete;

    /// The whole file by address. Only what is held may be looked at; the rest reads as anything.
    std::string_view text() const { return {m_data, m_size}; }
    /// The first block, which is always held.
    std::string_view head() const { return text().substr(0, blockBytes); }

    /// Brings these bytes into memory; they stay until other bytes are asked for. `bytes` may reach past the end.
    void hold(std::size_t from, std::size_t bytes);
    void hold(const char *from, std::size_t bytes) { hold(static_cast<std::size_t>(from - m_data), bytes); }

    /// Of the whole file, taken while it was read. Reads what nobody has asked for yet, and looks whether the file is
    /// still the one that was opened.
    std::string sha256();
    /// Where the first byte lies that is no UTF-8; of the whole file, known once sha256() was asked.
    std::optional<std::uintmax_t> firstDamagedByte() { return m_utf8.firstDamaged(); }

    /// What was read does not hold together: the file became shorter or was written to.
    bool failed() const { return m_failed; }

    std::size_t bytesHeld() const { return m_order.size() * blockBytes; }

private:
    TextWindow(int file, void *reserved, std::size_t size);

    struct Written ///< when the file was written to the last time
    {
        long long seconds = 0;
        long long nanoseconds = 0;
        bool operator==(const Written &) const = default;
    };
    bool isUnchanged() const;
    void take(std::string_view bytes);
    void load(std::size_t block);
    void letGo(std::size_t firstKept, std::size_t lastKept);

    int m_file = -1;
    char *m_data = nullptr; ///< of the file, where a large page begins
    void *m_reserved = nullptr;
    std::size_t m_size = 0;
    std::vector<bool> m_held;        ///< by block
    std::deque<std::size_t> m_order; ///< blocks in memory, the oldest first
    HashStream m_hash;               ///< of the blocks before m_hashed
    Utf8Check m_utf8;                ///< of the same
    std::size_t m_hashed = 0;
    Written m_written;
    bool m_failed = false;
};

} // namespace core
