// The thread that fetches pages ahead.
#include "engine/page_loader.h"

#include <gtest/gtest.h>

#include <chrono>
#include <set>

#include "rules/notation.h"
#include "support/small_database.h"

namespace muehle::perfect {
namespace {

using testing_support::DatabaseFiles;

constexpr std::chrono::minutes patience{2};

const DatabaseFiles& files() {
  static const DatabaseFiles made = testing_support::make_small_files(RulesKey{}, 2 * fewest_stones + 1);
  return made;
}

// Which pages of which file have been read since the files were opened.
struct Shelf {
  std::mutex mutex;
  std::condition_variable change;
  std::set<std::pair<std::string, std::uint64_t>> at_hand;
  bool opening = true;

  bool has(const Page& page) { return at_hand.contains({std::string(page.file), page.offset}); }
  bool wait_for(const std::vector<Page>& pages) {
    std::unique_lock lock(mutex);
    return change.wait_for(lock, patience, [&] {
      return std::all_of(pages.begin(), pages.end(), [&](const Page& page) { return has(page); });
    });
  }
};

class ShelfSource final : public ByteSource {
 public:
  ShelfSource(std::string name, std::vector<std::uint8_t> bytes, Shelf& shelf)
      : name_(std::move(name)), bytes_(std::move(bytes)), shelf_(shelf) {}

  std::uint64_t size() const override { return bytes_.size(); }
  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>&) const override {
    const std::lock_guard lock(shelf_.mutex);
    if (!shelf_.opening) shelf_.at_hand.insert({name_, offset});
    shelf_.change.notify_all();
    return std::span(bytes_).subspan(offset, length);
  }
  bool at_hand(std::uint64_t offset, std::size_t) const override {
    const std::lock_guard lock(shelf_.mutex);
    return shelf_.at_hand.contains({name_, offset});
  }

 private:
  std::string name_;
  std::vector<std::uint8_t> bytes_;
  Shelf& shelf_;
};

Database open_on(Shelf& shelf) {
  Database database{RulesKey{}};
  for (const auto& [name, bytes] : files()) {
    EXPECT_TRUE(database.add(name, std::make_unique<ShelfSource>(name, bytes, shelf)));
  }
  shelf.opening = false;
  return database;
}

TEST(PageLoader, BringsWhatWasAskedFor) {
  Shelf shelf;
  const Database database = open_on(shelf);
  engine::PageLoader loader(database);
  const std::unique_ptr<Probe> probe = loader.make_probe();
  const Position position = *parse_position(".W.......B..WB..W.B..... b 0 0");
  Result<Sight> sight = probe->look(position);
  ASSERT_TRUE(sight);
  ASSERT_FALSE(sight->missing.empty());
  while (!sight->missing.empty()) {
    probe->ask_for(sight->missing);
    ASSERT_TRUE(shelf.wait_for(sight->missing));
    sight = probe->look(position);
    ASSERT_TRUE(sight);
  }
  EXPECT_EQ(sight->answer, (Answer{Value::win, 3}));
}

TEST(PageLoader, EndsWhateverIsStillWanted) {
  Shelf shelf;
  const Database database = open_on(shelf);
  engine::PageLoader loader(database);
  const std::unique_ptr<Probe> probe = loader.make_probe();
  const Result<Sight> sight = probe->look(*parse_position(".W.......B..WB..W.B..... b 0 0"));
  ASSERT_TRUE(sight);
  for (int n = 0; n < 1000; ++n) probe->ask_for(sight->missing);
}

}  // namespace
}  // namespace muehle::perfect
