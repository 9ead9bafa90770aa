#include "engine/page_loader.h"

namespace muehle::engine {
namespace {

// A root with all its moves takes some hundred pages; older wishes are those of positions gone by.
constexpr std::size_t most_wishes = 2048;

class LoadingProbe final : public perfect::Probe {
 public:
  LoadingProbe(std::unique_ptr<perfect::Probe> probe, PageLoader& loader)
      : probe_(std::move(probe)), loader_(loader) {}

  Result<std::optional<perfect::Answer>> answer(const Position& position) override {
    return probe_->answer(position);
  }
  Result<perfect::Sight> look(const Position& position) override { return probe_->look(position); }
  void ask_for(std::span<const perfect::Page> pages) override { loader_.ask_for(pages); }
  Result<void> fetch(const perfect::Page& page) override { return probe_->fetch(page); }

 private:
  std::unique_ptr<perfect::Probe> probe_;
  PageLoader& loader_;
};

}  // namespace

PageLoader::PageLoader(const perfect::Database& database, const BeginThread& begin)
    : database_(database),
      probe_(perfect::make_probe(database, 0)),
      thread_(try_thread([this] { work(); }, begin)) {}

PageLoader::~PageLoader() {
  {
    const std::lock_guard lock(mutex_);
    ends_ = true;
    change_.notify_all();
  }
  if (thread_) thread_->join();
}

void PageLoader::ask_for(std::span<const perfect::Page> pages) {
  if (pages.empty()) return;
  const std::lock_guard lock(mutex_);
  wanted_.insert(wanted_.begin(), pages.begin(), pages.end());
  if (wanted_.size() > most_wishes) wanted_.resize(most_wishes);
  if (begun_.size() > most_wishes) begun_.erase(begun_.begin(), begun_.end() - most_wishes);
  change_.notify_all();
}

std::unique_ptr<perfect::Probe> PageLoader::make_probe() {
  return std::make_unique<LoadingProbe>(perfect::make_probe(database_), *this);
}

// All wishes are passed on first, so that a disk has many of them to choose from. That begins to fetch them;
// reading them one after the other then sees to it that they come.
void PageLoader::work() {
  std::unique_lock lock(mutex_);
  while (true) {
    change_.wait(lock, [&] { return ends_ || !wanted_.empty() || !begun_.empty(); });
    if (ends_) return;
    const bool fresh = !wanted_.empty();
    std::deque<perfect::Page>& queue = fresh ? wanted_ : begun_;
    const perfect::Page page = queue.front();
    queue.pop_front();
    if (fresh) begun_.push_back(page);
    lock.unlock();
    if (fresh) {
      probe_->ask_for({&page, 1});
    } else {
      [[maybe_unused]] const Result<void> fetched = probe_->fetch(page);  // who reads it hears of damage
    }
    lock.lock();
  }
}

}  // namespace muehle::engine
