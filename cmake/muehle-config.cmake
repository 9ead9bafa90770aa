# find_package(muehle) gives muehle::shared and, where the static library is installed, muehle::static.
include(CMakeFindDependencyMacro)
find_dependency(Threads)
include("${CMAKE_CURRENT_LIST_DIR}/muehle-targets.cmake")
