// How much a test can afford: with sanitizers everything takes about ten times as long.
#pragma once

namespace muehle::testing_support {

#ifdef NDEBUG  // as it is released
inline constexpr bool slow_build = false;
#else
inline constexpr bool slow_build = true;
#endif

}  // namespace muehle::testing_support
