// Answers that players leave for moves that may come, in games by days.
#include "server/tables/room.h"

namespace muehle::server {

bool Room::may_foresee() const {
  return std::holds_alternative<play::Correspondence>(clock_.control()) && !game_.outcome().over();
}

bool Room::only_talk_since(int version) const {
  for (std::size_t line = static_cast<std::size_t>(version); line < lines_.size(); ++line) {
    if (!play::is_talk(lines_[line].event)) return false;
  }
  return version <= this->version();
}

const play::Answers* Room::standing_answers(int seat) const {
  const std::optional<Foreseen>& left = foreseen_[static_cast<std::size_t>(seat)];
  return left && may_foresee() && only_talk_since(left->version) ? &left->answers : nullptr;
}

std::optional<std::string> Room::foreseen(int seat) const {
  if (!may_foresee()) return std::nullopt;
  const play::Answers* answers = standing_answers(seat);
  return answers == nullptr ? std::string() : play::to_text(*answers);
}

Answer<Decision> Room::on(const Asker& asker, const Foresee& request) const {
  if (auto checked = check_running(request.name); !checked) return tl::unexpected<Refused>(checked.error());
  if (auto checked = check_version(request.version); !checked)
    return tl::unexpected<Refused>(checked.error());
  if (opponent_missing(asker.seat)) return refuse(ErrorCode::opponent_missing, "nobody sits opposite yet");
  if (!may_foresee())
    return refuse(ErrorCode::bad_answers, "answers are left beforehand in games by days only");
  const Result<play::Answers> answers = play::parse_answers(request.answers);
  if (!answers) return refuse(ErrorCode::bad_answers, answers.error().message);
  if (const auto checked = play::check(*answers, game_, series_.colour_of(asker.seat)); !checked)
    return refuse(ErrorCode::bad_answers, checked.error().message);
  Decision decision = prepare(asker, request.name);
  decision.foreseen = KeepForeseen{number_, asker.seat, version(), play::to_text(*answers)};
  decision.change = *decision.foreseen;
  decision.what = Decision::Foresaw{};
  return decision;
}

std::optional<Decision> Room::decide_foreseen(Moment now) const {
  const int seat = seat_to_move();
  const std::optional<Foreseen>& left = foreseen_[static_cast<std::size_t>(seat)];
  if (!left || !may_foresee() || clock_.halted() || left->version >= version()) return std::nullopt;
  // Exactly one move has come since, and whatever else was said.
  const MakeMove* came = nullptr;
  for (std::size_t line = static_cast<std::size_t>(left->version); line < lines_.size(); ++line) {
    const Event& event = lines_[line].event;
    if (play::is_talk(event)) continue;
    const auto* move = std::get_if<MakeMove>(&event);
    if (move == nullptr || came != nullptr) return std::nullopt;
    came = move;
  }
  // An offer is for him to answer.
  if (came == nullptr || game_.offer()) return std::nullopt;
  const std::optional<play::Answer> answer = play::answer_to(left->answers, came->move);
  if (!answer) return std::nullopt;
  std::optional<Decision> reply = by_itself(MakeMove{answer->move, {}}, now, 0);
  if (!reply) return std::nullopt;
  reply->foreseen = KeepForeseen{number_, seat, reply->ack.version, play::to_text(answer->then)};
  return reply;
}

void Room::keep(const KeepForeseen& change) {
  // It was made from answers, or checked: it can be read.
  foreseen_[static_cast<std::size_t>(change.seat)] =
      Foreseen{change.version, play::parse_answers(change.answers).value_or(play::Answers{})};
}

}  // namespace muehle::server
