// Which of the servers that share a database serves: the one that has the lead. The others pass on to it what
// they are asked, and one of them takes over when it leaves or is not heard of any more.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace muehle {

struct Lead {
  bool ours = false;
  std::string address;  // where the one that has it hears the others; empty: nobody has it for now
  std::vector<std::string> others = {};  // where all servers but this one are heard
  // Those that the servers enter with, and entered with before, as they gave them, the newest first; null
  // where it is not ours.
  std::shared_ptr<const std::vector<std::string>> pages = {};
  friend bool operator==(const Lead&, const Lead&) = default;
};

class Leadership {
 public:
  virtual ~Leadership() = default;

  // What all servers of the database have in common under a name: what was proposed first. Throws
  // sql::Failure where the database cannot be asked.
  virtual std::string agree(const std::string& name, const std::string& proposal) = 0;
  // Takes part from now on; others hear this server at `address`, and `page` is kept for whoever has the lead
  // after this one, since people may have it open then. `heard` is called by another thread, first
  // with what is so then and again whenever it has changed, until leave() has returned.
  using Heard = std::function<void(const Lead&)>;
  virtual void enter(const std::string& address, const std::string& page, Heard heard) = 0;
  // Whether what was heard last is still so, as far as the database can be asked. From any thread.
  virtual bool is_in_touch() const = 0;
  // Another one may take over at once.
  virtual void leave() = 0;
};

}  // namespace muehle
