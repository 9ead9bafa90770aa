#include "support/slow_disk.h"

#include <stdexcept>

namespace muehle::testing_support {
namespace {

SlowDisk* the_clock = nullptr;

}  // namespace

class SlowDisk::Source final : public perfect::ByteSource {
 public:
  Source(std::vector<std::uint8_t> bytes, SlowDisk& disk) : bytes_(std::move(bytes)), disk_(disk) {}

  std::uint64_t size() const override { return bytes_.size(); }

  std::span<const std::uint8_t> read(std::uint64_t offset, std::size_t length,
                                     std::vector<std::uint8_t>&) const override {
    if (!disk_.opening_ && !at_hand(offset, length)) {
      if (disk_.on_wait) disk_.on_wait();
      ++disk_.waits_;
      const auto asked = there_at_.find(offset);
      const std::int64_t there = asked != there_at_.end() ? asked->second : disk_.fetched_at();
      there_at_[offset] = there;
      disk_.now_ = std::max(disk_.now_, there);
    }
    return std::span(bytes_).subspan(offset, length);
  }

  bool at_hand(std::uint64_t offset, std::size_t) const override {
    const auto asked = there_at_.find(offset);
    return asked != there_at_.end() && asked->second <= disk_.now_;
  }

  void ask_for(std::uint64_t offset, std::size_t) const override {
    if (there_at_.contains(offset)) return;
    ++disk_.asked_;
    there_at_[offset] = disk_.fetched_at();
  }

 private:
  std::vector<std::uint8_t> bytes_;
  SlowDisk& disk_;
  mutable std::map<std::uint64_t, std::int64_t> there_at_;  // pages, by offset
};

perfect::Database SlowDisk::open(const perfect::RulesKey& key, const DatabaseFiles& files) {
  opening_ = true;
  perfect::Database database(key);
  for (const auto& [name, bytes] : files) {
    const auto added = database.add(name, std::make_unique<Source>(bytes, *this));
    if (!added) throw std::runtime_error(added.error().message);
  }
  opening_ = false;
  return database;
}

std::int64_t SlowDisk::clock() { return the_clock->time(); }
void SlowDisk::be_the_clock() { the_clock = this; }

}  // namespace muehle::testing_support
