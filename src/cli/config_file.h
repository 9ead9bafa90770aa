// Files of settings: `key = value`, one a line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "support/result.h"

namespace muehle::cli {

struct ConfigLine {
  std::string key;
  std::string value;
  int line = 0;  // from 1
};

// Empty lines and those that begin with `#` say nothing. A value is the rest of its line without the blanks
// around it, so `#` may be part of it; with quotes around it, it is what stands between them. `file` is how
// messages call the text.
Result<std::vector<ConfigLine>> read_config(std::string_view text, const std::string& file);

// A line that is read as this key and value.
std::string config_line(std::string_view key, std::string_view value);

// That of the `words` which differs least from `word`; empty where there are none.
std::string nearest_word(std::string_view word, const std::vector<std::string>& words);

}  // namespace muehle::cli
