# What `cmake --install BUILD --component libmuehle1` and `--component libmuehle-dev` put where: the library; its headers, the
# static one, and how other builds find them. Each component is a Debian package as well (cmake/package.cmake).
include(CMakePackageConfigHelpers)

set(config "${CMAKE_INSTALL_LIBDIR}/cmake/muehle")
install(TARGETS muehle_shared EXPORT muehle
  LIBRARY DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT libmuehle1 NAMELINK_COMPONENT libmuehle-dev)
install(TARGETS muehle_static EXPORT muehle
  ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT libmuehle-dev)
install(FILES "${PROJECT_SOURCE_DIR}/include/muehle.h" "${PROJECT_SOURCE_DIR}/include/muehle.hpp"
  DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}" COMPONENT libmuehle-dev)

# Seen from its own place, as `--prefix` is known only when it is installed; Debian's places are known.
set(pkgconfig_prefix "${CMAKE_INSTALL_PREFIX}")
if(NOT MUEHLE_PACKAGE)
  file(RELATIVE_PATH up "/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/")
  set(pkgconfig_prefix "\${pcfiledir}/${up}")
endif()
configure_file("${PROJECT_SOURCE_DIR}/cmake/muehle.pc.in" "${CMAKE_BINARY_DIR}/muehle.pc" @ONLY)
configure_file("${PROJECT_SOURCE_DIR}/cmake/muehle-config.cmake" "${CMAKE_BINARY_DIR}/muehle-config.cmake" COPYONLY)
write_basic_package_version_file("${CMAKE_BINARY_DIR}/muehle-config-version.cmake" COMPATIBILITY SameMinorVersion)
install(FILES "${CMAKE_BINARY_DIR}/muehle.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig" COMPONENT libmuehle-dev)
install(FILES "${CMAKE_BINARY_DIR}/muehle-config.cmake" "${CMAKE_BINARY_DIR}/muehle-config-version.cmake"
  DESTINATION "${config}" COMPONENT libmuehle-dev)
install(EXPORT muehle NAMESPACE muehle:: FILE muehle-targets.cmake DESTINATION "${config}" COMPONENT libmuehle-dev)
