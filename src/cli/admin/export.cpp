// `muehle admin export --month 2026-11 [--data DIR] [--database ADDRESS] [--format ndjson|records]
// [--license TEXT] [--out FILE]`: the public games that ended in a month, also while the server runs. The
// same games make the same bytes. `muehle admin export --tournaments`: the public tournaments that are over.
#include <fmt/format.h>
#include <unistd.h>

#include <boost/json.hpp>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/admin/subcommands.h"
#include "cli/games_place.h"
#include "server/tables/open_game.h"
#include "server/tournaments/open_tournament.h"
#include "support/clock.h"
#include "support/text.h"

namespace muehle::cli::admin {
namespace {

namespace fs = std::filesystem;
namespace json = boost::json;
using server::OpenFormat;
using server::OpenGame;

constexpr int format_version = 1;
constexpr int page = 200;
constexpr int games_between_words = 10'000;
// A game is stored when its last move is answered; so long after a month all that ended in it are there.
constexpr UnixSeconds settled_after = 60;

struct ExportOptions {
  PlaceOptions place;
  std::string month;
  bool tournaments = false;
  std::string format = "ndjson";
  std::string license;
  std::string out;
};

struct Month {
  UnixSeconds begin;
  UnixSeconds end;
};

Result<Month> parse_month(const std::string& text) {
  const auto begin = text.size() == 7 ? server::parse_time(text + "-01") : std::nullopt;
  if (!begin) return fail(fmt::format("{} is no month; expected is one as in 2026-11", shown(text)));
  const int year = std::stoi(text.substr(0, 4));
  const int month = std::stoi(text.substr(5));
  const std::string next = fmt::format("{:04}-{:02}", year + month / 12, month % 12 + 1);
  const auto end = server::parse_time(next + "-01");
  if (!end) return fail(fmt::format("{} is too late a month", text));
  if (unix_now() < *end + settled_after)
    return fail(fmt::format("{} is not over; it can be exported from {}-01, 00:01 UTC, on", text, next));
  return Month{*begin, *end};
}

// Where the games are written to: standard output, or a file that has its name when it is whole.
class Sink {
 public:
  static Result<Sink> open(const std::string& path) {
    if (path.empty()) return Sink(stdout, "");
    std::FILE* file = std::fopen(part_of(path).c_str(), "wb");
    if (file == nullptr) return fail(fmt::format("cannot write {}: {}", part_of(path), std::strerror(errno)));
    return Sink(file, path);
  }
  Sink(Sink&& other) noexcept : file_(std::exchange(other.file_, nullptr)), path_(std::move(other.path_)) {}
  Sink& operator=(Sink&&) = delete;
  ~Sink() {
    if (path_.empty() || file_ == nullptr) return;
    std::fclose(file_);
    std::remove(part_of(path_).c_str());
  }

  Result<void> write(const std::string& text) {
    if (std::fwrite(text.data(), 1, text.size(), file_) == text.size()) return {};
    return failed();
  }
  Result<void> finish() {
    if (std::fflush(file_) != 0) return failed();
    if (path_.empty()) return {};
    if (fsync(fileno(file_)) != 0) return failed();
    std::error_code error;
    fs::rename(part_of(path_), path_, error);
    if (error) return fail(fmt::format("cannot write {}: {}", path_, error.message()));
    std::fclose(std::exchange(file_, nullptr));
    return {};
  }

 private:
  Sink(std::FILE* file, std::string path) : file_(file), path_(std::move(path)) {}
  static std::string part_of(const std::string& path) { return path + ".part"; }
  Result<void> failed() const {
    return fail(
        fmt::format("cannot write {}: {}", path_.empty() ? "the games" : path_, std::strerror(errno)));
  }

  std::FILE* file_;
  std::string path_;  // empty: standard output
};

std::string manifest_of_tournaments(const ExportOptions& options) {
  json::object line{{"format", "muehle-tournaments"}, {"version", format_version}};
  if (!options.license.empty()) line["license"] = options.license;
  return json::serialize(line) + "\n";
}

// The first line: what this is.
std::string manifest(const ExportOptions& options, OpenFormat format) {
  if (format == OpenFormat::records) {
    return fmt::format("%muehle-games {} {}{}{}\n\n", format_version, options.month,
                       options.license.empty() ? "" : " ", options.license);
  }
  json::object line{{"format", "muehle-games"}, {"version", format_version}, {"month", options.month}};
  if (!options.license.empty()) line["license"] = options.license;
  return json::serialize(line) + "\n";
}

Result<std::int64_t> write_all(OpenedGames& games, const Month& month, OpenFormat format, Sink& sink) {
  std::int64_t written = 0;
  EndedFilter filter{.since = month.begin, .until = month.end};
  for (bool more = true; more;) {
    std::vector<OpenGame> some;
    const Result<void> done =
        games.read([&](Transaction& all) { some = server::open_games(all, filter, page); });
    if (!done) return tl::unexpected<Error>(done.error());
    more = static_cast<int>(some.size()) == page;
    for (const OpenGame& game : some) {
      filter.after = server::end_of(game);
      const Result<std::string> text = server::to_text(game, format);
      if (!text) {
        fmt::print(stderr, "left out: {}; see muehle admin check\n", text.error().message);
        continue;
      }
      if (const Result<void> put = sink.write(*text); !put) return tl::unexpected<Error>(put.error());
      if (++written % games_between_words == 0) fmt::print(stderr, "games: {} …\n", written);
    }
  }
  return written;
}

Result<std::int64_t> write_tournaments(OpenedGames& games, Sink& sink) {
  std::int64_t written = 0;
  for (std::int64_t after = 0;;) {
    std::optional<server::OpenTournament> next;
    const Result<void> done =
        games.read([&](Transaction& all) { next = server::open_tournament_behind(all, after); });
    if (!done) return tl::unexpected<Error>(done.error());
    if (!next) return written;
    after = next->stored.id;
    const Result<std::string> line = server::to_line(*next, server::WithActs::yes);
    if (!line) {
      fmt::print(stderr, "left out: tournament {}: {}; see muehle admin check\n", after,
                 line.error().message);
      continue;
    }
    if (const Result<void> put = sink.write(*line); !put) return tl::unexpected<Error>(put.error());
    ++written;
  }
}

int run_export_of_tournaments(const ExportOptions& options) {
  if (!options.month.empty() || options.format != "ndjson")
    return complain(Error("--tournaments writes all of them as ndjson: without --month and --format"));
  const Result<GamesPlace> place = games_place(options.place);
  if (!place) return complain(place.error());
  Result<OpenedGames> games = OpenedGames::open(*place);
  if (!games) return complain(games.error(), exit_failed);
  Result<Sink> sink = Sink::open(options.out);
  if (!sink) return complain(sink.error(), exit_failed);
  if (const Result<void> begun = sink->write(manifest_of_tournaments(options)); !begun)
    return complain(begun.error(), exit_failed);
  const Result<std::int64_t> written = write_tournaments(*games, *sink);
  if (!written) return complain(written.error(), exit_failed);
  if (const Result<void> finished = sink->finish(); !finished) return complain(finished.error(), exit_failed);
  fmt::print(stderr, "tournaments: {}\n", *written);
  return exit_done;
}

int run_export(const ExportOptions& options) {
  if (options.license.find_first_of("\r\n") != std::string::npos)
    return complain(Error("--license is one line: the name of a licence, or where it is to be read"));
  if (options.tournaments) return run_export_of_tournaments(options);
  if (options.month.empty()) return complain(Error("say which games: --month 2026-11, or --tournaments"));
  const Result<Month> month = parse_month(options.month);
  if (!month) return complain(month.error());
  const std::optional<OpenFormat> format = server::parse_open_format(options.format);
  if (!format) return complain(Error("--format must be ndjson or records"));
  const Result<GamesPlace> place = games_place(options.place);
  if (!place) return complain(place.error());
  Result<OpenedGames> games = OpenedGames::open(*place);
  if (!games) return complain(games.error(), exit_failed);
  Result<Sink> sink = Sink::open(options.out);
  if (!sink) return complain(sink.error(), exit_failed);
  if (const Result<void> begun = sink->write(manifest(options, *format)); !begun)
    return complain(begun.error(), exit_failed);
  const Result<std::int64_t> written = write_all(*games, *month, *format, *sink);
  if (!written) return complain(written.error(), exit_failed);
  if (const Result<void> finished = sink->finish(); !finished) return complain(finished.error(), exit_failed);
  fmt::print(stderr, "games: {}\n", *written);
  return exit_done;
}

}  // namespace

Command add_export(Arguments admin) {
  const auto options = std::make_shared<ExportOptions>();
  const Arguments command = admin.subcommand(
      "export",
      "Write the public games that ended in a month, or tournaments, for everybody; the server may run");
  command.option("--month", options->month, "Of UTC, as in 2026-11; it must be over");
  command.flag("--tournaments", options->tournaments,
               "Instead of games: the public tournaments that are over, with their acts and results");
  add_place_options(command, options->place);
  command.option("--format", options->format, "ndjson (a line of JSON a game) or records; else ndjson");
  command.option("--license", options->license, "What the first line says of how the games may be used");
  command.option("--out", options->out,
                 "A file, which has this name when all of it is there; else standard output");
  return {command, [options] { return run_export(*options); }};
}

}  // namespace muehle::cli::admin
