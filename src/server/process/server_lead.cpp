// Of Server: whose the games are, and what begins and ends with that.
#include <spdlog/spdlog.h>

#include <boost/asio/use_awaitable.hpp>
#include <utility>

#include "net/quiet.h"
#include "server/kernel/await_store.h"
#include "server/process/server_impl.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

// So often the others are asked who has the games, while the database cannot be.
constexpr std::chrono::milliseconds between_questions{500};

}  // namespace

void Server::Impl::begin(const Resumption& resumption) {
  gather_page();
  looks_.open();
  const Process process{.io = io_,
                        .options = options_,
                        .page = page_,
                        .store = looks_,
                        .hashing = hashing_,
                        .replaying = replaying_,
                        .thinking = thinking_,
                        .values = values_,
                        .openings = openings_,
                        .files = files_,
                        .others = other_servers_ ? &*other_servers_ : nullptr,
                        .addresses = [this] { return clients_->addresses_of_others(); },
                        .monitor = monitor_,
                        .metrics = metrics_};
  serving_ = std::make_shared<Serving>(process, resumption);
  serving_->begin();
}

// The page of this server, and what is loaded later by who has one open that another version served.
void Server::Impl::gather_page() {
  page_.assign(options_.assets.begin(), options_.assets.end());
  other_pages_.clear();
  if (!lead_ || !lead_->pages) return;
  for (const std::string& text : *lead_->pages) {
    Result<net::KeptPage> other = net::KeptPage::read(text);
    if (!other) {
      spdlog::warn("the page of another version is not served: {}", other.error().message);
      continue;
    }
    other->leave_out(page_);
    page_.insert(page_.end(), other->assets().begin(), other->assets().end());
    other_pages_.push_back(*std::move(other));
  }
}

void Server::Impl::follow(const Lead& lead) {
  if (stopping_) return;
  const bool moved = !lead_ || lead.ours != lead_->ours || lead.address != lead_->address;
  lead_ = lead;
  other_servers_->are_at(lead.others);
  if (moved) follow_lead();
}

// Whoever has no way to the database may have lost the games without hearing of it, and says to its clients
// that all is well. Another server that has them says so itself.
Server::Impl::Task Server::Impl::watch_lead() {
  while (!stopping_) {
    watch_.expires_after(between_questions);
    co_await watch_.async_wait(net::quiet);
    if (!may_be_elsewhere()) continue;
    net::HttpRequest request;
    request.method = "GET";
    request.target = lead_path;
    request.address = servers_->endpoint().address().to_string();
    const std::optional<std::string> leader =
        co_await other_servers_->ask(std::move(request), between_questions);
    if (!leader || !may_be_elsewhere()) continue;
    spdlog::warn("the database cannot be reached, and another server has taken the games over");
    follow({.ours = false, .address = *leader, .others = lead_->others});
  }
}

bool Server::Impl::may_be_elsewhere() const {
  return !stopping_ && is_ours() && serving_ && !options_.leadership->is_in_touch();
}

void Server::Impl::follow_lead() {
  metrics_.lead_changed();
  if (lead_->ours) {
    spdlog::info("this server has the games now");
    if (!taking_over_) start("take over", take_over());
    return;
  }
  spdlog::info("the games are at {}", lead_->address.empty() ? "nobody's" : lead_->address);
  if (serving_) start("stand down", stand_down(std::exchange(serving_, nullptr)));
  relay_->lead_to(net::read_endpoint(lead_->address));
}

Server::Impl::Task Server::Impl::stand_down(std::shared_ptr<Serving> serving) {
  ++standing_down_;
  const auto cut_at = std::chrono::steady_clock::now() + handover_time;
  co_await serving->end(cut_at);
  --standing_down_;
}

Server::Impl::Task Server::Impl::take_over() {
  taking_over_ = true;
  asio::steady_timer pause(io_);
  while (is_ours() && !serving_ && !stopping_) {
    // What it knew may be out of date, and nothing that comes of it may be written by what begins now.
    if (standing_down_ > 0) {
      pause.expires_after(recheck_interval);
      co_await pause.async_wait(net::quiet);
      continue;
    }
    const StoreResult<Resumption> resumption = co_await await_callback<Resumption>(
        [this](Store::Done<Resumption> done) { store_.resume(std::move(done)); });
    if (!resumption) {
      spdlog::error("cannot read the games: {}", resumption.error().message);
      pause.expires_after(pause_after_failure);
      co_await pause.async_wait(net::quiet);
    } else if (is_ours() && !stopping_) {
      begin(*resumption);
      relay_->end(servers_->endpoint());
    }
  }
  taking_over_ = false;
}

}  // namespace muehle::server
