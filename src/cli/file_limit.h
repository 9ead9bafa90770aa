// How many connections there may be with the files that the system gives.
#pragma once

#include <cstddef>
#include <cstdint>

namespace muehle::cli {

// Of so many files, where each connection takes `each` of them and the rest of the program some more.
std::size_t connections_for(std::uint64_t files, std::uint64_t each);

// Takes as many files as the system gives to this program. Where that is fewer than connections are wanted,
// there are fewer connections: who is refused at the door knows it, and who is in goes on.
void raise_file_limit(std::size_t& connections, std::uint64_t each);

}  // namespace muehle::cli
