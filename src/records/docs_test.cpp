// The examples of docs/records.md are read as what they are said to be.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <set>

#include "records/lines.h"
#include "records/read.h"

namespace muehle::records {
namespace {

struct Example {
  std::string format;
  std::string text;
};
std::vector<Example> examples() {
  std::ifstream in("docs/records.md");
  const std::string text(std::istreambuf_iterator<char>(in), {});
  std::vector<Example> found;
  bool inside = false;
  for (const Line& line : lines_of(text)) {
    if (line.text.starts_with("```")) {
      if (!inside) found.push_back({std::string(line.text.substr(3)), {}});
      inside = !inside;
    } else if (inside) {
      found.back().text += std::string(line.text) + "\n";
    }
  }
  std::erase_if(found, [](const Example& each) { return each.format == "console"; });
  return found;
}

TEST(RecordsDocs, EveryExampleIsReadAsItsFormat) {
  std::set<std::string> shown;
  for (const Example& each : examples()) {
    const auto read = read_game(each.text);
    ASSERT_TRUE(read) << each.text << read.error().message;
    EXPECT_EQ(to_text(read->front().format), each.format) << each.text;
    shown.insert(each.format);
  }
  for (const Format format : all_formats)
    EXPECT_TRUE(shown.contains(std::string(to_text(format)))) << to_text(format);
}

}  // namespace
}  // namespace muehle::records
