// What the page is told of the review of a game; the names are those of review/json.h.
#pragma once

#include "review/review.h"
#include "wasm/json.h"

namespace muehle::wasm {

inline constexpr int better_moves = 1;  // shown for a move that gave something away

// `{"exact_moves":…,"losing_ply":{"white":…,"black":…},"moves":[{"ply":…,"colour":…,"move":…,"phase":…,"best":…,"played":…,"judgement":…,"critical":…,
// "better":[{"move":…,"line":[…]}]},…]}`.
void write_review(Json& json, const review::Review& review);

}  // namespace muehle::wasm
