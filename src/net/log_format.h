// How lines of the log look. Where they are about a request (net/trace.h), they say about which.
#pragma once

#include <spdlog/formatter.h>

#include <memory>

namespace muehle::net {

// For people: `[2026-11-24 20:14:02.123] [muehle] [info] a word request=9f8e7d6c5b4a3f2e`.
std::unique_ptr<spdlog::formatter> text_lines();
// For programs: an object of JSON a line.
std::unique_ptr<spdlog::formatter> json_lines();

}  // namespace muehle::net
