# The few functions every folder's CMakeLists.txt is made of.

function(muehle_add_folder folder)
  if(EXISTS "${PROJECT_SOURCE_DIR}/${folder}/CMakeLists.txt")
    add_subdirectory("${PROJECT_SOURCE_DIR}/${folder}" "${CMAKE_BINARY_DIR}/${folder}")
  endif()
endfunction()

# So many files are compiled together: more take less time and more memory, and longer after a change of one.
cmake_host_system_information(RESULT muehle_memory QUERY TOTAL_PHYSICAL_MEMORY)  # in MiB
cmake_host_system_information(RESULT muehle_processors QUERY NUMBER_OF_LOGICAL_CORES)
math(EXPR muehle_memory_each "${muehle_memory} / ${muehle_processors}")
if(muehle_memory_each GREATER 3000)
  set(muehle_batch 24)
else()
  set(muehle_batch 8)
endif()
set(MUEHLE_BATCH ${muehle_batch} CACHE STRING "So many files of a part are compiled together")

# muehle_compile_together(TARGET)
#
# Compiles the files of a target MUEHLE_BATCH at a time, so that the headers they have in common are read once for them,
# and what these make of templates is compiled once. 24 of the server take 40 % less time than three times eight, and
# 2.5 GB of memory instead of 1.
# Each sees the unnamed namespaces of those before it: no two files of a target name something there alike. That a
# local name hides one of another file is no mistake; in a file alone ./test tidy still looks for it.
function(muehle_compile_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${MUEHLE_UNITY} UNITY_BUILD_BATCH_SIZE ${MUEHLE_BATCH}
    UNITY_BUILD_CODE_BEFORE_INCLUDE "#pragma GCC diagnostic ignored \"-Wshadow\"")
endfunction()

# The parts that libmuehle is made of: they can stand in a shared library, and their names do not leave it.
set(MUEHLE_LIBRARY_PARTS support rules records diagram perfect solver search review engine protocol capi)

# Parts that wait for others more than they compute: builds that are only tested do not optimise them, as that takes more
# than half of the time of a build with sanitizers.
set(MUEHLE_WAITING_PARTS net storage server bot cli)

# muehle_part(NAME [DEPENDS part...] [LINK library...] [NATIVE source...] [TEST_HEADER header] [FULL_SIZE] [RELEASE_ONLY] [THREADS] [SHARDS n])
#
# Makes the library muehle::NAME from all *.cpp files of the folder (subfolders too), and from its
# *_test.cpp files the test program NAME_test. main.cpp belongs to muehle_program().
#   DEPENDS  parts of this project; what they need comes with them
#   LINK     libraries from cmake/dependencies.cmake
#   NATIVE   sources that stay out of the WebAssembly build (threads, files, sockets)
#   TEST_HEADER, FULL_SIZE, RELEASE_ONLY, THREADS, SHARDS  of its tests, see muehle_test()
function(muehle_part name)
  cmake_parse_arguments(PARSE_ARGV 1 part "FULL_SIZE;RELEASE_ONLY;THREADS" "TEST_HEADER;SHARDS" "DEPENDS;LINK;NATIVE")
  if(part_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "muehle_part(${name}): what is ${part_UNPARSED_ARGUMENTS}?")
  endif()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS *.cpp)
  set(tests ${sources})
  list(FILTER sources EXCLUDE REGEX "(_test|/main)\\.cpp$")
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  if(MUEHLE_WASM)
    list(TRANSFORM part_NATIVE PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/")
    list(REMOVE_ITEM sources ${part_NATIVE})
  endif()

  list(TRANSFORM part_DEPENDS PREPEND muehle::)
  if(sources)
    add_library(muehle_${name} STATIC ${sources})
    target_link_libraries(muehle_${name} PUBLIC muehle_flags ${part_DEPENDS} ${part_LINK})
    muehle_compile_together(muehle_${name})
    if(name IN_LIST MUEHLE_LIBRARY_PARTS AND NOT MUEHLE_WASM)
      set_target_properties(muehle_${name} PROPERTIES
        POSITION_INDEPENDENT_CODE ON CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
    endif()
    if(CMAKE_BUILD_TYPE STREQUAL Debug AND name IN_LIST MUEHLE_WAITING_PARTS)
      target_compile_options(muehle_${name} PRIVATE -O0)
    endif()
  else()
    add_library(muehle_${name} INTERFACE)
    target_link_libraries(muehle_${name} INTERFACE muehle_flags ${part_DEPENDS} ${part_LINK})
  endif()
  add_library(muehle::${name} ALIAS muehle_${name})

  if(tests AND MUEHLE_HAS_TEST_LIBRARIES)
    set(kind)
    foreach(option IN ITEMS FULL_SIZE RELEASE_ONLY THREADS)
      if(part_${option})
        list(APPEND kind ${option})
      endif()
    endforeach()
    if(part_TEST_HEADER)
      list(APPEND kind HEADER ${part_TEST_HEADER})
    endif()
    if(part_SHARDS)
      list(APPEND kind SHARDS ${part_SHARDS})
    endif()
    muehle_test(${name}_test SOURCES ${tests} DEPENDS ${name} ${kind})
  endif()
endfunction()

# muehle_test(NAME SOURCES file... DEPENDS part... [LINK library...] [HEADER header] [FULL_SIZE] [RELEASE_ONLY] [THREADS] [SHARDS n])
#
# A GoogleTest program that is also one ctest, or several: the programs count their own tests, ./test adds them up.
# They run in the source folder, so golden data is found as "tests/golden/...".
#   HEADER        which most of its sources include, and which takes long: compiled once for all of them
#   FULL_SIZE     it computes for long, so ./test runs it as it is released as well, at its full size
#   RELEASE_ONLY  ./test does not build it for the sanitizers: what it tests is built for them elsewhere, or
#                 holds nothing that they could find
#   THREADS       it has threads that share memory, so ./test runs it under ThreadSanitizer as well
#   SHARDS        so many ctests of it run side by side, as its tests wait more than they compute; see muehle_add_shards()
function(muehle_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "FULL_SIZE;RELEASE_ONLY;THREADS" "HEADER;SHARDS" "SOURCES;DEPENDS;LINK")
  list(TRANSFORM test_DEPENDS PREPEND muehle::)
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_DEPENDS} ${test_LINK} muehle_test_libraries)
  target_compile_options(${name} PRIVATE ${MUEHLE_TEST_FLAGS})
  if(test_HEADER)
    target_precompile_headers(${name} PRIVATE ${MUEHLE_TEST_HEADERS} "${PROJECT_SOURCE_DIR}/src/${test_HEADER}")
  else()
    target_precompile_headers(${name} REUSE_FROM muehle_test_headers)
  endif()
  muehle_compile_together(${name})
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  if(test_SHARDS)
    muehle_add_shards(${name} ${test_SHARDS} tests)
  else()
    add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    set(tests ${name})
  endif()
  set_tests_properties(${tests} PROPERTIES TIMEOUT 600)

  set(labels unit)
  if(test_FULL_SIZE OR test_RELEASE_ONLY)
    add_dependencies(released_tests ${name})
    list(APPEND labels released)
  endif()
  if(NOT test_RELEASE_ONLY)
    add_dependencies(sanitized_tests ${name})
    list(APPEND labels sanitized)
  endif()
  if(test_THREADS)
    add_dependencies(threaded_tests ${name})
    list(APPEND labels threaded)
  endif()
  set_tests_properties(${tests} PROPERTIES LABELS "${labels}")
endfunction()

# muehle_add_shards(NAME COUNT TESTS): ctests NAME-1 to NAME-COUNT, each of which runs its share of the program's tests;
# their names in the variable TESTS. Each writes a report of its own where ./test wants reports.
function(muehle_add_shards name count tests)
  set(all)
  foreach(shard RANGE 1 ${count})
    set(one ${name}-${shard})
    math(EXPR index "${shard} - 1")
    add_test(NAME ${one} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
      COMMAND sh -c "GTEST_OUTPUT=\${GTEST_OUTPUT:+\${GTEST_OUTPUT}${one}.json} exec \"$0\"" $<TARGET_FILE:${name}>)
    set_tests_properties(${one} PROPERTIES ENVIRONMENT "GTEST_TOTAL_SHARDS=${count};GTEST_SHARD_INDEX=${index}" COST 2)
    list(APPEND all ${one})
  endforeach()
  set(${tests} ${all} PARENT_SCOPE)
endfunction()

# What ./test builds: as it is released, for the sanitizers, and for ThreadSanitizer.
add_custom_target(released_tests)
add_custom_target(sanitized_tests)
add_custom_target(threaded_tests)

# How test code itself is compiled: quickly. What it tests keeps its flags.
set(MUEHLE_TEST_FLAGS -O0)
if(MUEHLE_FUZZ)
  list(APPEND MUEHLE_TEST_FLAGS -fno-sanitize-coverage=${MUEHLE_FUZZ_COVERAGE})  # nobody fuzzes a test
endif()

# The headers of the test libraries, compiled once for all test programs.
set(MUEHLE_TEST_HEADERS
  <gmock/gmock.h> <gtest/gtest.h> <algorithm> <functional> <map> <optional> <string> <string_view> <vector>)
if(MUEHLE_HAS_TEST_LIBRARIES)
  add_library(muehle_test_headers OBJECT "${PROJECT_SOURCE_DIR}/cmake/test_headers.cpp")
  target_link_libraries(muehle_test_headers PRIVATE muehle_flags muehle_test_libraries)
  target_compile_options(muehle_test_headers PRIVATE ${MUEHLE_TEST_FLAGS})
  target_precompile_headers(muehle_test_headers PRIVATE ${MUEHLE_TEST_HEADERS})
endif()

# muehle_program(NAME DEPENDS part...) makes the program NAME, in the top of the build folder, from main.cpp.
function(muehle_program name)
  cmake_parse_arguments(PARSE_ARGV 1 program "" "" "DEPENDS")
  if(NOT EXISTS "${CMAKE_CURRENT_SOURCE_DIR}/main.cpp")
    return()
  endif()
  list(TRANSFORM program_DEPENDS PREPEND muehle::)
  add_executable(${name} main.cpp)
  target_link_libraries(${name} PRIVATE ${program_DEPENDS})
endfunction()

# muehle_fuzz(NAME DEPENDS part...) makes the libFuzzer program NAME_fuzz from NAME_fuzz.cpp.
# Inputs to start from stand in corpus/NAME/, one a file.
function(muehle_fuzz name)
  cmake_parse_arguments(PARSE_ARGV 1 fuzz "" "" "DEPENDS")
  list(TRANSFORM fuzz_DEPENDS PREPEND muehle::)
  add_executable(${name}_fuzz ${name}_fuzz.cpp)
  target_link_libraries(${name}_fuzz PRIVATE ${fuzz_DEPENDS})
  target_link_options(${name}_fuzz PRIVATE -fsanitize=fuzzer)
  add_dependencies(sanitized_tests ${name}_fuzz)
  set_target_properties(${name}_fuzz PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/fuzz")
endfunction()

# muehle_bench(NAME DEPENDS part...) makes the Google Benchmark program NAME_bench from NAME_bench.cpp.
function(muehle_bench name)
  cmake_parse_arguments(PARSE_ARGV 1 bench "" "" "DEPENDS")
  if(NOT TARGET benchmark::benchmark_main)
    return()
  endif()
  list(TRANSFORM bench_DEPENDS PREPEND muehle::)
  add_executable(${name}_bench ${name}_bench.cpp)
  target_link_libraries(${name}_bench PRIVATE ${bench_DEPENDS} benchmark::benchmark_main)
  set_target_properties(${name}_bench PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/bench")
endfunction()
