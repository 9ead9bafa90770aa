// Sockets that are open and say nothing.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <vector>

#include "table.h"

namespace muehle::load {

class Crowd {
 public:
  Crowd(boost::asio::io_context& io, Servers servers) : io_(io), servers_(std::move(servers)) {}

  // Opens `count` sockets: ten for each table, of which two are its players', seven watch it, and one is in
  // the lobby. Some at a time, until all are open.
  void come(int count, Faults& faults);
  int open() const { return open_; }

 private:
  boost::asio::awaitable<void> fill_tables(int& next, int count, Faults& faults);
  boost::asio::awaitable<void> sit(Visitor visitor, std::string target);

  boost::asio::io_context& io_;
  Servers servers_;
  int open_ = 0;
  int tried_ = 0;
};

// Several at a time, from a loop that is run until all have ended; a failure is a fault.
void run_all(boost::asio::io_context& io, std::vector<boost::asio::awaitable<void>> all, Faults& faults);

}  // namespace muehle::load
