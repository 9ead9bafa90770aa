#include "net/inbox.h"

#include <utility>

namespace muehle::net {
namespace {

std::size_t size_of(const Said& said) { return said.text.size() + sizeof(Said); }

}  // namespace

void Inbox::expect(std::size_t bytes, SteadyTime since) {
  expected_ = bytes;
  expected_since_ = since;
  count();
}

void Inbox::put(Said said) {
  expected_ = 0;
  bytes_ += size_of(said);
  said_.push_back(std::move(said));
  count();
}

Said Inbox::take() {
  Said said = std::move(said_.front());
  said_.pop_front();
  bytes_ -= size_of(said);
  count();
  return said;
}

void Inbox::clear() {
  said_.clear();
  bytes_ = expected_ = 0;
  count();
}

// Who has to make room may be this one: it is empty then.
void Inbox::count() { part_.hold(bytes_ + expected_, said_.empty() ? expected_since_ : said_.front().since); }

}  // namespace muehle::net
