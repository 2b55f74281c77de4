// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cerrno>
#include <cstdio>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#else
#include <fcntl.h>
#include <unistd.h>
#endif

namespace core::exports {

/// While it lives, nothing reaches standard error: for a library that prints its errors besides returning them. It
/// concerns the whole process, so it must live briefly. errno is left as it was.
class HushedErrors
{
public:
    HushedErrors()
    {
        const int kept = errno;
        std::fflush(stderr);
        m_before = duplicate(errors);
        if (m_before >= 0)
            pointAt(nowhere());
        errno = kept;
    }
    ~HushedErrors()
    {
        const int kept = errno;
        std::fflush(stderr);
        if (m_before >= 0)
            pointAt(m_before);
        errno = kept;
    }
    HushedErrors(const HushedErrors &) = delete;
    HushedErrors &operator=(const HushedErrors &) = delete;

private:
    static constexpr int errors = 2;
#ifdef _WIN32
    static int duplicate(int file)
    {
        return _dup(file);
    }
    static int nowhere()
    {
        return _open("NUL", _O_WRONLY);
    }
    static void pointAt(int file)
    {
        if (file < 0)
            return;
        _dup2(file, errors);
        _close(file);
    }
#else
    static int duplicate(int file)
    {
        return ::dup(file);
    }
    static int nowhere()
    {
        return ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    }
    static void pointAt(int file)
    {
        if (file < 0)
            return;
        ::dup2(file, errors);
        ::close(file);
    }
#endif
    int m_before = -1;
};

} // namespace core::exports
