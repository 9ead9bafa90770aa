// Who somebody is to the store, and by which secret it knows him.
#pragma once

#include <array>
#include <cstdint>

namespace muehle {

using SecretHash = std::array<unsigned char, 32>;
using PlayerId = std::int64_t;
// Of the seats of an account that is deleted: nobody knows a secret with this hash.
inline constexpr SecretHash of_no_secret{};

}  // namespace muehle
