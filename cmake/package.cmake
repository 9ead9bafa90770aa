# The Debian package, made by CPack: `./run --package`. Everything that is in it stands here and in deploy/.

set(MUEHLE_PACKAGE_VERSION "${PROJECT_VERSION}" CACHE STRING "Version of the package; ./run adds the commit between releases")
set(MUEHLE_PACKAGE_MAINTAINER "The muehle authors <muehle@muehle.invalid>" CACHE STRING "Who answers for the package")
find_program(GZIP gzip REQUIRED)

# muehle_install_packed(FILE NAME FOLDER): the file, its variables replaced, packed as Debian wants it.
function(muehle_install_packed file name folder)
  set(made "${CMAKE_CURRENT_BINARY_DIR}/package/${name}")
  configure_file("${file}" "${made}" @ONLY)
  execute_process(COMMAND "${GZIP}" --best --no-name --force --keep "${made}" COMMAND_ERROR_IS_FATAL ANY)
  install(FILES "${made}.gz" DESTINATION "${folder}")
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
install(TARGETS muehle RUNTIME DESTINATION bin)
install(FILES deploy/systemd/muehle.service deploy/systemd/muehle@.service DESTINATION /lib/systemd/system)
install(FILES deploy/muehle.conf DESTINATION /etc/muehle)
install(FILES deploy/nginx/muehle.conf DESTINATION "${documents}/examples/nginx")
install(FILES deploy/Caddyfile DESTINATION "${documents}/examples")
install(FILES "${CMAKE_BINARY_DIR}/sbom.cdx.json" DESTINATION "${documents}" OPTIONAL)
configure_file(deploy/debian/copyright package/copyright @ONLY)
install(FILES "${CMAKE_BINARY_DIR}/package/copyright" DESTINATION "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/deploy/debian/changelog" changelog "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/CHANGELOG.md" NEWS.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/docs/operations.md" operations.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/docs/security.md" security.md "${documents}")
muehle_install_packed("${PROJECT_SOURCE_DIR}/deploy/debian/muehle.1" muehle.1 share/man/man1)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME muehle)
set(CPACK_PACKAGE_VERSION "${MUEHLE_PACKAGE_VERSION}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Nine Men's Morris: server, engine, terminal and solver")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"The board game Muehle, complete: a server with a page for the browser, on
which people play each other by a link or in a lobby, under the exact rules
of their house; an engine, a game in the terminal, analysis, and a solver
that works out the value of every position.
.
The server runs as a user of its own and listens on 127.0.0.1:8080 until
/etc/muehle/muehle.conf says otherwise.")
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_SET_DESTDIR ON)  # some of it belongs into / and not into /usr
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${MUEHLE_PACKAGE_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS ca-certificates)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "caddy | nginx, postgresql")
set(scripts "${PROJECT_SOURCE_DIR}/deploy/debian")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  "${scripts}/conffiles;${scripts}/postinst;${scripts}/prerm;${scripts}/postrm")
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
include(CPack)
