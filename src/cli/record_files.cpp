#include "cli/record_files.h"

#include <fmt/format.h>

#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>

#include "cli/command.h"
#include "records/encoding.h"
#include "records/lines.h"

namespace muehle::cli {
namespace {

void split_games(std::istream& in, const std::function<void(const records::GameText&)>& take) {
  records::Splitter splitter;
  const auto feed = [&](std::string_view line) {
    if (const auto game = splitter.add(line)) take(*game);
  };
  std::string line;
  bool first = true;
  while (std::getline(in, line)) {
    if (first && records::begins_as_utf16(line)) {  // its line ends are not those of bytes
      if (!in.eof()) line += '\n';                  // half of a letter
      line.append(std::istreambuf_iterator<char>(in), {});
      const std::string text = records::from_utf16(line);
      for (const records::Line& each : records::lines_of(text)) feed(each.text);
      break;
    }
    first = false;
    feed(line);
  }
  if (const auto game = splitter.finish()) take(*game);
}

}  // namespace

void add_reading_options(Arguments command, ReadingOptions& options) {
  command.option("--points", options.points, "How numbers of points are counted, where both ways are a game")
      .one_of({"from_one", "from_zero"});
  add_rules_option(command, options.setup);
}

Result<records::ReadOptions> read_options(const ReadingOptions& options) {
  const Result<BoardSetup> setup = read_setup(options.setup);
  if (!setup) return tl::unexpected(setup.error());
  records::ReadOptions read;
  if (options.setup.rules) read.rules = setup->rules;
  if (!options.points.empty())
    read.points = options.points == "from_one" ? PointNames::from_one : PointNames::from_zero;
  return read;
}

void Refused::add(const std::string& source, const Error& error) {
  ++(records::is_other_game(error) ? of_other_games_ : games_);
  complain(fail_in(source + ", ", error).value());
}

std::string source_name(const std::string& path) { return path == "-" ? "standard input" : path; }

Result<void> for_each_game(const std::string& path,
                           const std::function<void(const records::GameText&)>& take) {
  if (path == "-") {
    split_games(std::cin, take);
    return {};
  }
  std::ifstream in(path, std::ios::binary);
  if (!in || std::filesystem::is_directory(path))
    return fail(fmt::format("cannot open {}; it is no file that can be read", path));
  split_games(in, take);
  return {};
}

}  // namespace muehle::cli
