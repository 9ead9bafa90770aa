// By what browsers were known that have got another cookie and have not shown it yet: whoever has lost the
// answer shows the former one still. In memory: the server that is asked next is mostly the same one.
#pragma once

#include <cstddef>
#include <map>

#include "storage/identity.h"

namespace muehle::server {

class FormerDevices {
 public:
  explicit FormerDevices(std::size_t most = 10'000) : most_(most) {}

  // What the browser is known by in the store that shows this.
  SecretHash known_by(const SecretHash& shown) const;
  // It was known by `before`, is by `now` from now on, and has shown one of those that lead to `before`.
  // Where that is it itself, the ones before it are nobody's any more.
  void renew(const SecretHash& shown, const SecretHash& before, const SecretHash& now);

 private:
  std::size_t most_;
  std::map<SecretHash, SecretHash> renewed_;
};

}  // namespace muehle::server
