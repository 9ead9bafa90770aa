#include "cli/tournament/file.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <thread>

#include "cli/input.h"
#include "cli/tournament/entrants.h"
#include "cli/tournament/sheet.h"
#include "support/temp_folder.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

Host entering(const std::string& name) {
  return [name](const NamedTournament&) -> Result<std::vector<Act>> {
    return std::vector<Act>{Enter{name, {}}};
  };
}

TEST(TournamentFile, IsItsActs) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  ASSERT_TRUE(found_tournament(path, {"Evening", {.rounds = 3, .seed = 7}}));
  ASSERT_TRUE(change_tournament(path, entering("Anna")));
  const Result<NamedTournament> read = read_tournament(path);
  ASSERT_TRUE(read);
  EXPECT_EQ(read->names, std::vector<std::string>{"Anna"});
  EXPECT_TRUE(read_text(path)->ends_with("\nenter \"Anna\"\n"));
}

TEST(TournamentFile, IsNotBegunTwice) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  ASSERT_TRUE(found_tournament(path, {"Evening", {}}));
  EXPECT_FALSE(found_tournament(path, {"Another", {}}));
  EXPECT_EQ(read_tournament(path)->title, "Evening");
}

TEST(TournamentFile, StaysAsItIsWhereAnActIsRefused) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  ASSERT_TRUE(found_tournament(path, {"Evening", {}}));
  const std::string before = *read_text(path);
  const Host twice = [](const NamedTournament&) -> Result<std::vector<Act>> {
    return std::vector<Act>{Enter{"Anna", {}}, Enter{"Anna", {}}};
  };
  EXPECT_FALSE(change_tournament(path, twice));
  EXPECT_EQ(*read_text(path), before);
  EXPECT_FALSE(std::filesystem::exists(path + ".part"));
}

TEST(TournamentFile, TakesALastLineWithoutAnEnd) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  ASSERT_TRUE(write_text(path, "tournament \"Evening\" swiss\nenter \"Anna\""));
  ASSERT_TRUE(change_tournament(path, entering("Bernd")));
  EXPECT_EQ(read_tournament(path)->names, (std::vector<std::string>{"Anna", "Bernd"}));
}

TEST(TournamentFile, ALinkStaysALink) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  const std::string link = folder.path() / "link.txt";
  ASSERT_TRUE(found_tournament(path, {"Evening", {}}));
  std::filesystem::create_symlink(path, link);
  ASSERT_TRUE(change_tournament(link, entering("Anna")));
  EXPECT_TRUE(std::filesystem::is_symlink(link));
  EXPECT_EQ(read_tournament(path)->names.size(), 1u);
}

TEST(TournamentFile, LosesNothingWhereSeveralChangeIt) {
  const TempFolder folder;
  const std::string path = folder.path() / "evening.txt";
  ASSERT_TRUE(found_tournament(path, {"Evening", {}}));
  constexpr int writers = 4;
  constexpr int each_enters = 10;
  std::vector<std::thread> threads;
  for (int writer = 0; writer < writers; ++writer) {
    threads.emplace_back([&, writer] {
      for (int n = 0; n < each_enters; ++n) {
        const std::string name = "P" + std::to_string(writer) + "-" + std::to_string(n);
        EXPECT_TRUE(change_tournament(path, entering(name)));
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(read_tournament(path)->names.size(), std::size_t{writers * each_enters});
}

NamedTournament with_names(const std::vector<std::string>& names) {
  NamedTournament named = found(Found{"Evening", {}}).value();
  for (const std::string& name : names) EXPECT_TRUE(perform(named, Enter{name, {}}));
  return named;
}

TEST(EntrantsOfTournaments, AreFoundByNumberNameOrBeginning) {
  const NamedTournament named = with_names({"Anna", "Annabel Schulz", "Jörg", "Max Schulz"});
  EXPECT_EQ(find_entrant(named, "3"), 2u);
  EXPECT_EQ(find_entrant(named, "anna"), 0u) << "a whole name comes before a beginning";
  EXPECT_EQ(find_entrant(named, "Annab"), 1u);
  EXPECT_EQ(find_entrant(named, "max"), 3u);
  EXPECT_EQ(find_entrant(named, "Schulz").error().message,
            "`Schulz` may be any of these; say the number: 2 Annabel Schulz, 4 Max Schulz");
  for (const char* nobody : {"0", "5", "", "Zoe", "-1"}) EXPECT_FALSE(find_entrant(named, nobody)) << nobody;
}

TEST(SheetsOfTournaments, TakeNamesForNoMarkup) {
  NamedTournament named = with_names({"<script>alert(1)</script>", "\"&'"});
  ASSERT_TRUE(perform(named, BeginRound{1, {{0, 1}}}));
  for (const std::string& page : {sheet(named, Language::german), wall_sheet(named, Language::english)}) {
    EXPECT_EQ(page.find("<script"), std::string::npos);
    EXPECT_NE(page.find("&lt;script&gt;alert(1)&lt;/script&gt;"), std::string::npos);
    EXPECT_NE(page.find("&quot;&amp;&#39;"), std::string::npos);
  }
}

}  // namespace
}  // namespace muehle::cli::tournament
