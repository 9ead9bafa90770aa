# The Debian packages, made by CPack: `./run --package`. Each is a component of the same name: muehle, whose parts stand here and
# in deploy/, and the library's (cmake/install_library.cmake, python/CMakeLists.txt).

set(MUEHLE_PACKAGE_VERSION "${PROJECT_VERSION}" CACHE STRING "Version of the package; ./run adds the commit between releases")
set(MUEHLE_PACKAGE_MAINTAINER "The muehle authors <muehle@muehle.invalid>" CACHE STRING "Who answers for the package")
find_program(GZIP gzip REQUIRED)

# muehle_install_packed(FILE NAME FOLDER): the file, its variables replaced, packed as Debian wants it.
function(muehle_install_packed file name folder)
  set(made "${CMAKE_CURRENT_BINARY_DIR}/package/${name}")
  configure_file("${file}" "${made}" @ONLY)
  execute_process(COMMAND "${GZIP}" --best --no-name --force --keep "${made}" COMMAND_ERROR_IS_FATAL ANY)
  install(FILES "${made}.gz" DESTINATION "${folder}" COMPONENT muehle ${ARGN})
endfunction()

# The time of the newest change, so that the same sources make the same package.
execute_process(COMMAND git log -1 --format=%cD WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}"
  OUTPUT_VARIABLE package_date OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT package_date)
  set(package_date "Thu, 01 Jan 2026 00:00:00 +0000")
endif()
file(READ "${PROJECT_SOURCE_DIR}/THIRD_PARTY.md" third_party)
string(REGEX REPLACE "\n" "\n " third_party " ${third_party}")
string(REGEX REPLACE "\n *\n" "\n .\n" third_party "${third_party}")
string(REGEX REPLACE "\n *\n" "\n .\n" third_party "${third_party}")
string(REGEX REPLACE "[ \n]+$" "" third_party "${third_party}")

set(documents share/doc/muehle)
install(TARGETS muehle RUNTIME DESTINATION bin COMPONENT muehle)
install(FILES deploy/systemd/muehle.service deploy/systemd/muehle@.service DESTINATION /lib/systemd/system COMPONENT muehle)
install(FILES deploy/muehle.conf DESTINATION /etc/muehle COMPONENT muehle)
install(FILES deploy/nginx/muehle.conf DESTINATION "${documents}/examples/nginx" COMPONENT muehle)
install(FILES deploy/Caddyfile DESTINATION "${documents}/examples" COMPONENT muehle)
install(FILES "${CMAKE_BINARY_DIR}/sbom.cdx.json" DESTINATION "${documents}" COMPONENT muehle OPTIONAL)
configure_file(deploy/debian/copyright package/copyright @ONLY)
install(FILES "${CMAKE_BINARY_DIR}/package/copyright" DESTINATION "${documents}" COMPONENT muehle)
muehle_install_packed("${PROJECT_SOURCE_DIR}/deploy/debian/changelog" changelog "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/CHANGELOG.md" NEWS.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/docs/operations.md" operations.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/docs/security.md" security.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/deploy/debian/muehle.1" muehle.1 share/man/man1)

foreach(package IN ITEMS libmuehle1 libmuehle-dev python3-muehle)
  install(FILES "${CMAKE_BINARY_DIR}/package/copyright" DESTINATION share/doc/${package} COMPONENT ${package})
  install(FILES "${CMAKE_CURRENT_BINARY_DIR}/package/changelog.gz" DESTINATION share/doc/${package} COMPONENT ${package})
endforeach()
install(FILES docs/library.md docs/database-format.md docs/notation.md CITATION.cff DESTINATION share/doc/libmuehle-dev COMPONENT libmuehle-dev)
install(FILES examples/value.c examples/game.cpp examples/bot.cpp DESTINATION share/doc/libmuehle-dev/examples COMPONENT libmuehle-dev)
install(FILES examples/statistics.py examples/figures.py DESTINATION share/doc/python3-muehle/examples COMPONENT python3-muehle)

set(CPACK_GENERATOR DEB)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL muehle libmuehle1 libmuehle-dev python3-muehle)
set(CPACK_PACKAGE_NAME muehle)
set(CPACK_PACKAGE_VERSION "${MUEHLE_PACKAGE_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "")  # each has its own
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_SET_DESTDIR ON)  # some of it belongs into / and not into /usr
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${MUEHLE_PACKAGE_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS "${CMAKE_BINARY_DIR}/lib")
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS ON)  # what is linked with libmuehle needs this version or a later one
set(CPACK_DEBIAN_PACKAGE_GENERATE_SHLIBS_POLICY ">=")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# muehle_package(NAME SECTION section DESCRIPTION text [DEPENDS packages]): the package made of the component NAME. The
# first line of the description is its summary.
macro(muehle_package name)
  cmake_parse_arguments(package "" "SECTION;DESCRIPTION;DEPENDS" "" ${ARGN})
  string(TOUPPER "${name}" component)
  set(CPACK_DEBIAN_${component}_PACKAGE_NAME ${name})
  set(CPACK_DEBIAN_${component}_PACKAGE_SECTION "${package_SECTION}")
  set(CPACK_DEBIAN_${component}_DESCRIPTION "${package_DESCRIPTION}")
  set(CPACK_DEBIAN_${component}_PACKAGE_DEPENDS "${package_DEPENDS}")
endmacro()

muehle_package(muehle SECTION net DEPENDS adduser DESCRIPTION
"Nine Men's Morris: server, engine, terminal and solver
The board game Muehle, complete: a server with a page for the browser, on
which people play each other by a link or in a lobby, under the exact rules
of their house; an engine, a game in the terminal, analysis, and a solver
that works out the value of every position.
.
The server runs as a user of its own and listens on 127.0.0.1:8080 until
/etc/muehle/muehle.conf says otherwise.")
set(CPACK_DEBIAN_MUEHLE_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_MUEHLE_PACKAGE_SUGGESTS "caddy | nginx, postgresql")
set(scripts "${PROJECT_SOURCE_DIR}/deploy/debian")
set(CPACK_DEBIAN_MUEHLE_PACKAGE_CONTROL_EXTRA
  "${scripts}/conffiles;${scripts}/postinst;${scripts}/prerm;${scripts}/postrm")

set(same_version "(= ${MUEHLE_PACKAGE_VERSION})")
set(about_library
"Rules, positions and games, the database of the solved game, the engine and
the review of a game, behind one header in C.")
muehle_package(libmuehle1 SECTION libs DESCRIPTION "Nine Men's Morris as a library\n${about_library}")
muehle_package(libmuehle-dev SECTION libdevel DEPENDS "libmuehle1 ${same_version}" DESCRIPTION
"Nine Men's Morris as a library: headers\n${about_library}
.
These are the headers for C and C++20, the static library, and what
pkg-config and CMake need to find them.")
muehle_package(python3-muehle SECTION python DEPENDS "libmuehle1 ${same_version}, python3 (>= 3.11), python3 (<< 3.12), python3-numpy"
  DESCRIPTION
"Nine Men's Morris as a library: Python module\n${about_library}
.
This is the module for Python 3, which also works on arrays of numpy.")
set(CPACK_DEBIAN_PYTHON3-MUEHLE_PACKAGE_CONTROL_EXTRA "${scripts}/python3-muehle/postinst;${scripts}/python3-muehle/prerm")
include(CPack)
