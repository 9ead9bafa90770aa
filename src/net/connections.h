// Who is connected: to be told when the server stops, and counted, all together and for each address.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

namespace muehle::net {

// Whose a connection is, and the session it was opened with; 0: nobody's.
struct Opener {
  std::int64_t player = 0;
  std::int64_t session = 0;
};

class Stoppable {
 public:
  virtual ~Stoppable() = default;
  virtual Opener opener() const { return {}; }
  virtual void finish() = 0;  // takes leave and ends soon
  // The same as the server stops: who comes again in a moment finds one.
  virtual void restart() { finish(); }
  virtual void cut() = 0;  // ends now
};

struct ConnectionLimits {
  std::size_t together = 16'000;  // whoever they are; each takes a file of the system
  std::size_t each = 512;  // for one address; the networks around one of IPv6 have twice and four times that

  // The last places are for who has few.
  std::size_t kept() const { return together / 10; }
};
// So many are few, of an address or of the widest network around it.
inline constexpr std::size_t few_connections = 8;

// All clients that are connected.
class Connections {
 public:
  explicit Connections(ConnectionLimits limits = {}) : limits_(limits) {}

  void add(Stoppable& connection) { all_.insert(&connection); }
  void remove(Stoppable& connection) { all_.erase(&connection); }
  void restart_all();
  void finish_where(const std::function<bool(const Opener&)>& is_meant);
  void cut_all();

  std::size_t size() const { return size_; }

  // Counts a connection among all as long as it lives.
  class Place {
   public:
    explicit Place(Connections& connections);
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place();
    bool taken() const { return taken_; }  // false: there are enough

   private:
    Connections& connections_;
    bool taken_;
  };

  // The same for an address, at which a connection of a proxy changes from request to request.
  class Share {
   public:
    Share(Connections& connections, std::string address);
    Share(const Share&) = delete;
    Share& operator=(const Share&) = delete;
    ~Share();
    bool taken() const { return taken_; }

   private:
    Connections& connections_;
    std::vector<std::string> networks_;  // the address, and those around it
    bool taken_;
  };

 private:
  std::size_t open_of(const std::string& network) const;
  bool may_take(const std::vector<std::string>& networks) const;

  ConnectionLimits limits_;
  std::set<Stoppable*> all_;
  std::unordered_map<std::string, std::size_t> open_;  // by network
  std::size_t size_ = 0;
};

}  // namespace muehle::net
