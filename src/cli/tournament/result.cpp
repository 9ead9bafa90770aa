// `muehle tournament FILE result 2 1-0`: what a game came to.
#include <fmt/format.h>

#include "cli/output.h"
#include "cli/tournament/entrants.h"
#include "cli/tournament/subcommands.h"
#include "cli/tournament/views.h"
#include "support/text.h"

namespace muehle::cli::tournament {
namespace {

using namespace club::tournament;

// The board of the last round, or with its round, or with the game, too.
struct ResultPlace {
  int round;
  int board;
  int first_game = 1;
};

Result<ResultPlace> read_place(const NamedTournament& named, const std::string& text) {
  const int last = last_round(named);
  std::vector<int> numbers;
  for (const std::string_view part : split(text, '.')) {
    const std::optional<int> number = read_number(part, 1);
    if (!number)
      return fail(
          fmt::format("which game is said by its board, as 2, by round and board, as 1.2, or by round, "
                      "board and game, as 1.2.1, not by {}",
                      shown(text)));
    numbers.push_back(*number);
  }
  if (last == 0) return fail("no round has begun yet; `round` begins one");
  if (numbers.size() == 1) return ResultPlace{last, numbers[0]};
  if (numbers.size() == 2) return ResultPlace{numbers[0], numbers[1]};
  if (numbers.size() == 3) return ResultPlace{numbers[0], numbers[1], numbers[2]};
  return fail(fmt::format("{} has too many numbers; round, board and game are enough", shown(text)));
}

Result<const Pairing*> pairing_at(const NamedTournament& named, const ResultPlace& at) {
  const std::vector<Round>& rounds = named.tournament.rounds;
  const auto round = static_cast<std::size_t>(at.round);
  if (round > rounds.size()) return fail(fmt::format("the last round is number {}", rounds.size()));
  const auto board = static_cast<std::size_t>(at.board);
  if (board > rounds[round - 1].size())
    return fail(
        fmt::format("round {} has {} boards, and none of number {}", round, rounds[round - 1].size(), board));
  const Pairing& pairing = rounds[round - 1][board - 1];
  if (is_bye(pairing))
    return fail(fmt::format("{} has a bye, which has no result", with_number(named, pairing.seats.white)));
  return &pairing;
}

// People write `1:0` as well.
Result<GameResult> read_result(const std::string& text) {
  if (text == "1:0") return GameResult::white_wins;
  if (text == "0:1") return GameResult::black_wins;
  return parse_result(text);
}

Result<std::vector<Act>> acts_of(const ResultPlace& at, const Pairing& pairing,
                                 const std::vector<std::string>& results) {
  const auto games = static_cast<int>(pairing.games.size());
  if (results.empty())
    return fail(
        "a result is missing: 1-0, 1/2, 0-1, +:-, -:+, -:-, - (not played) or open; it says who won by "
        "colour, White first");
  const int last = at.first_game + static_cast<int>(results.size()) - 1;
  if (last > games)
    return fail(fmt::format("this pairing has {}, and there is no result for number {}",
                            games == 1 ? "one game" : fmt::format("{} games", games), last));
  std::vector<Act> acts;
  for (std::size_t n = 0; n < results.size(); ++n) {
    const Result<GameResult> result = read_result(results[n]);
    if (!result) return tl::unexpected(result.error());
    const int game = at.first_game + static_cast<int>(n);
    acts.emplace_back(
        SetResult{at.round, at.board, games > 1 ? std::optional<int>(game) : std::nullopt, *result});
  }
  return acts;
}

// `Board 2 of round 1: 3 Anna – 4 Bernd 1-0 0-1, points 4:0`
std::string summary(const NamedTournament& named, const ResultPlace& at, Language language) {
  const Pairing& pairing =
      named.tournament.rounds[static_cast<std::size_t>(at.round) - 1][static_cast<std::size_t>(at.board) - 1];
  return fmt::format(
      fmt::runtime(
          pick({"Runde {}, Brett {}: {} – {}  {}  Punkte {}", "Round {}, board {}: {} – {}  {}  points {}"},
               language)),
      at.round, at.board, with_number(named, pairing.seats.white), with_number(named, *pairing.seats.black),
      games_text(pairing), points_text(named, pairing));
}

int run_result(const std::string& where, const std::vector<std::string>& results, const Place& place) {
  ResultPlace at{1, 1};
  const Host host = [&](const NamedTournament& named) -> Result<std::vector<Act>> {
    const Result<ResultPlace> read = read_place(named, where);
    if (!read) return tl::unexpected(read.error());
    at = *read;
    const Result<const Pairing*> pairing = pairing_at(named, at);
    if (!pairing) return tl::unexpected(pairing.error());
    return acts_of(at, **pairing, results);
  };
  return change_and_show(place, host, [&](const NamedTournament& named, Language language) {
    print_line(summary(named, at, language));
    print_line(what_is_next(named, language));
  });
}

}  // namespace

Command add_result(Arguments tournament, const SharedPlace& place) {
  const auto where = std::make_shared<std::string>();
  const Arguments command =
      tournament.subcommand("result", "Write down a result, or another one in its place: BOARD RESULT...");
  command.option("BOARD", *where, "Of the last round; or ROUND.BOARD, or ROUND.BOARD.GAME").required();
  command.keep_rest();  // some results begin with a dash
  add_language_option(command, place);
  command.footer(
      "RESULT, one for each game in its order, White of that game first: 1-0, 1/2, 0-1; +:- or -:+ where one "
      "did\n"
      "not come, -:- where both did not, - where it is not played and counts for nothing, open to take one "
      "away.\n"
      "In the second game of a pairing colours are reversed: who wins both has 1-0 0-1 or 0-1 1-0.");
  return {command, [command, where, place] { return run_result(*where, command.rest(), *place); }};
}

}  // namespace muehle::cli::tournament
