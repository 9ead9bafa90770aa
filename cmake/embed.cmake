# Files inside the program. g++ 12 has no #embed: the assembler's .incbin brings the bytes, a small generated
# C++ file gives them their types.

# muehle_embed_texts(NAME HEADER header function=file...)
#
# Makes the library NAME that defines `std::string_view muehle::function()` for each file.
# The functions are declared in `header`, which is written by hand.
function(muehle_embed_texts name)
  cmake_parse_arguments(PARSE_ARGV 1 embed "" "HEADER" "")
  set(assembly ".section .rodata\n")
  set(code "#include \"${embed_HEADER}\"\n")
  set(files)
  foreach(pair IN LISTS embed_UNPARSED_ARGUMENTS)
    string(REGEX MATCH "^([a-z_]+)=(.+)$" matched "${pair}")
    set(function "${CMAKE_MATCH_1}")
    cmake_path(ABSOLUTE_PATH CMAKE_MATCH_2 BASE_DIRECTORY "${PROJECT_SOURCE_DIR}" OUTPUT_VARIABLE file)
    list(APPEND files "${file}")
    set(symbol "muehle_text_${function}")
    string(APPEND assembly
      ".global ${symbol}\n${symbol}:\n.incbin \"${file}\"\n.global ${symbol}_end\n${symbol}_end:\n")
    string(APPEND code
      "extern \"C\" const char ${symbol}[], ${symbol}_end[];\n"
      "std::string_view muehle::${function}() {\n"
      "  return {${symbol}, static_cast<std::size_t>(${symbol}_end - ${symbol})};\n}\n")
  endforeach()
  string(APPEND assembly ".section .note.GNU-stack,\"\",%progbits\n")

  set(base "${CMAKE_CURRENT_BINARY_DIR}/${name}")
  file(CONFIGURE OUTPUT "${base}.S" CONTENT "${assembly}" @ONLY)
  file(CONFIGURE OUTPUT "${base}.cpp" CONTENT "${code}" @ONLY)
  set_source_files_properties("${base}.S" PROPERTIES OBJECT_DEPENDS "${files}")
  add_library(${name} STATIC "${base}.S" "${base}.cpp")
  target_link_libraries(${name} PRIVATE muehle_flags)
endfunction()

# muehle_embed_pages(NAME HEADER header FOLDER folder)
#
# Makes the library NAME that defines `muehle::embedded_assets()`, declared in `header`: every file of the
# folder, plain and compressed. Without the folder (the page is not built yet) the table is empty.
function(muehle_embed_pages name)
  cmake_parse_arguments(PARSE_ARGV 1 embed "" "HEADER;FOLDER" "")
  find_program(GZIP gzip REQUIRED)
  find_program(BROTLI brotli REQUIRED)
  file(GLOB_RECURSE files CONFIGURE_DEPENDS "${embed_FOLDER}/*")
  set(base "${CMAKE_CURRENT_BINARY_DIR}/${name}")
  set(script "${PROJECT_SOURCE_DIR}/cmake/embed_pages.cmake")
  add_custom_command(
    OUTPUT "${base}.S" "${base}.cpp"
    COMMAND ${CMAKE_COMMAND} -DFOLDER=${embed_FOLDER} -DBASE=${base} -DHEADER=${embed_HEADER}
            -DGZIP=${GZIP} -DBROTLI=${BROTLI} -P "${script}"
    DEPENDS "${script}" ${files}
    COMMENT "Compressing the page"
    VERBATIM)
  add_library(${name} STATIC "${base}.S" "${base}.cpp")
  target_link_libraries(${name} PRIVATE muehle_flags)
endfunction()

# muehle_embed_bytes(OUTPUT FUNCTION function HEADER header FILE file)
#
# Writes the C++ file OUTPUT that defines `std::span<const std::uint8_t> FUNCTION()`, declared in `header`: the
# bytes of the file, as a literal, so that every compiler takes it, the one for WebAssembly too.
function(muehle_embed_bytes output)
  cmake_parse_arguments(PARSE_ARGV 1 embed "" "FUNCTION;HEADER;FILE" "")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${embed_FILE}")
  file(READ "${embed_FILE}" bytes HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" literal "${bytes}")
  file(CONFIGURE OUTPUT "${output}" CONTENT
"#include \"${embed_HEADER}\"

namespace {
constexpr char literal[] = \"@literal@\";
}

std::span<const std::uint8_t> ${embed_FUNCTION}() {
  return {reinterpret_cast<const std::uint8_t*>(literal), sizeof literal - 1};
}
" @ONLY)
endfunction()
