// A collection in a folder of its own, and games to put into it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>

#include "collection/collection.h"
#include "records/read.h"
#include "support/temp_folder.h"

namespace muehle::collection {

class GamesTest : public ::testing::Test {
 protected:
  Collection open(Missing missing = Missing::create) { return *Collection::open(file(), missing); }
  std::filesystem::path file() const { return folder_.path() / "games.db"; }

 private:
  TempFolder folder_;
};

inline NewGame game(std::string_view text, std::string source = "club.txt") {
  const auto read = records::read_the_game(text);
  EXPECT_TRUE(read) << text;
  return {*read, std::move(source)};
}
inline NewGame game(std::string_view white, std::string_view black, std::string_view date,
                    std::string_view moves, std::string_view result = "*") {
  const std::string head = "[White \"" + std::string(white) + "\"]\n[Black \"" + std::string(black) +
                           "\"]\n[Date \"" + std::string(date) + "\"]\n[Result \"" + std::string(result) +
                           "\"]\n\n";
  return game(head + std::string(moves) + " " + std::string(result));
}

}  // namespace muehle::collection
