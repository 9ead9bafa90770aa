// Many small pieces of work that wait for the store: those that wait together share its commits.
#pragma once

#include <algorithm>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <exception>
#include <memory>
#include <vector>

namespace muehle::server {

// Does work(item) for each of `items`, `at_once` of them at the same time, all on the caller's thread. Ends
// when all of it has; a failure keeps no other item from its turn, and the first one is thrown then.
template <typename Item, typename Work>
boost::asio::awaitable<void> side_by_side(std::vector<Item> items, std::size_t at_once, Work work) {
  namespace asio = boost::asio;
  struct State {
    std::vector<Item> items;
    Work work;
    asio::steady_timer ended;  // cancelled when the last one ends
    std::size_t next = 0;
    std::size_t running = 0;
    std::exception_ptr failure = {};
  };
  const auto executor = co_await asio::this_coro::executor;
  // Shared, because the loop may end while somebody waits.
  const std::shared_ptr<State> state(
      new State{.items = std::move(items),
                .work = std::move(work),
                .ended = asio::steady_timer(executor, asio::steady_timer::time_point::max())});
  const auto take_turns = [](std::shared_ptr<State> all) -> asio::awaitable<void> {
    while (all->next < all->items.size()) {
      Item& item = all->items[all->next++];
      try {
        co_await all->work(item);
      } catch (...) {
        if (!all->failure) all->failure = std::current_exception();
      }
    }
  };
  state->running = std::min(at_once, state->items.size());
  for (std::size_t n = state->running; n > 0; --n) {
    asio::co_spawn(executor, take_turns(state), [state](const std::exception_ptr& failure) {
      if (failure && !state->failure) state->failure = failure;
      if (--state->running == 0) state->ended.cancel();
    });
  }
  while (state->running > 0) {
    boost::system::error_code cancelled;
    co_await state->ended.async_wait(asio::redirect_error(asio::use_awaitable, cancelled));
  }
  if (state->failure) std::rethrow_exception(state->failure);
}

}  // namespace muehle::server
