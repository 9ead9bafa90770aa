#include "server/tables/view.h"

#include <boost/json.hpp>
#include <cmath>

#include "club/rating.h"
#include "server/kernel/error_response.h"
#include "server/kernel/json.h"

namespace muehle::server {
namespace {

namespace json = boost::json;

json::value seat_or_null(Seat seat) { return seat ? json::value(*seat) : json::value(nullptr); }

// Half points as points: whole numbers without a fraction.
json::value points(int half_points) {
  if (half_points % 2 == 0) return half_points / 2;
  return half_points / 2.0;
}

json::object series_value(const SeriesView& series) {
  return {{"policy", muehle::to_text(series.policy)},
          {"game", series.game},
          {"points", json::array{points(series.half_points[0]), points(series.half_points[1])}},
          {"chooser", seat_or_null(series.chooser)}};
}

json::value undo_value(const std::optional<play::UndoAsk>& undo) {
  if (!undo) return nullptr;
  return json::object{{"by", undo->by}, {"plies", undo->plies}};
}

json::object away_value(const std::optional<Away>& away) {
  return {{"seat", away ? json::value(away->seat) : json::value(nullptr)},
          {"since", away ? json::value(away->since) : json::value(nullptr)},
          {"limit", play::missed_for_abort},
          {"abort", !away || away->may_abort},
          {"decide", away && away->decide_at ? json::value(*away->decide_at) : json::value(nullptr)},
          {"left", away && away->left ? json::value(*away->left) : json::value(nullptr)}};
}

std::string_view ruling_kind(const play::Ruling& ruling) {
  constexpr std::array<std::string_view, 9> kinds = {"warn",    "add",     "stop",    "go_on", "adjudicate",
                                                     "dismiss", "correct", "caution", "redact"};
  return kinds.at(ruling.what.index());
}

std::string_view winner_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::white_wins:
      return "white";
    case Verdict::black_wins:
      return "black";
    case Verdict::draw:
      return "draw";
    default:
      return "nobody";
  }
}

json::object ruling_value(const RulingView& view) {
  const auto* judge = std::get_if<play::Judge>(&view.ruling.what);
  const auto* correct = std::get_if<play::Correct>(&view.ruling.what);
  json::object value{{"kind", ruling_kind(view.ruling)},
                     {"against", judge ? json::value(nullptr) : colour_or_null(play::about(view.ruling))},
                     {"by", view.by},
                     {"reason", view.ruling.reason},
                     {"at", view.at}};
  if (judge) value["winner"] = judge->winner ? muehle::to_text(*judge->winner) : std::string_view("draw");
  if (correct != nullptr) value["winner"] = winner_of(correct->counts_as);
  if (const auto* add = std::get_if<play::AddTime>(&view.ruling.what))
    value["seconds"] = add->time / play::second;
  return value;
}

json::value seated_player_value(const TableView& table, std::size_t seat) {
  if (!table.seated[seat]) return nullptr;
  return somebody_json({.name = table.names[seat].value_or(""),
                        .registered = table.registered[seat],
                        .bot = table.bots[seat],
                        .mark = table.marks[seat],
                        .rating = table.ratings[seat],
                        .deleted = table.deleted[seat]});
}

json::value vacation_end(const std::optional<Milliseconds>& until, const Moment& now) {
  return until && *until > now.tick ? json::value(time_of(*until, now)) : json::value(nullptr);
}

json::object partner_value(const PartnerView& partner) {
  json::object value{{"number", partner.number}, {"name", partner.name}, {"registered", partner.registered}};
  if (!partner.mark.empty()) value["mark"] = partner.mark;
  return value;
}

// Nothing where no seat is shared.
json::value consultation_value(const TableView& table) {
  const bool is_shared =
      table.doors[0] || table.doors[1] || !table.partners[0].empty() || !table.partners[1].empty();
  if (!is_shared) return nullptr;
  json::array partners;
  for (const std::vector<PartnerView>& of_seat : table.partners) {
    json::array& list = partners.emplace_back(json::array()).as_array();
    for (const PartnerView& one : of_seat) list.emplace_back(partner_value(one));
  }
  return json::object{{"open", json::array{table.doors[0], table.doors[1]}},
                      {"partners", std::move(partners)}};
}

json::object table_value(const TableView& table, const Moment& now) {
  return {
      {"names", json::array{text_or_null(table.names[0]), text_or_null(table.names[1])}},
      {"players", json::array{seated_player_value(table, 0), seated_player_value(table, 1)}},
      {"seated", json::array{table.seated[0], table.seated[1]}},
      {"here", json::array{table.here[0], table.here[1]}},
      {"gone", json::array{table.gone[0], table.gone[1]}},
      {"public", table.is_public},
      {"rated", table.rated},
      {"brought", table.brought ? json::value(json::array{(*table.brought)[0], (*table.brought)[1]})
                                : json::value(nullptr)},
      {"white", table.white},
      {"series", series_value(table.series)},
      {"lot", json::object{{"drawn", table.lot_drawn}, {"white", table.lot_white}}},
      {"undo", undo_value(table.undo)},
      {"next", json::object{{"asked", json::array{table.next.asked[0], table.next.asked[1]}},
                            {"colour", json::array{colour_or_null(table.next.colour[0]),
                                                   colour_or_null(table.next.colour[1])}}}},
      {"away", away_value(table.away)},
      {"absence", table.absence_days},
      {"tournament", table.tournament.empty() ? json::value(nullptr) : json::value(table.tournament)},
      {"rulings", rulings_json(table.rulings)},
      {"called", json::array{table.called[0], table.called[1]}},
      {"stopped", table.stopped},
      {"watching", table.watching},
      {"consultation", consultation_value(table)},
      {"vacation", json::array{vacation_end(table.vacation[0], now), vacation_end(table.vacation[1], now)}},
      {"now", now.at},
  };
}

json::object chat_value(const ChatLine& line) {
  return {{"number", line.number},
          {"by", line.by},
          {"preset", line.preset.empty() ? json::value(nullptr) : json::value(line.preset)},
          {"text", line.text},
          {"at", line.at}};
}

json::object counsel_value(const CounselLine& line) {
  return {
      {"number", line.number}, {"by", line.by}, {"name", line.name}, {"text", line.text}, {"at", line.at}};
}

json::object game_view_value(const GameView& game) {
  json::array events;
  events.reserve(game.events.size());
  for (const std::string& event : game.events) events.emplace_back(event);
  json::object value{{"number", game.number},       {"rules", game.rules},
                     {"start", game.start},         {"version", game.events.size()},
                     {"events", std::move(events)}, {"turn", colour_or_null(game.turn)},
                     {"outcome", game.outcome},     {"clock", clock_json(game.clock)}};
  if (game.movers.empty()) return value;
  json::array& movers = value["movers"].emplace_array();
  for (const auto& [ply, name] : game.movers) movers.emplace_back(json::object{{"ply", ply}, {"name", name}});
  return value;
}

}  // namespace

std::optional<RatingView> rating_view(const std::optional<double>& rating,
                                      const std::optional<double>& deviation) {
  if (!rating || !deviation) return std::nullopt;
  return RatingView{static_cast<int>(std::lround(*rating)), *deviation > club::provisional_above};
}

json::value clock_json(const std::optional<ClockView>& clock) {
  if (!clock) return nullptr;
  json::object value{
      {"control", clock->control},
      {"left", json::array{clock->left[0], clock->left[1]}},
      {"free", clock->free},
      {"running", colour_or_null(clock->running)},
      {"abort_after", clock->abort_after ? json::value(*clock->abort_after) : json::value(nullptr)}};
  if (clock->still != 0) value["still"] = clock->still ? json::value(*clock->still) : json::value(nullptr);
  if (!clock->after.empty()) value["after"] = json::array(clock->after.begin(), clock->after.end());
  return value;
}

json::array rulings_json(const std::vector<RulingView>& rulings) {
  json::array list;
  for (const RulingView& view : rulings) list.emplace_back(ruling_value(view));
  return list;
}

json::object somebody_json(const Somebody& somebody) {
  const std::optional<RatingView>& rating = somebody.rating;
  json::object value{{"name", somebody.name},
                     {"registered", somebody.registered},
                     {"rating", rating ? json::value(rating->rating) : json::value(nullptr)},
                     {"provisional", rating && rating->provisional},
                     {"bot", somebody.bot}};
  if (!somebody.mark.empty()) value["mark"] = somebody.mark;
  if (somebody.deleted) value["deleted"] = true;
  return value;
}

std::string state_json(const std::string& code, Seat seat, const GameView& game, const TableView& table,
                       const std::optional<OwnView>& own, const Moment& now) {
  json::object state{{"t", "state"},
                     {"code", code},
                     {"seat", seat_or_null(seat)},
                     {"game", game_view_value(game)},
                     {"table", table_value(table, now)}};
  if (own && own->foreseen) state["foreseen"] = *own->foreseen;
  if (own && !own->is_partner) {
    json::array& lines = state["chat"].emplace_array();
    for (const ChatLine& line : own->chat) lines.push_back(chat_value(line));
  }
  if (own && own->counsel) {
    json::array& lines = state["counsel"].emplace_array();
    for (const CounselLine& line : *own->counsel) lines.push_back(counsel_value(line));
  }
  if (own && own->is_partner) state["partner"] = true;
  return json::serialize(state);
}

std::string foreseen_json(std::int64_t game, int version, const std::string& answers) {
  return json::serialize(
      json::object{{"t", "foreseen"}, {"game", game}, {"version", version}, {"answers", answers}});
}

std::string chat_json(const ChatLine& line) {
  return json::serialize(json::object{{"t", "chat"}, {"line", chat_value(line)}});
}

std::string counsel_json(const CounselLine& line) {
  return json::serialize(json::object{{"t", "counsel"}, {"line", counsel_value(line)}});
}

std::string table_json(const TableView& table, const Moment& now) {
  return json::serialize(json::object{{"t", "table"}, {"table", table_value(table, now)}});
}

std::string event_json(const EventStored& event) {
  json::object value{{"t", "event"},         {"game", event.game}, {"version", event.version},
                     {"event", event.event}, {"at", event.at},     {"clock", clock_json(event.clock)}};
  if (!event.by.empty()) value["by"] = event.by;
  return json::serialize(value);
}

json::object claim_json(const ClaimAnswer& claim) {
  return {{"right", claim.right}, {"reason", claim.reason}, {"proof", dues_value(claim.proof)}};
}

std::string ack_json(const Acknowledged& ack) {
  json::object object{{"t", "ack"}, {"id", ack.id}, {"game", ack.game}, {"version", ack.version}};
  if (ack.claim) object["claim"] = claim_json(*ack.claim);
  return json::serialize(object);
}

std::string error_json(const std::optional<std::string>& id, const Refused& refused) {
  json::object object{{"t", "error"}, {"id", text_or_null(id)}};
  for (const auto& field : error_value(refused)) object[field.key()] = field.value();
  return json::serialize(object);
}

std::string pong_json() { return json::serialize(json::object{{"t", "pong"}}); }

}  // namespace muehle::server
