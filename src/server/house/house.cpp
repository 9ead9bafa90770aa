#include "server/house/house.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "puzzles/difficulty.h"
#include "server/house/thinking.h"
#include "server/kernel/await_store.h"
#include "server/kernel/refuse_store.h"
#include "server/rights/account_name.h"

namespace muehle::server {
namespace {

namespace asio = boost::asio;

constexpr int last_rated = 9;   // the level that has a number of its own
constexpr double beyond = 110;  // above that one's: for who is stronger, the next level
constexpr int most_seats = 1000;
// What a program would be called; another one where somebody has that name.
constexpr std::array<std::string_view, 2> names = {"Muehle-", "Haus-"};

}  // namespace

int house_level(const std::optional<club::Rating>& rating) {
  const club::Rating known = rating.value_or(club::Rating{});
  const double strength = club::is_provisional(known) ? known.rating - known.deviation : known.rating;
  int best = 1;
  const auto off = [&](int level) { return std::abs(puzzles::rating_of_level(level) - strength); };
  for (int level = 2; level <= last_rated; ++level) {
    if (off(level) < off(best)) best = level;
  }
  if (strength > puzzles::rating_of_level(last_rated) + beyond) return last_rated + 1;
  return best;
}

// A place of the house at a table, which hears what happens there.
class House::Chair final : public net::Listener {
 public:
  Chair(HousePlayer program, std::string code) : program_(std::move(program)), code_(std::move(code)) {}

  void send(net::SharedText /*message*/) override { news_ = true; }
  void finish() override { lost_ = true; }

  const HousePlayer& program() const { return program_; }
  const std::string& code() const { return code_; }
  Caller caller() const { return {program_.player, {}, 0}; }
  std::optional<Hub::Visit>& visit() { return visit_; }

  bool news_ = true;   // that nobody has looked at
  bool busy_ = false;  // somebody does
  bool lost_ = false;  // the seat is not his any more

 private:
  HousePlayer program_;
  std::string code_;
  std::optional<Hub::Visit> visit_;
};

House::House(Store& store, const Time& time, Hub& hub, Lobby& lobby, Workers& thinking, HousePolicy policy,
             std::function<void(Task)> start)
    : store_(store),
      time_(time),
      hub_(hub),
      lobby_(lobby),
      thinking_(thinking),
      policy_(policy),
      start_(std::move(start)) {}

House::~House() {
  for (const auto& [code, chair] : seats_) {
    if (chair->visit()) hub_.leave(*std::exchange(chair->visit(), std::nullopt));
  }
}

int House::games() const {
  return static_cast<int>(std::ranges::count_if(seats_, [this](const auto& seat) {
    const std::optional<Hub::Visit>& visit = seat.second->visit();
    const Room* room = visit ? hub_.room_at(*visit) : nullptr;
    return room == nullptr || !room->is_over();
  }));
}

asio::awaitable<Answer<HousePlayer>> House::program(int level) {
  using Found = std::optional<HousePlayer>;
  std::vector<AccountName> wanted;
  for (const std::string_view name : names) {
    const Answer<AccountName> read = read_account_name(std::string(name) + std::to_string(level));
    if (read) wanted.push_back(*read);
  }
  std::function<Found(Transaction&)> work = [level, wanted, now = time_.now().at](Transaction& all) -> Found {
    if (Found known = all.players().house(level)) return known;
    for (const AccountName& name : wanted) {
      if (Found made = all.players().add_house(level, name, now)) return made;
    }
    return std::nullopt;
  };
  StoreResult<Found> found = co_await write<Found>(store_, std::move(work));
  if (!found) co_return refuse_store(found.error());
  if (!*found) co_return refuse(ErrorCode::closed, "others have the names of the house");
  co_return **std::move(found);
}

asio::awaitable<Answer<std::string>> House::play(StoredPlayer player, std::string seek) {
  if (policy_.after == 0) co_return refuse(ErrorCode::closed, "there is no opponent of the house here");
  const Answer<Seek> waiting = lobby_.waits_for_house(player, seek, policy_.after);
  if (!waiting) co_return tl::unexpected<Refused>(waiting.error());
  if (games() + coming_ >= policy_.most_games)
    co_return refuse_many("the house plays as many games as it can; wait a little", 30);
  ++coming_;
  const std::shared_ptr<void> coming(nullptr, [this](void*) { --coming_; });
  const Answer<HousePlayer> opponent = co_await program(house_level(waiting->rating));
  if (!opponent) co_return tl::unexpected<Refused>(opponent.error());
  const HousePlayer sits = *opponent;
  Answer<std::string> code = co_await lobby_.begin_with_house(player, seek, sits.player);
  if (!code) co_return code;
  std::string there = *code;
  co_await sit_down(sits, std::move(there));
  co_return code;
}

asio::awaitable<bool> House::resume() {
  using Found = std::vector<std::pair<HousePlayer, std::string>>;
  std::function<Found(Transaction&)> work = [](Transaction& all) {
    Found found;
    for (const HousePlayer& program : all.players().houses()) {
      for (const ListedGame& game : all.games().running_games_of(program.player.id, most_seats))
        found.emplace_back(program, game.code);
    }
    return found;
  };
  const StoreResult<Found> found = co_await look<Found>(store_, std::move(work));
  if (!found) co_return false;
  for (const auto& [program, code] : *found) {
    HousePlayer who = program;
    std::string there = code;
    const bool sits = co_await sit_down(std::move(who), std::move(there));
    if (!sits) co_return false;
  }
  co_return true;
}

asio::awaitable<bool> House::sit_down(HousePlayer program, std::string code) {
  if (seats_.contains(code)) co_return true;
  const auto chair = std::make_shared<Chair>(std::move(program), code);
  seats_.emplace(code, chair);
  Caller caller = chair->caller();
  const Answer<Hub::Visit> visit = co_await hub_.enter(code, std::move(caller), *chair);
  if (visit) {
    chair->visit() = *visit;
    co_return true;
  }
  seats_.erase(code);
  spdlog::warn("the house does not get to its table: {}", visit.error().message);
  co_return false;
}

void House::get_up(const std::string& code) {
  const auto found = seats_.find(code);
  if (found == seats_.end()) return;
  const ChairPointer chair = found->second;
  seats_.erase(found);
  if (chair->visit()) hub_.leave(*std::exchange(chair->visit(), std::nullopt));
}

void House::look_after() {
  if (stopping_) return;
  std::vector<ChairPointer> due;
  for (const auto& [code, chair] : seats_) {
    if (chair->visit() && !chair->busy_ && chair->news_) due.push_back(chair);
  }
  for (const ChairPointer& chair : due) {
    chair->news_ = false;
    chair->busy_ = true;
    start_(act(chair));
  }
}

// One thing at a time; what it brings is news.
House::Task House::act(ChairPointer chair) {
  const std::shared_ptr<void> over(nullptr, [chair](void*) { chair->busy_ = false; });
  const Room* room = hub_.room_at(*chair->visit());
  if (room == nullptr) {  // it has to be read anew
    const Answer<std::string> read = co_await hub_.state(chair->code());
    chair->news_ = true;
    if (!read) chair->lost_ = true;
    room = hub_.room_at(*chair->visit());
  }
  const Seat seat = room != nullptr ? room->seat_of(chair->program().player.id) : std::nullopt;
  if (chair->lost_ || !seat) {
    if (chair->lost_ || room != nullptr) get_up(chair->code());
    co_return;
  }
  const auto wish = house_wish(*room, *seat);
  if (wish == HouseWish::leave) co_return get_up(chair->code());
  if (wish == HouseWish::nothing) co_return;
  if (wish == HouseWish::event) {
    co_await move(chair);
    co_return;
  }
  co_await ask(chair, [wish](const Room& now, int own) { return house_answer(wish, now, own); });
}

// It answers the game as it was when it began to think; what has happened meanwhile is looked at anew.
House::Task House::move(ChairPointer chair) {
  const Room* room = hub_.room_at(*chair->visit());
  const Colour colour = room->colour_of(*room->seat_of(chair->program().player.id));
  const std::int64_t number = room->number();
  const int version = room->version();
  Thought thought{.game = room->played(),
                  .colour = colour,
                  .level = chair->program().level,
                  .seed = static_cast<std::uint64_t>(number),
                  .left = left_to_think(*room, colour, time_.now().tick)};
  auto work = [thought = std::move(thought), &stop = stopping_] { return think(thought, stop); };
  const Answer<std::optional<Event>> event = co_await thinking_.run({}, std::move(work));
  if (stopping_) co_return;
  if (!event) {  // too busy; the clock goes on
    chair->news_ = true;
    co_return;
  }
  if (!*event) co_return;
  co_await ask(chair, [event = **event, number, version](const Room&, int) -> Answer<Request> {
    return Do{.name = {"house " + std::to_string(version), number}, .version = version, .event = event};
  });
}

House::Task House::ask(const ChairPointer& chair, Hub::MakeRequest make) {
  std::string code = chair->code();
  Caller caller = chair->caller();
  const Answer<Acknowledged> done =
      co_await hub_.act(std::move(code), std::move(caller), std::move(make), time_.now());
  if (!done && done.error().code == ErrorCode::busy) chair->news_ = true;
}

}  // namespace muehle::server
