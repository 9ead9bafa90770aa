#include "cli/input.h"

#include <gtest/gtest.h>

#include <fstream>

#include "cli/password_file.h"
#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

TEST(Texts, AreReadWithoutAByteOrderMark) {
  const TempFolder folder;
  const std::string file = folder.path() / "text.txt";
  const std::string mark = "\xef\xbb\xbf";
  std::ofstream(file) << mark << "geheim" << mark << "\n";
  EXPECT_EQ(read_text(file).value(), "geheim" + mark + "\n") << "only in front it is none of the letters";
  EXPECT_EQ(read_password("--password-file", file).value(), "geheim" + mark);
  std::ofstream(file) << mark.substr(0, 2);
  EXPECT_EQ(read_text(file).value(), mark.substr(0, 2));
  std::ofstream(file) << mark;
  EXPECT_EQ(read_text(file).value(), "");
}

}  // namespace
}  // namespace muehle::cli
