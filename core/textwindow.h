// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/hashstream.h"

#include <cstdint>
#include <deque>
#include <filesystem>
#include <memory>
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
    static constexpr std::size_t blockBytes = std::size_t{256} << 10U;
    static constexpr std::size_t mostBlocksHeld = 32;

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

    /// Of the whole file, taken while it was read.
    std::string sha256();

    /// What was read does not hold together: the file became shorter, or its reader came upon something that only the
    /// whole text explains.
    bool failed() const { return m_failed; }
    void fail() { m_failed = true; }

    std::size_t bytesHeld() const { return m_order.size() * blockBytes; }

private:
    TextWindow(int file, char *data, std::size_t size);

    void load(std::size_t block);
    void letGo(std::size_t firstKept, std::size_t lastKept);

    int m_file = -1;
    char *m_data = nullptr;
    std::size_t m_size = 0;
    std::vector<bool> m_held;        ///< by block
    std::deque<std::size_t> m_order; ///< blocks in memory, the oldest first
    HashStream m_hash;               ///< of the blocks before m_hashed
    std::size_t m_hashed = 0;
    bool m_failed = false;
};

} // namespace core
