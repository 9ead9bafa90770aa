#include "perfect/failure.h"

#include <gtest/gtest.h>

#include "perfect/database.h"
#include "perfect/folder.h"
#include "perfect/format.h"
#include "perfect/sector_file.h"

namespace muehle::perfect {
namespace {

// A file of which nothing has come yet.
class Absent final : public ByteSource {
 public:
  std::uint64_t size() const override { return 1000; }
  std::span<const std::uint8_t> read(std::uint64_t, std::size_t, std::vector<std::uint8_t>&) const override {
    return {};
  }
};

Failure failure(std::unique_ptr<ByteSource> source) {
  const auto file = SectorFile::open("moving-3-3.wdl", std::move(source));
  EXPECT_FALSE(file);
  return file ? Failure::unusable : failure_of(file.error());
}
Failure failure(std::vector<std::uint8_t> bytes) {
  return failure(std::make_unique<MemorySource>(std::move(bytes)));
}

TEST(Failure, TellsWhatIsDamagedFromWhatMayComeAndFromOtherFiles) {
  const Header header{.sector = {placing_plies, 3, 3},
                      .content = Content::wdl,
                      .key = {},
                      .extent = Extent::all,
                      .file_size = 1000,
                      .model_length = 0,
                      .model_checksum = 0,
                      .table_checksum = 0};
  const std::vector<std::uint8_t> whole = to_bytes(header);
  std::vector<std::uint8_t> bent = whole;
  bent[20] ^= 1;
  std::vector<std::uint8_t> of_another_version = whole;
  of_another_version[8] = newest_format_version + 1;
  EXPECT_EQ(failure(whole), Failure::damaged) << "it is too short for what its header says";
  EXPECT_EQ(failure({whole.begin(), whole.begin() + 20}), Failure::damaged);
  EXPECT_EQ(failure(bent), Failure::damaged);
  EXPECT_EQ(failure(of_another_version), Failure::unusable);
  EXPECT_EQ(failure(std::vector<std::uint8_t>(header_bytes, 'x')), Failure::unusable);
  EXPECT_EQ(failure(std::make_unique<Absent>()), Failure::not_now);
}

TEST(Failure, TellsWhatIsNotThereFromWhatIsOfOtherRules) {
  EXPECT_EQ(failure_of(map_file("/nowhere/moving-3-3.wdl").error()), Failure::missing);
  EXPECT_EQ(failure_of(key_of({.fly_at = never_fly}).error()), Failure::other_rules);
  EXPECT_EQ(failure_of(Database({}).add("moving.wdl", std::make_unique<Absent>()).error()),
            Failure::unusable);
  for (const Failure each : {Failure::not_now, Failure::damaged, Failure::missing, Failure::other_rules})
    EXPECT_EQ(failure_of(fail(each, "").value()), each);
}

}  // namespace
}  // namespace muehle::perfect
