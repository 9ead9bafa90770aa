#include "server/presence/presence.h"

#include <algorithm>
#include <memory>

namespace muehle::server {

const net::SharedText& waiting_text() {
  static const net::SharedText text = std::make_shared<const std::string>(R"({"t":"waiting"})");
  return text;
}

void Presence::enter_table(PlayerId player, std::string code, net::Listener& listener) {
  enter(player, {std::move(code), &listener});
}

void Presence::enter_lobby(PlayerId player, net::Listener& listener) { enter(player, {{}, &listener}); }

void Presence::enter(PlayerId player, Socket socket) {
  whose_[socket.listener] = player;
  sockets_[player].push_back(std::move(socket));
}

void Presence::leave(const net::Listener& listener) {
  const auto whose = whose_.find(&listener);
  if (whose == whose_.end()) return;
  const auto sockets = sockets_.find(whose->second);
  std::erase_if(sockets->second, [&](const Socket& socket) { return socket.listener == &listener; });
  if (sockets->second.empty()) sockets_.erase(sockets);
  whose_.erase(whose);
}

void Presence::merge(PlayerId guest, PlayerId account) {
  const auto found = sockets_.find(guest);
  if (found == sockets_.end()) return;
  std::vector<Socket> sockets = std::move(found->second);
  sockets_.erase(found);
  for (Socket& socket : sockets) enter(account, std::move(socket));
}

bool Presence::is_in_lobby(PlayerId player) const {
  return std::ranges::any_of(sockets_of(player), [](const Socket& socket) { return socket.table.empty(); });
}

bool Presence::has_table(PlayerId player, std::string_view code) const {
  return std::ranges::any_of(sockets_of(player), [&](const Socket& socket) {
    return !socket.table.empty() && (code.empty() || socket.table == code);
  });
}

std::vector<std::string> Presence::tables_of(PlayerId player) const {
  std::vector<std::string> codes;
  for (const Socket& socket : sockets_of(player)) {
    if (!socket.table.empty()) codes.push_back(socket.table);
  }
  return codes;
}

void Presence::tell_in_lobby(PlayerId player, const net::SharedText& text) const {
  for (const Socket& socket : sockets_of(player)) {
    if (socket.table.empty()) socket.listener->send(text);
  }
}

void Presence::notify(PlayerId player, bool away) const {
  for (const Socket& socket : sockets_of(player)) socket.listener->send(waiting_text());
  if (on_notice_) on_notice_(player, away);
}

const std::vector<Presence::Socket>& Presence::sockets_of(PlayerId player) const {
  static const std::vector<Socket> none;
  const auto found = sockets_.find(player);
  return found == sockets_.end() ? none : found->second;
}

}  // namespace muehle::server
