// Exists so that its precompiled headers do: all test programs use them (cmake/parts.cmake).
