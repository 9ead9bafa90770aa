# The few functions every folder's CMakeLists.txt is made of.

function(muehle_add_folder folder)
  if(EXISTS "${PROJECT_SOURCE_DIR}/${folder}/CMakeLists.txt")
    add_subdirectory("${PROJECT_SOURCE_DIR}/${folder}" "${CMAKE_BINARY_DIR}/${folder}")
  endif()
endfunction()

# muehle_part(NAME [DEPENDS part...] [LINK library...] [NATIVE source...])
#
# Makes the library muehle::NAME from all *.cpp files of the folder (subfolders too), and from its
# *_test.cpp files the test program NAME_test. main.cpp belongs to muehle_program().
#   DEPENDS  parts of this project; what they need comes with them
#   LINK     libraries from cmake/dependencies.cmake
#   NATIVE   sources that stay out of the WebAssembly build (threads, files, sockets)
function(muehle_part name)
  cmake_parse_arguments(PARSE_ARGV 1 part "" "" "DEPENDS;LINK;NATIVE")
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
  else()
    add_library(muehle_${name} INTERFACE)
    target_link_libraries(muehle_${name} INTERFACE muehle_flags ${part_DEPENDS} ${part_LINK})
  endif()
  add_library(muehle::${name} ALIAS muehle_${name})

  if(tests AND MUEHLE_HAS_TEST_LIBRARIES)
    muehle_test(${name}_test SOURCES ${tests} DEPENDS ${name})
  endif()
endfunction()

# muehle_test(NAME SOURCES file... DEPENDS part... [LINK library...])
#
# A GoogleTest program that is also one ctest: the programs count their own tests, ./test adds them up.
# They run in the source folder, so golden data is found as "tests/golden/...".
function(muehle_test name)
  cmake_parse_arguments(PARSE_ARGV 1 test "" "" "SOURCES;DEPENDS;LINK")
  list(TRANSFORM test_DEPENDS PREPEND muehle::)
  add_executable(${name} ${test_SOURCES})
  target_link_libraries(${name} PRIVATE ${test_DEPENDS} ${test_LINK} muehle_test_libraries)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
  add_test(NAME ${name} COMMAND ${name} WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
  set_tests_properties(${name} PROPERTIES TIMEOUT 600)
endfunction()

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
