// How coroutines wait here.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>

namespace muehle::net {

// `co_await …(quiet)`: what fails is a value beside the results, and no exception.
inline constexpr auto quiet = boost::asio::as_tuple(boost::asio::use_awaitable);

}  // namespace muehle::net
