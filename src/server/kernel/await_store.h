// The Store for coroutines: they wait for its callbacks, and go on on their own thread.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/this_coro.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <memory>

#include "storage/store.h"

namespace muehle::server {

// Waits for a callback that comes on another thread.
template <typename T, typename Start>
boost::asio::awaitable<StoreResult<T>> await_callback(Start start) {
  namespace asio = boost::asio;
  const auto executor = co_await asio::this_coro::executor;
  auto initiate = [executor, start = std::move(start)](auto handler) mutable {
    auto shared = std::make_shared<decltype(handler)>(std::move(handler));
    const auto resume = [executor, shared](std::exception_ptr failure, StoreResult<T> result) {
      asio::post(executor, [shared, failure = std::move(failure), result = std::move(result)]() mutable {
        (*shared)(std::move(failure), std::move(result));
      });
    };
    // Who waits has to be woken, also by a failure to begin.
    try {
      start([resume](StoreResult<T> result) { resume(nullptr, std::move(result)); });
    } catch (...) {
      resume(std::current_exception(), {});
    }
  };
  StoreResult<T> result =
      co_await asio::async_initiate<const asio::use_awaitable_t<>&, void(std::exception_ptr, StoreResult<T>)>(
          std::move(initiate), asio::use_awaitable);
  co_return result;
}

template <typename T>
boost::asio::awaitable<StoreResult<T>> write(Store& store, std::function<T(Transaction&)> work) {
  auto start = [&store, work = std::move(work)](Store::Done<T> done) mutable {
    store.write<T>(std::move(work), std::move(done));
  };
  return await_callback<T>(std::move(start));
}

template <typename T>
boost::asio::awaitable<StoreResult<T>> read(Store& store, std::function<T(Transaction&)> work) {
  auto start = [&store, work = std::move(work)](Store::Done<T> done) mutable {
    store.read<T>(std::move(work), std::move(done));
  };
  return await_callback<T>(std::move(start));
}

// For answers that no turn and no seat depends on, and whose size somebody may choose: no move waits for it.
template <typename T>
boost::asio::awaitable<StoreResult<T>> look(Store& store, std::function<T(Transaction&)> work) {
  auto start = [&store, work = std::move(work)](Store::Done<T> done) mutable {
    store.look<T>(std::move(work), std::move(done));
  };
  return await_callback<T>(std::move(start));
}

}  // namespace muehle::server
