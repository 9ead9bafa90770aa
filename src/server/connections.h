// Who is connected: to be told when the server stops, and counted for each address.
#pragma once

#include <cstddef>
#include <set>
#include <string>
#include <unordered_map>

namespace muehle::server {

class Stoppable {
 public:
  virtual ~Stoppable() = default;
  virtual void finish() = 0;  // takes leave and ends soon
  virtual void cut() = 0;     // ends now
};

// All clients that are connected.
class Connections {
 public:
  void add(Stoppable& connection) { all_.insert(&connection); }
  void remove(Stoppable& connection) { all_.erase(&connection); }
  void finish_all();
  void cut_all();

  // Counts what is open for an address; false when it has enough.
  bool enter(const std::string& address);
  void leave(const std::string& address);
  std::size_t size() const { return size_; }

 private:
  std::set<Stoppable*> all_;
  std::unordered_map<std::string, int> open_;
  std::size_t size_ = 0;
};

}  // namespace muehle::server
