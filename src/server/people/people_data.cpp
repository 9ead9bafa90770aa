// What is asked about a player besides who he is, and what he may call himself.
#include <spdlog/spdlog.h>

#include <array>

#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/kernel/secrets.h"
#include "server/people/people.h"
#include "server/rights/account_name.h"
#include "server/rights/hosts.h"
#include "server/rights/suspension.h"

namespace muehle::server {

namespace asio = boost::asio;
namespace {

// What a player has written is read at once, and held until it is sent.
constexpr std::int64_t most_own_words = 10'000;

}  // namespace

asio::awaitable<Answer<StoredPlayer>> People::make_bot(Session session) {
  StoredPlayer player = session.player;
  if (!player.registered) co_return refuse(ErrorCode::guest, "a bot is an account; make one first");
  if (player.role != Role::player) co_return refuse(ErrorCode::not_allowed, "hosts and referees are people");
  std::function<bool(Transaction&)> work = [id = player.id](Transaction& all) {
    return all.players().make_bot(id);
  };
  const StoreResult<bool> made = co_await write<bool>(store_, std::move(work));
  forget(player.id);
  if (!made) co_return refuse_store(made.error());
  if (!*made)
    co_return refuse(ErrorCode::has_played,
                     "this account has played as a person; make another one for the bot");
  if (!player.bot) spdlog::info("player {} is a bot now", player.id);
  player.bot = true;
  co_return player;
}

asio::awaitable<Answer<StoredPlayer>> People::show(Session session, Showing showing) {
  using Done = Answer<StoredPlayer>;
  std::function<Done(Transaction&)> work = [id = session.player.id, showing = std::move(showing),
                                            now = time_.now().at](Transaction& all) -> Done {
    const std::optional<StoredPlayer> player = all.players().by_id(id);
    if (!player || !player->registered) return refuse(ErrorCode::guest, "a profile is of an account");
    if (showing.about && !showing.about->empty()) {
      if (const Answer<void> may = check_not_suspended(*player, now); !may)
        return tl::unexpected<Refused>(may.error());
    }
    if (showing.mark) all.players().set_mark(id, *showing.mark);
    if (showing.about) all.players().set_about(id, *showing.about);
    return *all.players().by_id(id);
  };
  StoreResult<Done> done = co_await write<Done>(store_, std::move(work));
  forget(session.player.id);
  if (!done) co_return refuse_store(done.error());
  co_return *std::move(done);
}

asio::awaitable<Answer<OwnWords>> People::words(PlayerId player) {
  std::function<OwnWords(Transaction&)> work = [player](Transaction& all) {
    return all.games().words_of(player, most_own_words);
  };
  StoreResult<OwnWords> found = co_await look<OwnWords>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<void>> People::check_guest_name(std::string name) {
  if (const Answer<void> free = check_free_to_take(site_, name); !free) co_return free;
  std::function<bool(Transaction&)> work = [name, now = time_.now().at](Transaction& all) {
    return is_name_of_account(all.players(), name, now);
  };
  const StoreResult<bool> taken = co_await read<bool>(store_, std::move(work));
  if (!taken) co_return refuse_store(taken.error());
  if (*taken)
    co_return refuse(ErrorCode::name_taken,
                     "somebody has an account with this name, or one that looks like it; take another name");
  co_return Answer<void>();
}

asio::awaitable<Answer<MailAddress>> People::mail(PlayerId player) {
  std::function<MailAddress(Transaction&)> work = [player, now = time_.now().at](Transaction& all) {
    return all.mail().of(player, now);
  };
  StoreResult<MailAddress> found = co_await read<MailAddress>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<People::ByDays>> People::by_days(PlayerId player) {
  std::function<ByDays(Transaction&)> work = [player](Transaction& all) {
    return ByDays{all.turn_mails().of(player), all.calendars().made_at(player),
                  all.notes().all_of(player, static_cast<int>(most_own_words))};
  };
  StoreResult<ByDays> found = co_await look<ByDays>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<People::Refereed>> People::refereed(PlayerId player) {
  std::function<Refereed(Transaction&)> work = [player](Transaction& all) {
    constexpr int most = static_cast<int>(most_own_words);
    Refereed known{all.conduct().by(player, most), all.conduct().letters_to(player, most), {}};
    for (const PlayerNote& note : all.conduct().notes_on(player)) known.noted_at.push_back(note.at);
    return known;
  };
  StoreResult<Refereed> found = co_await look<Refereed>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::vector<UnixSeconds>>> People::devices(PlayerId player) {
  using Found = std::vector<UnixSeconds>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) {
    return all.players().devices_of(player);
  };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<std::vector<StoredVacation>>> People::vacations(PlayerId player) {
  using Found = std::vector<StoredVacation>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) { return all.vacations().of(player); };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  const Moment now = time_.now();
  for (StoredVacation& one : *found) {
    if (one.until_tick > now.tick) one.until_at = time_of(one.until_tick, now);
  }
  co_return *std::move(found);
}

asio::awaitable<Answer<std::vector<StoredSubscription>>> People::woken(PlayerId player) {
  using Found = std::vector<StoredSubscription>;
  std::function<Found(Transaction&)> work = [player](Transaction& all) {
    return all.subscriptions().of(player);
  };
  StoreResult<Found> found = co_await read<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

asio::awaitable<Answer<People::Ratings>> People::ratings(PlayerId player) {
  std::function<Ratings(Transaction&)> work = [player, now = time_.now().at](Transaction& all) {
    const auto in = [&](club::Pool pool) -> std::optional<club::Rating> {
      const std::optional<club::Standing> standing = all.ratings().of(player, pool);
      return standing ? std::optional(club::rating_at(*standing, now)) : std::nullopt;
    };
    return Ratings{in(club::Pool::live), in(club::Pool::correspondence)};
  };
  const StoreResult<Ratings> found = co_await read<Ratings>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *found;
}

std::optional<SecretHash> People::known_by_of(const Visit& visit) const {
  const std::optional<SecretHash> shown = hash_secret(visit.device);
  if (!shown) return std::nullopt;
  return former_devices_.known_by(*shown);
}

void People::note_renewed_device(const Visit& visit, const SecretHash& before, const std::string& token) {
  former_devices_.renew(*hash_secret(visit.device), before, *hash_secret(token));
}

std::string device_of(std::string_view user_agent) {
  // In this order: most pretend to be several.
  constexpr std::array<std::pair<std::string_view, std::string_view>, 7> browsers = {{{"Firefox/", "Firefox"},
                                                                                      {"Edg/", "Edge"},
                                                                                      {"OPR/", "Opera"},
                                                                                      {"Chrome/", "Chrome"},
                                                                                      {"CriOS/", "Chrome"},
                                                                                      {"Safari/", "Safari"},
                                                                                      {"curl/", "curl"}}};
  constexpr std::array<std::pair<std::string_view, std::string_view>, 6> systems = {{{"iPhone", "iPhone"},
                                                                                     {"iPad", "iPad"},
                                                                                     {"Android", "Android"},
                                                                                     {"Windows", "Windows"},
                                                                                     {"Mac OS X", "macOS"},
                                                                                     {"Linux", "Linux"}}};
  const auto first_of = [&](const auto& list) {
    for (const auto& [mark, name] : list) {
      if (user_agent.find(mark) != std::string_view::npos) return std::string(name);
    }
    return std::string();
  };
  const std::string browser = first_of(browsers);
  const std::string system = first_of(systems);
  return browser.empty() || system.empty() ? browser + system : browser + ", " + system;
}

asio::awaitable<Answer<void>> People::erase(PlayerId player) {
  std::function<Answer<void>(Transaction&)> work = [player](Transaction& all) -> Answer<void> {
    // Somebody may have made him host again.
    if (const Answer<void> may = check_host_stays(all, player); !may) return may;
    erase_account(all.players(), player);
    return {};
  };
  const StoreResult<Answer<void>> done = co_await write<Answer<void>>(store_, std::move(work));
  if (done && !*done) co_return *done;
  forget(EndedSessions{.player = player});
  if (!done) co_return refuse_store(done.error());
  spdlog::info("player {} is deleted", player);
  co_return Answer<void>();
}

asio::awaitable<Answer<StoredPlayer>> People::named(std::string name) {
  using Found = std::optional<StoredPlayer>;
  std::function<Found(Transaction&)> look = [skeleton = skeleton_of(name)](Transaction& all) {
    return all.players().by_skeleton(skeleton);
  };
  const StoreResult<Found> found = co_await read<Found>(store_, std::move(look));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return nobody_named();
  co_return **found;
}

asio::awaitable<Answer<std::vector<StoredPlayer>>> People::beginning_with(std::string name, int most) {
  using Found = std::vector<StoredPlayer>;
  const std::string skeleton = skeleton_of(name);
  if (skeleton.empty()) co_return Found();
  std::function<Found(Transaction&)> work = [skeleton, most](Transaction& all) {
    return all.players().found(skeleton, most);
  };
  StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  co_return *std::move(found);
}

}  // namespace muehle::server
