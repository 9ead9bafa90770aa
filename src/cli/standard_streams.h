// The streams that a program was started with, where it goes on for long and whoever started it may be gone.
#pragma once

namespace muehle::cli {

// What is closed leads nowhere from now on, so that no file of ours gets its number and what is meant for the
// stream; and writing to a stream that nobody reads any more fails, and ends nothing.
void keep_standard_streams();

}  // namespace muehle::cli
