// What hosts, referees and who calls one say in their requests, as values (docs/server-protocol.md).
#pragma once

#include <string>
#include <string_view>

#include "play/ruling.h"
#include "server/kernel/refusal.h"
#include "server/tables/redaction.h"
#include "storage/players.h"

namespace muehle::server {

struct Calling {
  std::int64_t game = 0;
  std::string text;
};
struct RulingOrder {
  std::int64_t game = 0;
  play::Ruling ruling;
  std::optional<std::int64_t> call;  // that it answers
  // So many had been decided in the game when he did, as he knows it: one that comes again, since its answer
  // was lost, or after another referee's, is none. None: whatever has been decided.
  std::optional<int> rulings = {};
};

Answer<Role> read_role(std::string_view body);
Answer<Suspension> read_suspension(std::string_view body, UnixSeconds now);
Answer<std::string> read_reason(std::string_view body);
Answer<Calling> read_calling(std::string_view body);
Answer<RulingOrder> read_ruling(std::string_view body);
Answer<Redaction> read_redaction(std::string_view body);

}  // namespace muehle::server
