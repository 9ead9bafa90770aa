#include "server/clubs/clubs.h"

#include <spdlog/spdlog.h>

#include <memory>
#include <set>

#include "server/clubs/club_view.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/rights/hosts.h"
#include "server/rights/suspension.h"
#include "server/tables/rate.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;
namespace json = boost::json;

constexpr int most_clubs_listed = 200;
constexpr int most_own_club_words = 10'000;
constexpr UnixSeconds a_day = 24LL * 3600;

// Two who are paired learn of each other as much as who asks for a game, and who pairs them no more: not why
// one of them is suspended, nor who has blocked whom.
Refused of_pair(const Refused& refused) {
  switch (refused.code) {
    case ErrorCode::blocked:
    case ErrorCode::no_challenges:
      return {ErrorCode::no_challenges, "one of the two does not want to meet the other one", std::nullopt};
    case ErrorCode::suspended:
    case ErrorCode::opponent_suspended:
      return {ErrorCode::opponent_suspended, "a referee has suspended one of the two, who begins no new game",
              std::nullopt};
    case ErrorCode::no_session:
      return {ErrorCode::opponent_missing, "one of the two is not here any more", std::nullopt};
    default:
      return refused;
  }
}

Opening opening_of(const GameTerms& terms, const PairingWanted& wanted) {
  return {.rules = terms.rules,
          .start = {},
          .colour = Colour::white,
          .next = NextColours::alternate,
          .time = terms.time,
          .name = {},
          .is_public = wanted.is_public,
          .rated = wanted.rated,
          .absence_days = terms.absence_days};
}

// Nothing where there is none, or where no program can read it any more.
std::optional<GameTerms> terms_of(const std::vector<ClubPreset>& presets, const std::string& name) {
  const auto found = std::ranges::find(presets, name, &ClubPreset::name);
  if (found == presets.end()) return std::nullopt;
  const Result<RuleSet> rules = parse_rules(found->rules);
  const Result<play::TimeControl> time = play::parse_time_control(found->time_control);
  if (!rules || !time) return std::nullopt;
  return GameTerms{.rules = *rules, .time = *time, .absence_days = found->absence_days};
}

}  // namespace

asio::awaitable<Clubs::Shown> Clubs::list(Reader reader) {
  struct Listed {
    std::vector<OwnClub> own;
    std::vector<StoredClub> all;
  };
  std::function<Listed(Transaction&)> work = [reader](Transaction& all) {
    return Listed{reader ? all.clubs().of(reader->id) : std::vector<OwnClub>(),
                  all.clubs().listed(most_clubs_listed)};
  };
  const StoreResult<Listed> found = co_await look<Listed>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::object lists{{"yours", json::array()}, {"clubs", json::array()}};
  std::set<std::int64_t> own;
  for (const OwnClub& one : found->own) {
    own.insert(one.club.id);
    lists["yours"].as_array().emplace_back(club_row(one.club, you_value(one)));
  }
  for (const StoredClub& one : found->all) {
    if (!own.contains(one.id)) lists["clubs"].as_array().emplace_back(club_row(one, nullptr));
  }
  co_return lists;
}

asio::awaitable<Clubs::Shown> Clubs::show(std::string code, Reader reader) {
  using Found = std::optional<ReadClub>;
  if (!is_code(code)) co_return no_such_club();
  std::function<Found(Transaction&)> work = [code = std::move(code), reader](Transaction& all) {
    return read_club(all, code, reader);
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return no_such_club();
  co_return club_value(**found, now());
}

asio::awaitable<Answer<StoredClub>> Clubs::named_by(std::string code) {
  using Found = std::optional<StoredClub>;
  if (!is_code(code)) co_return no_such_club();
  std::function<Found(Transaction&)> work = [code = std::move(code)](Transaction& all) {
    return all.clubs().find(code);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return no_such_club();
  co_return **std::move(found);
}

asio::awaitable<Answer<bool>> Clubs::opens(std::string code, std::string key) {
  const Answer<StoredClub> club = co_await named_by(std::move(code));
  if (!club) co_return tl::unexpected<Refused>(club.error());
  std::function<bool(Transaction&)> work = [id = club->id, hash = hash_secret(key),
                                            now = now()](Transaction& all) {
    return hash && all.clubs().opened_by(*hash, now) == id;
  };
  const StoreResult<bool> opened = co_await look<bool>(store_, std::move(work));
  if (!opened) co_return refuse_store(opened.error());
  co_return *opened;
}

asio::awaitable<Answer<void>> Clubs::do_in_store(std::function<Answer<void>(Transaction&)> work) {
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  face_.look_again();
  if (!done) co_return refuse_store(done.error());
  co_return *done;
}

asio::awaitable<void> Clubs::count() {
  std::function<int(Transaction&)> work = [](Transaction& all) { return all.clubs().count(); };
  const StoreResult<int> counted = co_await look<int>(store_, std::move(work));
  if (counted) counted_ = *counted;
}

asio::awaitable<Answer<std::string>> Clubs::found(StoredPlayer founder, ClubTerms terms) {
  const Answer<ClubTerms> named = named_club(site_, std::move(terms));
  if (!named) co_return tl::unexpected<Refused>(named.error());
  for (int attempt = 1;; ++attempt) {
    const std::string code = new_code();
    std::function<Answer<void>(Transaction&)> work = [&site = site_, code, named = *named,
                                                      founder = founder.id, now = now()](Transaction& all) {
      return found_club(all, site, founder, code, named, now);
    };
    const StoreResult<Answer<void>> stored = co_await write<Answer<void>>(store_, std::move(work));
    if (stored && !*stored) co_return tl::unexpected<Refused>(stored->error());
    if (stored) {
      spdlog::info("player {} has founded a club", founder.id);
      co_await count();
      co_return code;
    }
    const bool taken = stored.error().kind == StoreError::Kind::conflict;
    if (!taken || attempt == code_attempts) co_return refuse_store(stored.error());
  }
}

asio::awaitable<Clubs::Shown> Clubs::say(std::string code, StoredPlayer who, SayingOfClub saying) {
  const Answer<ClubTerms> named = named_club(site_, std::move(saying.terms));
  if (!named) co_return tl::unexpected<Refused>(named.error());
  const SayingOfClub said{saying.version, *named};
  ClubAct says = say_of_club(said);
  Shown shown = co_await act(std::move(code), std::move(who), std::move(says));
  co_return shown;
}

asio::awaitable<Answer<void>> Clubs::perform(std::string code, StoredPlayer who, ClubAct act) {
  std::function<Answer<void>(Transaction&)> work = [code = std::move(code), who = who.id,
                                                    act = std::move(act),
                                                    now = now()](Transaction& all) -> Answer<void> {
    const Answer<InClub> in = in_club(all, all.clubs().hold(code), who, act.least, now);
    if (!in) return tl::unexpected<Refused>(in.error());
    return act.perform(all, *in);
  };
  Answer<void> done = co_await do_in_store(std::move(work));
  co_return done;
}

asio::awaitable<Clubs::Shown> Clubs::act(std::string code, StoredPlayer who, ClubAct act) {
  const Answer<void> done = co_await perform(code, who, std::move(act));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  Shown shown = co_await show(std::move(code), std::move(who));
  co_return shown;
}

asio::awaitable<Clubs::Shown> Clubs::leave(std::string code, StoredPlayer who) {
  std::function<Answer<void>(Transaction&)> work = [code, who = who.id](Transaction& all) {
    return leave_club(all, code, who);
  };
  const Answer<void> done = co_await do_in_store(std::move(work));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  Shown shown = co_await show(std::move(code), std::move(who));
  co_return shown;
}

asio::awaitable<Answer<json::array>> Clubs::write_letters(std::string code, StoredPlayer who,
                                                          LettersWanted wanted) {
  const UnixSeconds good_until = now() + wanted.days * a_day;
  std::vector<std::string> keys;
  std::vector<NewClubLetter> letters;
  for (std::string& note : wanted.notes) {
    keys.push_back(new_secret());
    letters.push_back({*hash_secret(keys.back()), note});
  }
  // Written by the store's thread before it answers.
  const auto numbers = std::make_shared<std::vector<std::int64_t>>();
  const auto keep = [numbers](std::vector<std::int64_t> all) { *numbers = std::move(all); };
  ClubAct adds = add_letters(letters, now(), good_until, keep);
  const Answer<void> done = co_await perform(code, std::move(who), std::move(adds));
  if (!done) co_return tl::unexpected<Refused>(done.error());
  json::array written;
  for (std::size_t i = 0; i < numbers->size(); ++i) {
    // Behind the `#`, so that it reaches no log.
    written.emplace_back(json::object{{"id", (*numbers)[i]},
                                      {"for", wanted.notes[i]},
                                      {"until", good_until},
                                      {"link", "/#club=" + code + "&key=" + keys[i]}});
  }
  co_return written;
}

asio::awaitable<Answer<json::array>> Clubs::letters(std::string code, StoredPlayer who) {
  using Found = Answer<std::vector<ClubLetter>>;
  std::function<Found(Transaction&)> work = [code = std::move(code), who = who.id,
                                             now = now()](Transaction& all) -> Found {
    const Answer<InClub> in = in_club(all, all.clubs().find(code), who, club::Role::leader, now);
    if (!in) return tl::unexpected<Refused>(in.error());
    return all.clubs().letters(in->club.id);
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return tl::unexpected<Refused>(found->error());
  json::array list;
  for (const ClubLetter& letter : **found) list.emplace_back(letter_value(letter));
  co_return list;
}

asio::awaitable<Answer<Clubs::Pair>> Clubs::who_meet(std::string code, StoredPlayer who,
                                                     PairingWanted wanted) {
  using Found = Answer<Pair>;
  std::function<Found(Transaction&)> work = [code = std::move(code), who = who.id, wanted = std::move(wanted),
                                             now = now()](Transaction& all) -> Found {
    const Answer<InClub> in = in_club(all, all.clubs().find(code), who, club::Role::organiser, now);
    if (!in) return tl::unexpected<Refused>(in.error());
    const Answer<StoredPlayer> white = member_named(all, in->club, wanted.white);
    if (!white) return tl::unexpected<Refused>(white.error());
    const Answer<StoredPlayer> black = member_named(all, in->club, wanted.black);
    if (!black) return tl::unexpected<Refused>(black.error());
    if (white->id == black->id) return refuse(ErrorCode::yourself, "nobody plays against himself");
    if (wanted.preset.empty()) return Pair{*white, *black, wanted.terms};
    const std::optional<GameTerms> terms = terms_of(all.clubs().presets(in->club.id), wanted.preset);
    if (!terms) return refuse(ErrorCode::not_found, "the club has no such preset any more");
    return Pair{*white, *black, *terms};
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::string>> Clubs::pair(std::string code, StoredPlayer who, PairingWanted wanted) {
  const Answer<Pair> two = co_await who_meet(code, who, wanted);
  if (!two) co_return tl::unexpected<Refused>(two.error());
  if (wanted.rated) {
    if (const Answer<void> may = check_rated(two->terms.rules, Start{}, two->terms.time); !may)
      co_return tl::unexpected<Refused>(may.error());
  }
  Agreed agreed{.ids = {},
                .asked = two->white,
                .agreed = two->black,
                .opening = opening_of(two->terms, wanted),
                .take = [code, who = who.id, white = two->white, black = two->black,
                         now = now()](Transaction& all) -> Answer<void> {
                  const Answer<InClub> in =
                      in_club(all, all.clubs().hold(code), who, club::Role::organiser, now);
                  if (!in) return tl::unexpected<Refused>(in.error());
                  for (const StoredPlayer* player : {&white, &black}) {
                    if (!all.clubs().role_of(in->club.id, player->id)) return no_member(player->name);
                  }
                  return {};
                },
                .tells_both = true};
  const Answer<std::string> table = co_await agreed_games_.begin(std::move(agreed));
  if (!table) co_return tl::unexpected<Refused>(of_pair(table.error()));
  spdlog::info("player {} has paired two members of a club", who.id);
  co_return *table;
}

asio::awaitable<Answer<void>> Clubs::set_face(StoredPlayer host, std::string code) {
  std::function<Answer<void>(Transaction&)> work = [code = std::move(code),
                                                    host = host.id](Transaction& all) -> Answer<void> {
    if (const Answer<void> may = check_is_host(all, host); !may) return may;
    std::optional<std::int64_t> shown;
    if (!code.empty()) {
      const std::optional<StoredClub> club = all.clubs().hold(code);
      if (!club) return no_such_club();
      shown = club->id;
    }
    all.clubs().set_face(shown);
    return {};
  };
  Answer<void> done = co_await do_in_store(std::move(work));
  co_return done;
}

asio::awaitable<Clubs::Shown> Clubs::own_data(PlayerId player) {
  struct Own {
    std::vector<OwnClub> clubs;
    OwnClubWords words;
  };
  std::function<Own(Transaction&)> work = [player](Transaction& all) {
    return Own{all.clubs().of(player), all.clubs().words_of(player, most_own_club_words)};
  };
  const StoreResult<Own> found = co_await look<Own>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  json::array clubs;
  for (const OwnClub& one : found->clubs) clubs.emplace_back(club_row(one.club, you_value(one)));
  json::array asking;
  for (const OwnClubWords::Asking& one : found->words.asking)
    asking.emplace_back(json::object{{"club", one.code}, {"words", one.words}, {"at", one.at}});
  json::array news;
  for (const OwnClubWords::News& one : found->words.news)
    news.emplace_back(
        json::object{{"club", one.code}, {"title", one.title}, {"text", one.text}, {"at", one.at}});
  json::array letters;
  for (const OwnClubWords::Letter& one : found->words.letters)
    letters.emplace_back(json::object{{"club", one.code}, {"for", one.meant_for}, {"at", one.at}});
  co_return json::object{{"clubs", std::move(clubs)},
                         {"asking", std::move(asking)},
                         {"news", std::move(news)},
                         {"letters", std::move(letters)}};
}

}  // namespace muehle::server
