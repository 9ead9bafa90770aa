// How much a test can afford: with sanitizers everything takes about ten times as long.
#pragma once

namespace muehle::testing_support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || defined(__clang__)
inline constexpr bool slow_build = true;
#else
inline constexpr bool slow_build = false;
#endif

}  // namespace muehle::testing_support
