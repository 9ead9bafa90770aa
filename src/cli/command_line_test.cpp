// Runs the built program as people do: the transcripts in tests/golden/cli, and the golden vectors through
// `moves`, `perft` and `replay`. MUEHLE_UPDATE_GOLDEN=1 writes what the program says now into the
// transcripts.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>

#include "support/temp_folder.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;

struct CommandOutput {
  int status = -1;
  std::string out;
  std::string err;
};

std::string read_file(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void write_file(const fs::path& path, const std::string& text) {
  std::ofstream(path, std::ios::binary) << text;
}

// A folder of its own for every test, gone afterwards; commands run in it.
class Workplace {
 public:
  Workplace() { fs::create_directory(folder() / "io"); }

  const fs::path& folder() const { return folder_.path(); }

  // Runs a line of shell in which `muehle` is the built program.
  CommandOutput run(const std::string& command, const std::string& input = {}) const {
    write_file(folder() / "io/in", input);
    const std::string line =
        "cd '" + folder().string() +
        "' && export LC_ALL=C.UTF-8 MUEHLE_DATA=\"$PWD/data\" && muehle() { '" MUEHLE_PROGRAM
        "' \"$@\"; } && (" +
        command + ") <io/in >io/out 2>io/err";
    const int status = std::system(line.c_str());
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, read_file(folder() / "io/out"),
            read_file(folder() / "io/err")};
  }

 private:
  TempFolder folder_;
};

// ---- transcripts ----

// `$ command`, `< input`, `= status` (0 without it), `! error output`, and the output with two blanks before
// it. Everything else is a remark.
struct Case {
  std::string command;
  std::string input;
};

std::string prefixed(const std::string& prefix, const std::string& text) {
  std::istringstream lines(text);
  std::string result;
  for (std::string line; std::getline(lines, line);)
    result += (line.empty() ? prefix.substr(0, 1) : prefix + line) + "\n";
  return result;
}

std::string transcript(const Case& test, const CommandOutput& output) {
  std::string text = "$ " + test.command + "\n" + prefixed("< ", test.input);
  if (output.status != 0) text += "= " + std::to_string(output.status) + "\n";
  return text + prefixed("! ", output.err) + prefixed("  ", output.out);
}

// The file with every case run again.
std::string rerun(const std::string& golden) {
  const Workplace workplace;
  std::istringstream lines(golden);
  std::string result;
  std::optional<Case> test;
  const auto finish = [&] {
    if (test) result += transcript(*test, workplace.run(test->command, test->input));
    test.reset();
  };
  for (std::string line; std::getline(lines, line);) {
    const char kind = line.empty() ? '\0' : line[0];
    if (kind == '$') {
      finish();
      test = Case{line.substr(2), {}};
    } else if (kind == '<') {
      test->input += (line.size() > 2 ? line.substr(2) : "") + "\n";
    } else if (kind != '=' && kind != '!' && kind != ' ') {
      finish();
      result += line + "\n";
    }
  }
  finish();
  return result;
}

class Transcript : public ::testing::TestWithParam<std::string> {};

TEST_P(Transcript, IsWhatTheProgramSays) {
  const fs::path path = fs::path("tests/golden/cli") / (GetParam() + ".cli");
  const std::string golden = read_file(path);
  ASSERT_FALSE(golden.empty()) << path;
  const std::string now = rerun(golden);
  if (std::getenv("MUEHLE_UPDATE_GOLDEN") != nullptr) write_file(path, now);
  EXPECT_EQ(now, golden);
}

INSTANTIATE_TEST_SUITE_P(CommandLine, Transcript,
                         ::testing::Values("general", "rules", "moves", "perft", "replay", "convert", "games",
                                           "show", "play", "db", "bench", "match", "bot", "analyse", "page",
                                           "puzzles", "serve", "tournament"),
                         [](const auto& each) { return each.param; });

// ---- documents ----

// What stands between ``` and begins with `$ ` is what the program says, one command after the other.
struct Document {
  const char* path;
  const char* locale;
};

class Clubs : public ::testing::TestWithParam<Document> {};

TEST_P(Clubs, ShowWhatTheProgramSays) {
  const Workplace workplace;
  std::istringstream lines(read_file(GetParam().path));
  std::string shown;
  std::string said;
  bool in_block = false;
  for (std::string line; std::getline(lines, line);) {
    if (line.starts_with("```")) {
      in_block = !in_block;
      continue;
    }
    if (!in_block) continue;
    shown += line + "\n";
    if (!line.starts_with("$ ")) continue;
    const CommandOutput output =
        workplace.run("export LC_ALL=" + std::string(GetParam().locale) + "; " + line.substr(2));
    EXPECT_EQ(output.status, 0) << line << "\n" << output.err;
    said += line + "\n" + output.out;
  }
  EXPECT_FALSE(shown.empty());
  EXPECT_EQ(said, shown);
}

INSTANTIATE_TEST_SUITE_P(Documents, Clubs,
                         ::testing::Values(Document{"docs/clubs.md", "C.UTF-8"},
                                           Document{"docs/clubs.de.md", "de_DE.UTF-8"}),
                         [](const auto& each) { return each.index == 0 ? "en" : "de"; });

// ---- vectors ----

json::array vector_items(const std::string& name) {
  return json::parse(read_file("tests/golden/vectors/" + name + ".json")).as_object().at("items").as_array();
}

std::string quoted(const json::value& text) { return "'" + std::string(text.as_string()) + "'"; }

json::object run_json(const std::string& command, const std::string& input = {}) {
  const CommandOutput output = Workplace().run(command, input);
  EXPECT_EQ(output.status, 0) << command << "\n" << output.err;
  return json::parse(output.out).as_object();
}

std::string rules_option(const json::object& item) {
  return " --rules 'standard,millProtection=" + std::string(item.at("protection").as_string()) + "'";
}

void expect_same(const json::object& answer, const json::object& item,
                 std::initializer_list<const char*> names) {
  for (const char* name : names)
    EXPECT_EQ(answer.at(name), item.at(name)) << name << " of " << item.at("position");
}

TEST(Vectors, MovesSpeaksTheirLanguage) {
  for (const json::value& value : vector_items("positions")) {
    const json::object& item = value.as_object();
    const std::string setup = " --position " + quoted(item.at("position")) + rules_option(item);
    expect_same(run_json("muehle moves --json" + setup), item,
                {"position", "protection", "phase", "state", "legal_move_count", "moves"});
    const json::value* counts = item.if_contains("perft");
    if (counts == nullptr) continue;
    for (const auto& [depth, nodes] : counts->as_object()) {
      if (depth > "3") continue;
      const json::object perft = run_json("muehle perft --json " + std::string(depth) + setup);
      EXPECT_EQ(perft.at("nodes"), nodes) << item.at("position");
      EXPECT_EQ(json::serialize(perft.at("depth")), depth);
    }
  }
}

TEST(Vectors, ReplayTracesTheirGames) {
  for (const json::value& value : vector_items("games")) {
    const json::object& item = value.as_object();
    std::string moves;
    for (const json::value& move : item.at("moves").as_array()) moves += std::string(move.as_string()) + "\n";
    json::object answer = run_json(
        "muehle replay - --json --trace --position " + quoted(item.at("start")) + rules_option(item), moves);
    for (json::value& row : answer.at("trace").as_array()) row.as_object().erase("due");
    for (const char* name : {"start", "protection", "moves", "final_state", "first_ply_with", "trace"}) {
      EXPECT_EQ(answer.at(name), item.at(name)) << name << " of " << item.at("id");
    }
  }
}

TEST(Licenses, AreInTheProgram) {
  const CommandOutput output = Workplace().run("muehle --licenses");
  EXPECT_EQ(output.status, 0);
  EXPECT_NE(output.out.find(read_file("LICENSE")), std::string::npos);
  EXPECT_NE(output.out.find(read_file("THIRD_PARTY.md")), std::string::npos);
}

}  // namespace
}  // namespace muehle::cli
