// Who is connected where: the sockets of each player, at tables and in the lobby. Lives on the I/O thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "net/front.h"
#include "net/outbox.h"
#include "storage/players.h"

namespace muehle::server {

// What pages are told when something waits for their player: to look.
const net::SharedText& waiting_text();

class Presence {
 public:
  // A socket of his is open, until it leaves; at the table of this code, or in the lobby.
  void enter_table(PlayerId player, std::string code, net::Listener& listener);
  void enter_lobby(PlayerId player, net::Listener& listener);
  // May be called for one that has not come.
  void leave(const net::Listener& listener);
  // What a guest has open is an account's now.
  void merge(PlayerId guest, PlayerId account);

  bool is_in_lobby(PlayerId player) const;
  // Whether he has this table open; empty: any.
  bool has_table(PlayerId player, std::string_view code = {}) const;
  // Those that he has open; one that he has open twice stands there twice.
  std::vector<std::string> tables_of(PlayerId player) const;

  // To all that he has open in the lobby.
  void tell_in_lobby(PlayerId player, const net::SharedText& text) const;
  // Something waits for a player, or does not any more: whatever he has open is told to look. `away`: no page
  // of his knows of it.
  void notify(PlayerId player, bool away) const;
  // Who else is to know of it.
  using OnNotice = std::function<void(PlayerId, bool away)>;
  void on_notice(OnNotice on_notice) { on_notice_ = std::move(on_notice); }

 private:
  struct Socket {
    std::string table;  // its code; empty: in the lobby
    net::Listener* listener;
  };
  void enter(PlayerId player, Socket socket);
  const std::vector<Socket>& sockets_of(PlayerId player) const;

  std::unordered_map<PlayerId, std::vector<Socket>> sockets_;  // of all who have any
  std::unordered_map<const net::Listener*, PlayerId> whose_;
  OnNotice on_notice_;
};

}  // namespace muehle::server
