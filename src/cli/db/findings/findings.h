// What was found out about the solved game: numbers only. `muehle db findings` works them out from a database
// and writes them into a file; `muehle db report` puts words around them. Positions and moves are texts, as
// in rules/notation.h.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/db/sector_stats.h"

namespace muehle::cli::db {

// How many positions are won, drawn and lost for the side to move.
using Counts = solver::ValueCounts;
constexpr std::uint64_t all_of(const Counts& counts) { return counts.win + counts.draw + counts.loss; }
void add(Counts& to, const Counts& more);

// By moves of the winner: element n counts what ends with the winner's n-th move after an error. As long as
// the largest n that occurs.
using MovesOfTheWinner = std::vector<std::uint64_t>;
void count_in(MovesOfTheWinner& counts, int moves);
void add(MovesOfTheWinner& to, const MovesOfTheWinner& more);
// A winner who needs so many plies, the first and the last one his own, makes so many moves; so does one who
// needs one ply more because the other side begins.
constexpr int moves_of_the_winner(int plies) { return (plies + 1) / 2; }

// The files of the database.
struct FileFindings {
  std::uint64_t sectors;
  std::uint64_t placing_bytes;
  std::uint64_t moving_bytes;
  std::uint64_t distance_bytes;
};

// The first moves. Values are those of cli/db/answers.h.
struct FirstMove {
  std::string move;
  std::string value;
  int replies;  // up to symmetry
  int drawing_replies;
};
// All classes of positions that any play leads to before a ply.
struct EarlyPly {
  int ply;
  std::uint64_t won;
  std::uint64_t drawn;
  std::uint64_t lost;
  std::uint64_t in_danger;  // drawn ones with a losing move
};
// White has two neighbouring crossings and is to place on the corner between them; Black has two stones.
struct CentralMill {
  int black_crossings;   // of Black's two stones
  int pairs;             // of Black's stones
  int lost_for_black;    // before White has placed the corner
  int won, drawn, lost;  // for Black, once he has
};
struct OpeningFindings {
  std::string start;
  std::vector<FirstMove> first_moves;
  std::vector<EarlyPly> plies;  // the last one is the first in which an error is possible
  int losing_moves;             // in it
  std::string losing_line;      // one of them, from the start
  std::string central_value;    // for Black after White's first crossing
  std::vector<CentralMill> central;
};

// A line of best play, the winner hurrying and the loser delaying.
struct Line {
  int own;  // stones on the board, of the side to move and of the other one
  int opp;
  int plies;
  std::string position;
  std::string moves;  // separated by blanks
};
struct LineFindings {
  std::vector<Line> lines;  // of the longest win of every moving sector, the longest first
};

// An error after which the other side needs the longest.
struct LateError {
  std::string position;  // drawn
  std::string error;
  int plies;          // that follow the error until the game is won
  std::string moves;  // these plies
};
struct LateErrors {
  int ply;                   // the number of the placement that is the error; 19: a move of the moving phase
  std::uint64_t candidates;  // positions in which the other side wins as late or later: all were looked at
  std::optional<LateError> latest;  // nothing: no error of this kind takes as long as `at_least`
  int at_least;
};
// The longest win and loss with so many stones placed, for the side to move; nothing: it is shorter than
// `at_least`, or there is none.
struct LongEnd {
  int plies;
  std::string position;
};
struct LongEnds {
  int ply;  // that many stones are placed; 18: the moving phase
  int at_least;
  std::optional<LongEnd> win, loss;
};
struct LateFindings {
  std::vector<LateErrors> kinds;
  std::vector<LongEnds> ends;
  std::optional<Line> record;  // the longest win of all of them
};

// Errors in random drawn positions of the moving phase, each position as likely as any other.
struct ErrorFindings {
  std::uint64_t seed;
  std::uint64_t positions;  // drawn ones that were looked at
  std::uint64_t in_danger;  // of these, with a losing move
  std::uint64_t moves;      // legal ones
  std::uint64_t losing_moves;
  MovesOfTheWinner punished;  // losing moves by how long the other side then needs
};

// Games between two who choose by search::ErrorModel, under the standard rules.
struct ErringGames {
  std::string kind;  // `free`, `central`: White goes for the central mill, `countered`: Black on crossings
  std::uint64_t games;
  std::uint64_t white_wins, draws, black_wins;
  std::uint64_t plies;
  std::uint64_t errors;           // moves that give away a win or a draw
  std::uint64_t placing_losses;   // of these, moves that lose a drawn game while stones are being placed
  std::uint64_t moving_losses;    // the same in the moving phase
  std::uint64_t losses_forgiven;  // how many of both kinds the other side gave back before the end
  MovesOfTheWinner punishable;    // both by how long the other side needs with best play, where that is known
  MovesOfTheWinner punished;      // decided games: moves the winner really made after the loser's last error
};
struct GameFindings {
  std::uint64_t seed;
  double temperature;
  double blunder_share;
  int sight;
  std::vector<ErringGames> kinds;
};

// All positions of a sector by something that can be counted on the board, own minus other side's.
struct NumberedCounts {
  int number;
  Counts counts;
};
struct PlaceTable {
  std::string feature;  // `crossings`, `corners`, `slides` (in steps of three)
  int ply;
  int own;
  int opp;
  std::vector<NumberedCounts> rows;
};
struct PlaceFindings {
  std::vector<PlaceTable> tables;
};

// Two kinds of moves compared, each by its best one, in random positions that have both.
struct Comparison {
  std::string kind;  // of positions
  std::uint64_t all;
  std::uint64_t first_better, second_better;  // in value
  std::uint64_t first_sooner, second_sooner;  // the same value, but sooner won or later lost
  std::uint64_t same() const { return all - first_better - second_better - first_sooner - second_sooner; }
};
struct ChoiceFindings {
  std::uint64_t seed;
  std::vector<Comparison> captures;  // taking a stone that opens an own mill, one that prevents a mill
  std::vector<Comparison> mills;     // closing a mill, not closing one
};

// A section of the file: what a run of `muehle db findings` worked out, and how.
struct Origin {
  std::string program;
  std::string command;
  friend bool operator==(const Origin&, const Origin&) = default;
};

struct Findings {
  std::string rules;                      // as perfect::to_text()
  std::map<std::string, Origin> origins;  // by section
  std::vector<SectorSurvey> sectors;      // in the order of perfect::all_sectors()
  std::optional<FileFindings> files;
  std::optional<OpeningFindings> opening;
  std::optional<LineFindings> lines;
  std::optional<LateFindings> late;
  std::optional<ErrorFindings> errors;
  std::optional<GameFindings> games;
  std::optional<PlaceFindings> places;
  std::optional<ChoiceFindings> choices;

  // Null when the sector was not counted.
  const SectorSurvey* sector(const perfect::Sector& sector) const;
};

// The names of the sections, in the order they are worked out in.
inline constexpr const char* section_names[] = {"sectors", "files", "opening", "lines",  "late",
                                                "errors",  "games", "places",  "choices"};

// JSON with a line for each section and, in `sectors`, for each sector.
std::string to_text(const Findings& findings);
Result<Findings> parse_findings(std::string_view text);

}  // namespace muehle::cli::db
