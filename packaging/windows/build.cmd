@rem SPDX-License-Identifier: GPL-3.0-or-later
@rem Run in a "x64 Native Tools" prompt of Visual Studio 2022 with Qt 6.4 or newer (Charts, Svg) in CMAKE_PREFIX_PATH,
@rem vcpkg in VCPKG_ROOT, and NSIS 3 on the PATH. Writes an installer and a ZIP to build\windows.
vcpkg install --x-manifest-root=%~dp0. --triplet x64-windows || exit /b 1
cmake -S "%~dp0..\.." -B "%~dp0..\..\build\windows" -G Ninja -DCMAKE_BUILD_TYPE=Release ^
  -DCMAKE_TOOLCHAIN_FILE="%VCPKG_ROOT%\scripts\buildsystems\vcpkg.cmake" -DVCPKG_MANIFEST_DIR="%~dp0." ^
  -DPARETOSCOPE_TESTS=OFF -DPARETOSCOPE_BENCH=OFF || exit /b 1
cmake --build "%~dp0..\..\build\windows" || exit /b 1
cd /d "%~dp0..\..\build\windows" && cpack -G "NSIS;ZIP"
