// What was played, in the host's collection of games (`muehle games add`).
#pragma once

#include <boost/asio/awaitable.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "collection/collection.h"
#include "server/kernel/refusal.h"
#include "server/kernel/workers.h"

namespace muehle::server {

class Openings {
 public:
  // `file`: empty or not there: everything is refused as absent. It may come while the server runs. Work is
  // done by `workers`, who outlive this.
  Openings(std::filesystem::path file, Workers& workers) : file_(std::move(file)), workers_(workers) {}

  struct Played {
    std::int64_t games = 0;  // in which the position stood
    std::vector<collection::Branch> branches;
  };
  boost::asio::awaitable<Answer<Played>> from(Position position, RuleSet rules);

  struct Found {
    std::int64_t all = 0;
    std::vector<collection::StoredGame> games;
  };
  // At most so many of those behind the first `skip`.
  boost::asio::awaitable<Answer<Found>> games(collection::Wanted wanted, int most, int skip);

  boost::asio::awaitable<Answer<collection::StoredGame>> game(std::int64_t number);

 private:
  template <typename Look>
  auto ask(Look look) -> boost::asio::awaitable<typename std::invoke_result_t<Look, collection::Collection&>>;

  const std::filesystem::path file_;
  Workers& workers_;
};

}  // namespace muehle::server
