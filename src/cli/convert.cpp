// `muehle convert FILES [--to json|own|numbers|sanmill] [--points from_one|from_zero] [--rules R]`: games in
// whatever way they are written, in the way that is asked for. Reads a file game by game, so it may be of any
// size; what cannot be read is told, the other games come out, and the exit status says that one was missing.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <cstdio>
#include <memory>

#include "cli/commands.h"
#include "cli/output.h"
#include "cli/record_files.h"
#include "records/flaw.h"
#include "records/read.h"
#include "records/write.h"
#include "rules/record_tags.h"
#include "support/named.h"

namespace muehle::cli {
namespace {

namespace json = boost::json;

enum class To { json, own, numbers, sanmill };
constexpr Named<To> ways_to_write[] = {
    {To::json, "json"}, {To::own, "own"}, {To::numbers, "numbers"}, {To::sanmill, "sanmill"}};

struct ConvertOptions {
  std::vector<std::string> files;
  std::string to = "own";
  ReadingOptions reading;
};

struct Task {
  To to = To::own;
  records::ReadOptions read;
};

Result<Task> task_of(const ConvertOptions& options) {
  Task task;
  task.to = *value_in(ways_to_write, options.to);
  Result<records::ReadOptions> read = read_options(options.reading);
  if (!read) return tl::unexpected(read.error());
  task.read = *std::move(read);
  return task;
}

json::object json_of(const records::Reading& reading) {
  const History& history = reading.record.game.history();
  json::array moves;
  for (const Ply& ply : history.plies()) moves.emplace_back(to_text(ply.move));
  json::object tags;
  for (const Tag& tag : reading.record.tags) tags[tag.name] = tag.value;
  json::array remarks;
  for (const Error& remark : reading.record.remarks) remarks.emplace_back(remark.message);
  const Position& start = history.start().position;
  return {{"format", records::to_text(reading.format)},
          {"points", to_text(reading.record.points)},
          {"moves", std::move(moves)},
          {"start", start == Position() ? json::value(nullptr) : json::value(to_text(start))},
          {"rules", to_text(history.rules())},
          {"tags", std::move(tags)},
          {"result", result_text(reading.record.game.outcome())},
          {"remarks", std::move(remarks)}};
}

Result<std::string> written(const Record& record, To to) {
  if (to == To::numbers) return records::as_numbers(record);
  return to == To::sanmill ? records::as_sanmill(record) : write_record(record);
}

class Converter {
 public:
  explicit Converter(Task task) : task_(std::move(task)) {}

  void take(const std::string& source, const records::GameText& game) {
    records::Decoded text = records::decoded(game.text);
    auto read = records::read_game(text.text, task_.read, game.first_line);
    if (!read) return refused_.add(source, read.error());
    for (records::Reading& each : *read) {
      if (text.encoding == records::Encoding::windows_1252)
        each.record.remarks.push_back(records::error_of(records::Flaw::taken_for_windows_1252));
      if (read->size() > 1) each.record.remarks.push_back(error_of(Problem::points_in_two_ways, {}));
    }
    put(source, *read);
  }

  int read() const { return read_; }
  const Refused& refused() const { return refused_; }

 private:
  void put(const std::string& source, const std::vector<records::Reading>& ways) {
    if (task_.to == To::json) {
      ++read_;
      for (const records::Reading& way : ways) print_json(json_of(way));
      return;
    }
    if (ways.size() > 1) return refused_.add(source, error_of(Problem::points_in_two_ways, {}));
    const Result<std::string> text = written(ways.front().record, task_.to);
    if (!text) return refused_.add(source, text.error());
    tell(ways.front().record.remarks);
    if (read_++ > 0) print_line("");
    std::fwrite(text->data(), 1, text->size(), stdout);
  }

  Task task_;
  int read_ = 0;
  Refused refused_;
};

Result<void> convert_file(const std::string& path, Converter& converter) {
  bool any = false;
  const auto read = for_each_game(path, [&](const records::GameText& game) {
    any = true;
    converter.take(source_name(path), game);
  });
  if (read && !any) return fail_in(source_name(path) + ": ", records::error_of(records::Flaw::no_game));
  return read;
}

int run_convert(const ConvertOptions& options) {
  const Result<Task> task = task_of(options);
  if (!task) return complain(task.error());
  Converter converter(*task);
  bool failed = false;
  for (const std::string& file : options.files) {
    if (const Result<void> done = convert_file(file, converter); !done) {
      complain(done.error());
      failed = true;
    }
  }
  return failed || converter.refused().games() > 0 || converter.read() == 0 ? exit_usage : exit_done;
}

}  // namespace

Command add_convert(Arguments app) {
  const auto options = std::make_shared<ConvertOptions>();
  const Arguments command =
      app.subcommand("convert", "Read games in any way of writing them, and write them in another");
  command.option("FILES", options->files, "Files with games; - for standard input").required();
  command
      .option("--to", options->to,
              "own: records as this program writes them; numbers: as PlayOK; sanmill; json: a line a game")
      .one_of({"json", "own", "numbers", "sanmill"});
  add_reading_options(command, options->reading);
  return {command, [options] { return run_convert(*options); }};
}

}  // namespace muehle::cli
