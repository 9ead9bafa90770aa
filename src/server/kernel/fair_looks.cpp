#include "server/kernel/fair_looks.h"

#include <boost/asio/post.hpp>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

namespace muehle::server {
namespace {

tl::unexpected<StoreError> crowded() {
  return tl::unexpected<StoreError>({StoreError::Kind::crowded, "too much is looked at"});
}

}  // namespace

void FairLooks::look_work(Work work, Done<void> done) {
  net::Client* client = net::current_client();
  const std::optional<Id> id = is_open_ ? admit(client) : std::nullopt;
  if (!id) return done(crowded());
  waiting_.emplace(*id, Look{client, std::move(work), std::move(done)});
  begin_next();
}

std::optional<FairLooks::Id> FairLooks::admit(const net::Client* client) {
  const net::WorkLine::Wish wish{.client = client != nullptr ? client->address() : ""};
  auto admission = line_.admit(wish);
  if (!admission) {
    drop_gone();
    admission = line_.admit(wish);
  }
  if (!admission) return std::nullopt;
  for (const Id id : admission->displaced) refuse(id);
  return admission->id;
}

void FairLooks::begin_next() {
  while (const std::optional<Id> id = line_.next()) {
    Look look = std::move(waiting_.extract(*id).mapped());
    if (look.client != nullptr && look.client->has_gone()) {
      line_.leave(*id);
      look.done(crowded());
      continue;
    }
    const auto done = std::make_shared<Done<void>>(std::move(look.done));
    auto tell = [this, id = *id, done](const StoreResult<void>& result) {
      // First, since who is answered may be the last for whom this lives.
      boost::asio::post(executor_, [this, id] {
        line_.leave(id);
        begin_next();
      });
      (*done)(result);
    };
    try {
      store_.look_work(std::move(look.work), std::move(tell));
    } catch (const std::exception& mistake) {
      line_.leave(*id);
      (*done)(tl::unexpected<StoreError>({StoreError::Kind::broken, mistake.what()}));
    }
  }
}

void FairLooks::drop_gone() {
  std::vector<Id> gone;
  for (const auto& [id, look] : waiting_) {
    if (look.client != nullptr && look.client->has_gone()) gone.push_back(id);
  }
  for (const Id id : gone) refuse(id);
}

void FairLooks::refuse(Id id) {
  const Look look = std::move(waiting_.extract(id).mapped());
  line_.leave(id);
  look.done(crowded());
}

void FairLooks::close() {
  is_open_ = false;
  while (!waiting_.empty()) refuse(waiting_.begin()->first);
}

}  // namespace muehle::server
