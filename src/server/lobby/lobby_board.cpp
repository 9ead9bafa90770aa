#include "server/lobby/lobby_board.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace muehle::server {
namespace {

constexpr std::size_t most_bots = 50;  // that are shown

// Texts between brackets.
class List {
 public:
  explicit List(std::string& text) : text_(text) { text_ += '['; }
  List(const List&) = delete;
  List& operator=(const List&) = delete;
  ~List() { text_ += ']'; }

  void add(const std::string& one) {
    if (count_++ > 0) text_ += ',';
    text_ += one;
  }
  std::size_t count() const { return count_; }

 private:
  std::string& text_;
  std::size_t count_ = 0;
};

const std::string& text_for(const LobbyBoard::Offer& offer, const LobbyReader& reader) {
  return reader.is_own(offer) ? offer.own : offer.text;
}

// How many others wait for somebody about as strong, and for what.
std::string pools_text(const LobbyBoard& board, const LobbyReader& reader) {
  std::map<std::string, int> counted;
  for (const LobbyBoard::OfferPointer& offer : board.offers) {
    if (!offer->pool.empty() && !reader.is_own(*offer) && reader.meets(offer->by)) ++counted[offer->pool];
  }
  std::string text;
  {
    List list(text);
    for (const auto& [pool, waiting] : counted)
      list.add(pool.substr(0, pool.size() - 1) + R"(,"waiting":)" + std::to_string(waiting) + '}');
  }
  return text;
}

std::string bots_text(const LobbyBoard& board, const LobbyReader& reader) {
  std::string text;
  {
    List list(text);
    for (const LobbyBoard::Bot& bot : board.bots) {
      if (list.count() < most_bots && reader.meets(bot.id)) list.add(bot.text);
    }
  }
  return text;
}

}  // namespace

std::string lobby_text(const LobbyBoard& board, const LobbyReader& reader) {
  std::string text = R"({"t":"lobby","seeks":)";
  {
    List list(text);
    for (const LobbyBoard::OfferPointer& offer : board.offers) {
      if (reader.sees(*offer)) list.add(text_for(*offer, reader));
    }
  }
  text += R"(,"pools":)" + pools_text(board, reader);
  text += R"(,"games":)" + board.games;
  text += R"(,"featured":)" + board.featured;
  text += R"(,"here":)" + std::to_string(board.here);
  text += R"(,"bots":)" + bots_text(board, reader);
  return text + '}';
}

LobbyChange::LobbyChange(const LobbyBoard& before, const LobbyBoard& after, const ReadSince& between)
    : before_(before), after_(after) {
  std::unordered_map<std::string_view, const LobbyBoard::Offer*> known;
  for (const LobbyBoard::OfferPointer& offer : before.offers) known.emplace(offer->id, offer.get());
  std::unordered_map<std::string_view, const LobbyBoard::Offer*> gone = known;
  for (const auto& [id, offer] : between.more) gone.emplace(id, offer.get());
  for (const LobbyBoard::OfferPointer& offer : after.offers) {
    const auto found = known.find(offer->id);
    const bool is_known = found != known.end() && !between.missed.contains(offer->id);
    if (!is_known || found->second->text != offer->text) come_.push_back(offer.get());
    gone.erase(offer->id);
  }
  for (const auto& [id, offer] : gone) gone_.push_back(offer);
  std::ranges::sort(gone_, {}, &LobbyBoard::Offer::id);
}

std::string LobbyChange::text(const LobbyReader& reader, bool newcomer) const {
  std::string gone;
  std::string come;
  {
    List ids(gone);
    for (const LobbyBoard::Offer* offer : gone_) {
      if (reader.sees(*offer)) ids.add('"' + offer->id + '"');
    }
    List offers(come);
    for (const LobbyBoard::Offer* offer : come_) {
      if (reader.sees(*offer)) offers.add(text_for(*offer, reader));
    }
  }
  const auto is_near = [](const LobbyBoard::Offer* offer) { return !offer->pool.empty(); };
  std::string text;
  const auto add = [&text](std::string_view key, const std::string& value) {
    ((((text += R"(,")") += key) += R"(":)") += value);
  };
  if (gone != "[]") add("gone", gone);
  if (come != "[]") add("seeks", come);
  if (newcomer || std::ranges::any_of(gone_, is_near) || std::ranges::any_of(come_, is_near))
    add("pools", pools_text(after_, reader));
  if (newcomer || before_.games != after_.games) add("games", after_.games);
  if (newcomer || before_.featured != after_.featured) add("featured", after_.featured);
  if (newcomer || before_.here != after_.here) add("here", std::to_string(after_.here));
  if (const std::string bots = bots_text(after_, reader); newcomer || bots != bots_text(before_, reader))
    add("bots", bots);
  return text.empty() ? text : R"({"t":"lobby_change")" + text + '}';
}

}  // namespace muehle::server
