# The libraries, all of them Debian packages. Each has a line in THIRD_PARTY.md; a check compares the two.
# LGPL libraries are only ever linked dynamically.

if(MUEHLE_WASM)
  # Of the native headers the WebAssembly build may see these only, so it gets copies, not the folder.
  foreach(header tl/expected.hpp xxhash.h)
    configure_file(/usr/include/${header} "${CMAKE_BINARY_DIR}/include/${header}" COPYONLY)
  endforeach()
  target_include_directories(muehle_flags SYSTEM INTERFACE "${CMAKE_BINARY_DIR}/include")
  return()
endif()

find_package(Threads REQUIRED)
find_package(PkgConfig REQUIRED)
find_package(tl-expected REQUIRED)
find_package(Boost 1.81 REQUIRED COMPONENTS json url)
find_package(CLI11 REQUIRED)
find_package(CURL REQUIRED)
find_package(OpenSSL REQUIRED)
find_package(fmt REQUIRED)
find_package(spdlog REQUIRED)
find_package(SQLite3 REQUIRED)
pkg_check_modules(libpq REQUIRED IMPORTED_TARGET libpq)
# Its pkg-config file, as its CMake files want the web server of its other libraries, too.
pkg_check_modules(prometheus REQUIRED IMPORTED_TARGET prometheus-cpp-core)
pkg_check_modules(sodium REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(icu REQUIRED IMPORTED_TARGET icu-i18n icu-uc)
pkg_check_modules(librsvg REQUIRED IMPORTED_TARGET librsvg-2.0)
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)
pkg_check_modules(ncursesw REQUIRED IMPORTED_TARGET ncursesw)
# Its -D_DEFAULT_SOURCE and -D_XOPEN_SOURCE say less than what both compilers define for C++, and who gets them
# cannot use the precompiled headers of the tests.
set_property(TARGET PkgConfig::ncursesw PROPERTY INTERFACE_COMPILE_OPTIONS "")

# The Python module is made where Python's headers and pybind11 are.
set(PYBIND11_FINDPYTHON ON)
set(Python_EXECUTABLE /usr/bin/python3 CACHE FILEPATH "The Python that the module is made for: Debian's, as pybind11 and numpy are")
find_package(Python 3.11 QUIET COMPONENTS Interpreter Development.Module)
if(Python_FOUND)
  find_package(pybind11 QUIET)
endif()

# Boost.JSON reads the golden data. Tests are built where their libraries are installed: who only wants the program needs neither.
find_package(GTest QUIET)
find_package(rapidcheck QUIET)
find_package(benchmark QUIET)
find_path(VALIJSON_HEADERS valijson/validator.hpp)
if(GTest_FOUND AND rapidcheck_FOUND AND VALIJSON_HEADERS)
  set(MUEHLE_HAS_TEST_LIBRARIES ON)
  add_library(muehle_test_libraries INTERFACE)
  target_link_libraries(muehle_test_libraries INTERFACE GTest::gmock GTest::gtest_main rapidcheck Boost::json)
else()
  set(MUEHLE_HAS_TEST_LIBRARIES OFF)
endif()
