#include "server/tables/open_game.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <charconv>
#include <chrono>
#include <cmath>

#include "play/time_control.h"
#include "rules/notation.h"
#include "server/tables/game_record.h"
#include "support/text.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

OpenGame with_ratings(Transaction& all, EndedGame game) {
  const std::int64_t number = game.listed.number;
  const bool rated = game.listed.rated;
  return {.game = std::move(game),
          .ratings = rated ? all.ratings().changes_by(number) : std::optional<std::array<RatingChange, 2>>()};
}

std::string utc(UnixSeconds at) {
  return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(at)));
}

json::value open_player_value(const OpenGame& game, std::size_t side) {
  const std::optional<ListedGame::Player>& player = game.game.listed.players.at(side);
  if (!player) return nullptr;
  json::object value{{"name", player->name}, {"registered", player->registered}};
  if (player->bot) value["bot"] = true;
  if (player->deleted) value["deleted"] = true;
  if (game.ratings) {
    value["rating"] = std::lround(game.ratings->at(side).before);
    value["rating_after"] = std::lround(game.ratings->at(side).after);
  }
  return value;
}

std::string moves_text(const Game& game) {
  std::string moves;
  for (const Ply& ply : game.history().plies()) moves += (moves.empty() ? "" : " ") + to_text(ply.move);
  return moves;
}

// `white_wins:time` → `time`; `aborted` says why itself.
std::string_view reason_of(const Outcome& outcome) {
  return outcome.reason == Reason::none ? to_text(outcome.verdict) : to_text(outcome.reason);
}

json::array numbers(const std::vector<Milliseconds>& times) {
  return json::array(times.begin(), times.end());
}

Result<std::string> line_of(const OpenGame& game, const Replayed& played) {
  const ListedGame& listed = game.game.listed;
  const Result<Correction> correction = correction_of(game.game.played);
  if (!correction) return tl::unexpected<Error>(correction.error());
  const Outcome& outcome = played.game.outcome();
  json::object line{{"number", listed.number},
                    {"code", listed.code},
                    {"round", game.game.round},
                    {"white", open_player_value(game, 0)},
                    {"black", open_player_value(game, 1)},
                    {"rules", listed.rules},
                    {"start", game.game.played.start},
                    {"time", listed.time_control},
                    {"rated", listed.rated},
                    {"began", utc(listed.began_at)},
                    {"ended", utc(listed.moved_at)},
                    {"result", result_text(outcome.verdict)},
                    {"reason", reason_of(outcome)},
                    {"plies", played.game.history().size()},
                    {"moves", moves_text(played.game)}};
  if (!correction->result.empty()) line["correction"] = correction->result;
  if (listed.time_control != play::to_text(play::Unlimited{})) {
    line["left"] = numbers(played.left);
    line["spent"] = numbers(played.spent);
  }
  line["cursor"] = cursor_text(end_of(game));
  return json::serialize(line) + "\n";
}

// Rating tags are called as elsewhere, whatever the system is.
void add_rating_tags(const std::array<RatingChange, 2>& ratings, std::vector<Tag>& tags) {
  for (const auto& [name, change] : {std::pair{"White", ratings[0]}, std::pair{"Black", ratings[1]}}) {
    const long before = std::lround(change.before);
    tags.push_back({fmt::format("{}Elo", name), std::to_string(before)});
    tags.push_back(
        {fmt::format("{}RatingDiff", name), fmt::format("{:+}", std::lround(change.after) - before)});
  }
}

// As other servers mark them.
void add_bot_tags(const ListedGame& game, std::vector<Tag>& tags) {
  for (const auto& [name, player] :
       {std::pair{"White", &game.players[0]}, std::pair{"Black", &game.players[1]}})
    if (*player && (*player)->bot) tags.push_back({fmt::format("{}Title", name), "BOT"});
}

void add_time_tags(std::string_view kind, UnixSeconds at, std::vector<Tag>& tags) {
  const std::tm time = fmt::gmtime(static_cast<std::time_t>(at));
  tags.push_back({fmt::format("{}Date", kind), fmt::format("{:%Y.%m.%d}", time)});
  tags.push_back({fmt::format("{}Time", kind), fmt::format("{:%H:%M:%S}", time)});
}

Result<std::string> record_of(const OpenGame& game, Replayed played) {
  const ListedGame& listed = game.game.listed;
  const auto name = [&](std::size_t side) {
    const std::optional<ListedGame::Player>& player = listed.players.at(side);
    return player ? player->name : std::string();
  };
  Result<Record> record =
      make_record(game.game.played, std::move(played), {name(0), name(1)}, game.game.round, Words::left_out);
  if (!record) return tl::unexpected<Error>(record.error());
  add_bot_tags(listed, record->tags);
  if (game.ratings) add_rating_tags(*game.ratings, record->tags);
  add_time_tags("UTC", listed.began_at, record->tags);
  add_time_tags("End", listed.moved_at, record->tags);
  return write_record(*record) + "%cursor " + cursor_text(end_of(game)) + "\n\n";
}

template <typename Number>
bool read_digits(std::string_view text, Number& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return !text.empty() && error == std::errc() && end == text.data() + text.size() && number >= 0;
}

// `24` of `2026-11-24T…`, in its place.
std::optional<int> digits_at(std::string_view text, std::size_t from, std::size_t count) {
  if (text.size() < from + count) return std::nullopt;
  int number = 0;
  const std::string_view part = text.substr(from, count);
  const bool all_digits = std::ranges::all_of(part, is_digit);
  if (!all_digits || !read_digits(part, number)) return std::nullopt;
  return number;
}

std::optional<UnixSeconds> parse_date(std::string_view text) {
  const auto year = digits_at(text, 0, 4);
  const auto month = digits_at(text, 5, 2);
  const auto day = digits_at(text, 8, 2);
  if (text.size() != 10 || text[4] != '-' || text[7] != '-' || !year || !month || !day) return std::nullopt;
  const std::chrono::year_month_day date{std::chrono::year(*year),
                                         std::chrono::month(static_cast<unsigned>(*month)),
                                         std::chrono::day(static_cast<unsigned>(*day))};
  if (!date.ok()) return std::nullopt;
  return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::sys_days(date).time_since_epoch())
      .count();
}

// `T18:00:00Z`.
std::optional<UnixSeconds> parse_time_of_day(std::string_view text) {
  const auto hour = digits_at(text, 1, 2);
  const auto minute = digits_at(text, 4, 2);
  const auto second = digits_at(text, 7, 2);
  const bool framed =
      text.size() == 10 && text[0] == 'T' && text[3] == ':' && text[6] == ':' && text[9] == 'Z';
  if (!framed || !hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 59)
    return std::nullopt;
  return (*hour * 60 + *minute) * 60 + *second;
}

}  // namespace

std::size_t events_in(const std::vector<OpenGame>& games) {
  std::size_t events = 0;
  for (const OpenGame& game : games) events += game.game.played.events.size();
  return events;
}

std::vector<OpenGame> open_games(Transaction& all, const EndedFilter& filter, int most) {
  std::vector<OpenGame> games;
  for (EndedGame& game : all.games().public_games_ended(filter, most))
    games.push_back(with_ratings(all, std::move(game)));
  return games;
}

std::optional<OpenGame> open_game(Transaction& all, std::int64_t number) {
  std::optional<EndedGame> game = all.games().public_game_ended(number);
  if (!game) return std::nullopt;
  return with_ratings(all, *std::move(game));
}

std::optional<OpenFormat> parse_open_format(std::string_view text) {
  if (text == "ndjson") return OpenFormat::ndjson;
  if (text == "records") return OpenFormat::records;
  return std::nullopt;
}

Result<std::string> to_text(const OpenGame& game, OpenFormat format) {
  Result<Replayed> played = replay(game.game.played, Words::left_out);
  Result<std::string> text = !played ? Result<std::string>(tl::unexpected<Error>(played.error()))
                             : format == OpenFormat::ndjson ? line_of(game, *played)
                                                            : record_of(game, *std::move(played));
  if (!text) return fail(fmt::format("game {}: {}", game.game.listed.number, text.error().message));
  return text;
}

EndOfGame end_of(const OpenGame& game) { return {game.game.listed.moved_at, game.game.listed.number}; }

std::string cursor_text(const EndOfGame& end) { return fmt::format("{}-{}", end.at, end.number); }

std::optional<EndOfGame> parse_cursor(std::string_view text) {
  const std::size_t dash = text.find('-');
  EndOfGame end;
  if (dash == std::string_view::npos || !read_digits(text.substr(0, dash), end.at) ||
      !read_digits(text.substr(dash + 1), end.number))
    return std::nullopt;
  return end;
}

std::optional<UnixSeconds> parse_time(std::string_view text) {
  UnixSeconds seconds = 0;
  if (read_digits(text, seconds)) return seconds;
  const std::optional<UnixSeconds> date = parse_date(text.substr(0, 10));
  if (!date || text.size() <= 10) return date;
  const std::optional<UnixSeconds> time = parse_time_of_day(text.substr(10));
  return time ? std::optional(*date + *time) : std::nullopt;
}

}  // namespace muehle::server
