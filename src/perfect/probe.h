// What a database says about a position. The search knows this file, the arithmetic of answers and the rated
// moves, and no other of the part.
//
//     const auto opened = perfect::open_folder(folder, *parse_rules("standard"));
//     if (!opened) return opened.error().message;  // rules that cannot be solved
//     const auto probe = perfect::make_probe(opened->database);
//     const auto answer = probe->answer(*parse_position("W...W...BB......B....W.. w 0 0"));
//     if (!answer) return answer.error().message;            // a damaged file
//     if (!*answer) return "the database does not know it";  // no file holds it
//     return to_text(**answer);                              // win 3
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "perfect/answer.h"
#include "rules/position.h"
#include "support/result.h"

namespace muehle::perfect {

// A piece of a database file, the unit that is fetched and checked.
struct Page {
  static constexpr std::uint32_t before_pages = ~std::uint32_t{0};

  std::string_view file;  // its name, as in moving-3-4.wdl; valid as long as the database
  std::uint32_t number;   // of the page in the file; `before_pages`: of what stands before them
  std::uint64_t offset;   // bytes from the beginning of the file
  std::uint32_t length;   // bytes
  friend bool operator==(const Page&, const Page&) = default;
};

// What can be said of a position without waiting. Nothing is missing: it is all that the database knows, and
// without an answer it does not know the position. Pages are missing: the rest will be known when they are at
// hand; until then an answer has the right value and no plies.
struct Sight {
  std::optional<Answer> answer = {};
  std::vector<Page> missing = {};
};

// Asks a database. An object belongs to one thread; any number of them can share a database.
class Probe {
 public:
  virtual ~Probe() = default;

  // Waits for what it has to read. Nothing: the database does not hold what it takes to know this position.
  // That is not a draw. An error names the file that is damaged.
  virtual Result<std::optional<Answer>> answer(const Position& position) = 0;

  // The same without waiting: only from pages that are at hand. All pages that are missing are named at once,
  // as far as that can be told without them.
  virtual Result<Sight> look(const Position& position) {
    Result<std::optional<Answer>> found = answer(position);
    if (!found) return tl::unexpected(found.error());
    return Sight{*found, {}};
  }

  // Begins to fetch pages, and does not wait for them.
  virtual void ask_for(std::span<const Page> pages) { static_cast<void>(pages); }

  // Waits until a page is at hand. An error: it cannot be had, or it is damaged.
  virtual Result<void> fetch(const Page& page) {
    static_cast<void>(page);
    return {};
  }
};

}  // namespace muehle::perfect
