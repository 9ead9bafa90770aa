#include "storage/packed_events.h"

#include <algorithm>

#include "rules/notation.h"

namespace muehle {
namespace {

constexpr unsigned char format = 1;
constexpr unsigned char format_with_began = 2;
constexpr unsigned is_move = 0x8000;
constexpr std::string_view move_word = "move ";
constexpr std::string_view take_back_word = "takeback ";
constexpr unsigned points = point_count + 1;  // and none
constexpr int no_seat_yet = 1;                // seat 0 is expected to begin
constexpr Milliseconds second = 1000;

// What the next event is measured against.
struct Before {
  int seat = no_seat_yet;
  UnixSeconds at = 0;
  Milliseconds tick = 0;
};

class Writer {
 public:
  void byte(unsigned value) { bytes_ += static_cast<char>(value); }
  void two_bytes(unsigned value) {
    byte(value >> 8);
    byte(value & 0xff);
  }
  void text(std::string_view text) { bytes_ += text; }
  void number(std::uint64_t value) {
    for (; value > 0x7f; value >>= 7) byte(static_cast<unsigned>(value & 0x7f) | 0x80);
    byte(static_cast<unsigned>(value));
  }
  void signed_number(std::int64_t value) {
    number((static_cast<std::uint64_t>(value) << 1) ^ static_cast<std::uint64_t>(value >> 63));
  }
  std::string take() { return std::move(bytes_); }

 private:
  std::string bytes_;
};

class Reader {
 public:
  explicit Reader(std::span<const unsigned char> bytes) : rest_(bytes) {}

  bool at_end() const { return rest_.empty(); }
  bool failed() const { return failed_; }
  unsigned byte() {
    if (rest_.empty()) failed_ = true;
    if (failed_) return 0;
    const unsigned value = rest_.front();
    rest_ = rest_.subspan(1);
    return value;
  }
  unsigned two_bytes() {
    const unsigned high = byte();
    return high << 8 | byte();
  }
  std::string text(std::size_t size) {
    if (size > rest_.size()) failed_ = true;
    if (failed_) return {};
    std::string text(reinterpret_cast<const char*>(rest_.data()), size);
    rest_ = rest_.subspan(size);
    return text;
  }
  std::uint64_t number() {
    std::uint64_t value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
      const unsigned next = byte();
      value |= std::uint64_t{next & 0x7f} << shift;
      if (next < 0x80) return value;
    }
    failed_ = true;
    return 0;
  }
  std::int64_t signed_number() {
    const std::uint64_t value = number();
    return static_cast<std::int64_t>(value >> 1) ^ -static_cast<std::int64_t>(value & 1);
  }

 private:
  std::span<const unsigned char> rest_;
  bool failed_ = false;
};

unsigned code_of(Point point) { return point == no_point ? point_count : point; }
Point point_of(unsigned code) { return code == point_count ? no_point : static_cast<Point>(code); }

void write_line(Writer& out, const std::string& line) {
  if (line.starts_with(move_word)) {
    const Result<Move> move = parse_move(std::string_view(line).substr(move_word.size()));
    if (move && move_word.size() + to_text(*move).size() == line.size() && line.ends_with(to_text(*move))) {
      const unsigned code =
          (code_of(move->from) * points + code_of(move->to)) * points + code_of(move->capture);
      return out.two_bytes(is_move | code);
    }
  }
  out.two_bytes(static_cast<unsigned>(line.size()));
  out.text(line);
}

std::string read_line(Reader& in) {
  const unsigned head = in.two_bytes();
  if ((head & is_move) == 0) return in.text(head);
  const unsigned code = head & ~is_move;
  const unsigned from = code / points / points;
  if (from >= points) return {};
  return std::string(move_word) +
         to_text(Move{point_of(from), point_of(code / points % points), point_of(code % points)});
}

void write_time(Writer& out, const StoredEvent& event, Before& before) {
  const bool other = event.seat != 1 - before.seat;
  out.number(static_cast<std::uint64_t>(event.spent) * 2 + (other ? 1 : 0));
  if (other) out.byte(event.seat ? static_cast<unsigned>(*event.seat) + 1 : 0);
  const Milliseconds tick = event.tick - before.tick;
  out.signed_number(tick - event.spent);
  out.signed_number(event.at - before.at - tick / second);
  before = {event.seat.value_or(before.seat), event.at, event.tick};
}

void read_time(Reader& in, StoredEvent& event, Before& before) {
  const std::uint64_t spent = in.number();
  event.spent = static_cast<Milliseconds>(spent >> 1);
  event.seat = 1 - before.seat;
  if ((spent & 1) != 0) {
    const unsigned seat = in.byte();
    event.seat = seat == 0 ? std::nullopt : std::optional(static_cast<int>(seat) - 1);
  }
  const Milliseconds tick = in.signed_number() + event.spent;
  event.tick = before.tick + tick;
  event.at = before.at + tick / second + in.signed_number();
  before = {event.seat.value_or(before.seat), event.at, event.tick};
}

void write_began(Writer& out, const StoredEvent& event) {
  out.number(event.began ? static_cast<std::uint64_t>(std::max(*event.began, event.tick) - event.tick) + 1
                         : 0);
}

void read_began(Reader& in, StoredEvent& event) {
  const std::uint64_t later = in.number();
  if (later > 0) event.began = event.tick + static_cast<Milliseconds>(later - 1);
}

bool takes_increments(const StoredEvent& event) {
  return event.began && event.line.starts_with(take_back_word);
}

}  // namespace

std::string pack_events(const std::vector<StoredEvent>& events) {
  const bool with_began = std::ranges::any_of(events, takes_increments);
  Writer out;
  out.byte(with_began ? format_with_began : format);
  Before before;
  for (const StoredEvent& event : events) {
    write_line(out, event.line);
    write_time(out, event, before);
    if (with_began) write_began(out, event);
  }
  return out.take();
}

Result<std::vector<StoredEvent>> unpack_events(std::span<const unsigned char> packed) {
  Reader in(packed);
  const unsigned head = in.byte();
  const bool with_began = head == format_with_began;
  if (head != format && !with_began) return fail("the packed events are of an unknown format");
  std::vector<StoredEvent> events;
  Before before;
  while (!in.at_end()) {
    StoredEvent& event = events.emplace_back();
    event.line = read_line(in);
    read_time(in, event, before);
    if (with_began) read_began(in, event);
    const bool seat_is_one = !event.seat || (*event.seat >= 0 && *event.seat <= 1);
    if (in.failed() || event.line.empty() || !seat_is_one)
      return fail("packed event " + std::to_string(events.size()) + " cannot be read");
  }
  return events;
}

}  // namespace muehle
