// The solved game as far as its bytes are at hand: what a desk answers of it beside the rules. Whoever asks
// brings the pieces of the files that an answer says are missing, and asks again.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "perfect/database.h"
#include "perfect/pieces.h"
#include "review/review.h"
#include "rules/game.h"
#include "support/json.h"

namespace muehle::wasm {

//   expect FOLDER [NAME BYTES MODEL]...      the files of a rule set, their sizes and those of their models;
//                                            what was known of the folder is forgotten
//   give FOLDER NAME OFFSET (bytes)          a piece of such a file, all that follows the fourth line
//   values RULES POSITION...                 of each position and its moves, best first:
//                                            `{"values":[{"value":…,"plies":…,"moves":[…]} or null,…]}`
//   missing RULES POSITION                   the files without which nothing is known of it, or its distance
//                                            is not, and that are not expected: `{"files":[…]}`
//   sectors RULES                            all of them, as far as they are known:
//                                            `{"sectors":[{"name":…,"slots":…,"values":…,"plies":…},…]}`
//   slots RULES SECTOR FIRST COUNT [positions]
//                                            a stretch of the slots of a sector, see muehle_database_slots()
//                                            in muehle.h: `{"values":[…],"plies":[…],"once":[…],
//                                            "positions":[…]}`, these where they are asked for
//   review_by_values [again]                 of the game that is open, see write_review(); `again` begins it
//                                            anew
//   check FOLDER NAME BYTES OFFSET (bytes)   a stretch of a file that is looked through from its beginning:
//                                            `{"next":…}` is where the next one begins, BYTES at the end
//
// Where bytes are missing, `values`, `slots` and `review_by_values` answer
// `{"missing":[{"folder":…,"file":…,"offset":…, "length":…},…],"done":…,"of":…}`, positions done and of how
// many. Refused: `absent` where no file holds it, `missing` where files of a sector are, `outside` where no
// game leads there, `damaged` where bytes are wrong, `not_now` where they are not at hand after all.
class Library {
 public:
  // Of pieces at most about `most_bytes` are kept from one question to the next: those that came or were used
  // last.
  explicit Library(std::uint64_t most_bytes = std::uint64_t{96} << 20) : most_bytes_(most_bytes) {}

  // Nothing for a verb that is not its own.
  std::optional<std::string> answer(std::string_view verb, std::string_view arguments, const Game& game);

 private:
  struct Shelf;
  struct Reviewing;

  std::string expect(std::string_view arguments);
  std::string give(std::string_view arguments);
  std::string values(std::string_view arguments);
  std::string missing(std::string_view arguments);
  std::string sectors(std::string_view arguments);
  std::string slots(std::string_view arguments);
  std::string review(std::string_view arguments, const Game& game);
  std::string check(std::string_view arguments);

  std::shared_ptr<Shelf> shelf_of(const RuleSet& rules);  // null where there is none
  void begin_round();

  const std::uint64_t most_bytes_;
  std::uint64_t round_ = 0;                                             // questions so far
  std::map<std::string, std::shared_ptr<Shelf>, std::less<>> shelves_;  // by folder
  std::shared_ptr<Reviewing> reviewing_;
  // What is being checked, as far as it has been.
  std::unique_ptr<perfect::Pieces> checking_;
};

}  // namespace muehle::wasm
