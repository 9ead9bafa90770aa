// A store of which nobody looks at more than others wait for: one look at a time goes to it, first those of
// who has had least (net/work_line.h). What is too much is refused at once, and nothing is looked at for who
// has gone. All is called on the I/O thread.
#pragma once

#include <boost/asio/any_io_executor.hpp>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>

#include "net/trace.h"
#include "net/work_line.h"
#include "storage/store.h"

namespace muehle::server {

// So many looks may wait, of all together.
inline constexpr std::int64_t most_looks = 256;

// Outlives all callbacks of the store behind it.
class FairLooks final : public Store {
 public:
  FairLooks(Store& store, boost::asio::any_io_executor executor, std::int64_t most = most_looks)
      : store_(store), executor_(std::move(executor)), line_({.workers = 1, .waiting = most}) {}

  void write_work(Work work, Done<void> done) override {
    store_.write_work(std::move(work), std::move(done));
  }
  void read_work(Work work, Done<void> done) override { store_.read_work(std::move(work), std::move(done)); }
  // For the client whose request this is (net/trace.h). Refused: crowded.
  void look_work(Work work, Done<void> done) override;
  void on_commit(OnCommit on_commit) override { store_.on_commit(std::move(on_commit)); }

  // From now on looks are taken, or not: then those that wait are refused, and what is looked at just now
  // goes on.
  void open() { is_open_ = true; }
  void close();

  std::size_t size() const { return line_.size(); }  // that are not answered yet

 private:
  using Id = net::WorkLine::Id;
  struct Look {
    net::Client* client;  // null: nobody's
    Work work;
    Done<void> done;
  };

  std::optional<Id> admit(const net::Client* client);
  void begin_next();
  void drop_gone();
  void refuse(Id id);

  Store& store_;
  boost::asio::any_io_executor executor_;
  net::WorkLine line_;
  std::map<Id, Look> waiting_;  // that have not begun
  bool is_open_ = true;
};

}  // namespace muehle::server
