# How everything is compiled. The parts link `muehle_flags`; nothing else sets compiler flags.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")

# Precompiled headers carry times and macros that ccache would otherwise not trust.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    "${CMAKE_COMMAND}" -E env CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime "${CCACHE}")
endif()

# Clang comes with a linker of its own, which is several times as quick.
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND NOT MUEHLE_WASM)
  add_link_options(-fuse-ld=lld -Wl,--as-needed)  # a library that a library needs is none of ours
endif()

add_library(muehle_flags INTERFACE)
target_include_directories(muehle_flags INTERFACE "${PROJECT_SOURCE_DIR}/src")
target_compile_definitions(muehle_flags INTERFACE MUEHLE_VERSION="${PROJECT_VERSION}")

# Flags for C++ only: the embedded files go through the assembler, which knows none of them.
function(muehle_cxx_flags)
  foreach(flag IN LISTS ARGN)
    target_compile_options(muehle_flags INTERFACE "$<$<COMPILE_LANGUAGE:CXX>:${flag}>")
  endforeach()
endfunction()

muehle_cxx_flags(-Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  muehle_cxx_flags(-Wno-restrict)  # g++ 12 raises false alarms over std::string
endif()
if(MUEHLE_WERROR)
  muehle_cxx_flags(-Werror)
endif()

if(MUEHLE_NATIVE)
  muehle_cxx_flags(-march=native)
elseif(NOT MUEHLE_BASELINE AND CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
  muehle_cxx_flags(-march=x86-64-v2)
endif()

if(MUEHLE_SANITIZE)
  muehle_cxx_flags(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_compile_definitions(muehle_flags INTERFACE _GLIBCXX_ASSERTIONS)
  target_link_options(muehle_flags INTERFACE -fsanitize=address,undefined)
endif()
if(MUEHLE_SANITIZE_THREADS)
  muehle_cxx_flags(-fsanitize=thread -fno-omit-frame-pointer)
  target_link_options(muehle_flags INTERFACE -fsanitize=thread)
endif()
# What libFuzzer goes by: which places were reached. That it also hears of every comparison (-fsanitize=fuzzer-no-link)
# makes the unit tests of the same build take five times as long.
set(MUEHLE_FUZZ_COVERAGE inline-8bit-counters,pc-table)
if(MUEHLE_FUZZ)
  muehle_cxx_flags(-fsanitize-coverage=${MUEHLE_FUZZ_COVERAGE})
endif()
if(MUEHLE_COVERAGE)
  muehle_cxx_flags(-fprofile-instr-generate -fcoverage-mapping)
  target_link_options(muehle_flags INTERFACE -fprofile-instr-generate)
endif()
