// For tests: files of the project that are made of what the program says.
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>

namespace muehle::server::testing {

// Whether a file says this. With the environment variable `rewrite` it is written anew.
inline void expect_made(const std::string& path, const std::string& said, const std::string& rewrite) {
  if (std::getenv(rewrite.c_str()) != nullptr) std::ofstream(path) << said;
  std::ifstream file(path);
  const std::string written((std::istreambuf_iterator<char>(file)), std::istreambuf_iterator<char>());
  const ::testing::TestInfo& test = *::testing::UnitTest::GetInstance()->current_test_info();
  EXPECT_EQ(written, said) << path
                           << " is not what the program says. Write it anew from the project's folder: "
                           << rewrite << "=1 build/dev/tests/server_test --gtest_filter='"
                           << test.test_suite_name() << ".*'";
}

}  // namespace muehle::server::testing
