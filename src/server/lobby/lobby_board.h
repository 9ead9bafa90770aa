// What the lobby shows, as texts that are written once for all who read them; and what has changed of it.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "server/rights/blocks.h"

namespace muehle::server {

struct LobbyBoard {
  struct Offer {
    std::string id;
    PlayerId by = 0;
    std::string text;  // as JSON, for others
    std::string own;   // and for whoever made it
    std::string pool;  // where it is for somebody about as strong: what he waits for; else empty
  };
  struct Bot {
    PlayerId id = 0;
    std::string text;
  };
  using OfferPointer = std::shared_ptr<const Offer>;
  std::vector<OfferPointer> offers;  // that stand, the oldest first
  std::vector<Bot> bots;             // by name
  std::string games = "[]";
  std::string featured = "null";
  std::size_t here = 0;
};

// How the offers that newcomers have read are different from those that everybody was told last, by their
// ids.
struct ReadSince {
  std::unordered_map<std::string, LobbyBoard::OfferPointer> more;
  std::unordered_set<std::string> missed;  // they did not stand just then, or were shown otherwise
};

// Who looks at it.
class LobbyReader {
 public:
  LobbyReader(std::optional<PlayerId> player, const Blocks& blocks) : player_(player), blocks_(blocks) {}

  bool is_own(const LobbyBoard::Offer& offer) const { return player_ == offer.by; }
  bool meets(PlayerId other) const { return !player_ || !blocks_.apart(*player_, other); }
  bool sees(const LobbyBoard::Offer& offer) const {
    return is_own(offer) || (offer.pool.empty() && meets(offer.by));
  }

 private:
  std::optional<PlayerId> player_;
  const Blocks& blocks_;
};

// The `lobby` message (docs/server-protocol.md).
std::string lobby_text(const LobbyBoard& board, const LobbyReader& reader);

// What is different between two boards, of which there is one for all readers.
class LobbyChange {
 public:
  // `between`: what those have read who came between the two.
  LobbyChange(const LobbyBoard& before, const LobbyBoard& after, const ReadSince& between = {});

  // The `lobby_change` message; empty where a reader sees no difference. For a newcomer, who has read a board
  // between the two, it has all but the offers, whether that is different or not.
  std::string text(const LobbyReader& reader, bool newcomer = false) const;

 private:
  const LobbyBoard& before_;
  const LobbyBoard& after_;
  std::vector<const LobbyBoard::Offer*> gone_;
  std::vector<const LobbyBoard::Offer*> come_;  // or different from what was told
};

}  // namespace muehle::server
