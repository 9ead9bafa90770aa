#include "cli/match/record_file.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <cerrno>
#include <cstring>

#include "rules/record.h"

namespace muehle::cli {
namespace {

std::string record_date() { return fmt::format("{:%Y.%m.%d}", fmt::localtime(std::time(nullptr))); }

}  // namespace

Result<RecordFile> RecordFile::create(const std::string& path, Names names) {
  std::FILE* file = std::fopen(path.c_str(), "wb");
  if (file == nullptr) return fail(fmt::format("cannot write {}: {}", path, std::strerror(errno)));
  RecordFile records(path, file, std::move(names));
  records.date_ = record_date();
  return records;
}

Result<void> RecordFile::add(match::FinishedGame game) {
  const int number = game.number;
  waiting_.emplace(number, std::move(game));
  Result<void> written;
  while (written && !waiting_.empty() && waiting_.begin()->first == next_) {
    written = write(waiting_.begin()->second);
    waiting_.erase(waiting_.begin());
    ++next_;
  }
  return written;
}

Result<void> RecordFile::finish() {
  Result<void> written;
  for (const auto& [number, game] : waiting_) {
    if (written) written = write(game);
  }
  waiting_.clear();
  return written;
}

Result<void> RecordFile::write(const match::FinishedGame& game) {
  const bool first_has_white = match::first_players_colour(game.number) == Colour::white;
  Record record{.tags = {{"Event", fmt::format("{} against {}", names_[0], names_[1])},
                         {"Site", "?"},
                         {"Date", date_},
                         {"Round", fmt::format("{}.{}", game.number / 2 + 1, game.number % 2 + 1)},
                         {"White", names_[first_has_white ? 0 : 1]},
                         {"Black", names_[first_has_white ? 1 : 0]}},
                .game = game.played.game,
                .notes = {}};
  if (const std::optional<match::Foul>& foul = game.played.foul) {
    record.notes.push_back(
        {record.game.history().size(), CommentText{fmt::format("{}: {}", to_text(foul->kind), foul->what)}});
  }
  const std::string text = write_record(record) + '\n';
  const bool written =
      std::fwrite(text.data(), 1, text.size(), file_.get()) == text.size() && std::fflush(file_.get()) == 0;
  if (!written) return fail(fmt::format("cannot write to {}: {}", path_, std::strerror(errno)));
  return {};
}

}  // namespace muehle::cli
