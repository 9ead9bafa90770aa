// A picture as pixels. Native programs only.
#pragma once

#include <string>
#include <string_view>

#include "support/result.h"

namespace muehle::diagram {

// Wider or higher pictures are refused.
inline constexpr int most_pixels = 16384;

// The bytes of a PNG file, `width` pixels wide and as high as the picture asks for. `svg` is what to_svg()
// made.
Result<std::string> to_png(std::string_view svg, int width);

}  // namespace muehle::diagram
