// What hosts, referees and who calls one say in their requests.
#pragma once

#include "play/ruling.h"
#include "server/kernel/form.h"
#include "server/tables/redaction.h"
#include "storage/conduct.h"
#include "support/clock.h"

namespace muehle::server {

struct Calling {
  std::int64_t game = 0;
  std::string text;
};
struct RulingOrder {
  std::int64_t game = 0;
  play::Ruling ruling;
  std::optional<std::int64_t> call;  // that it answers
  // So many had been decided in the game when he did, as he knows it: one that comes again, since its answer
  // was lost, or after another referee's, is none. None: whatever has been decided.
  std::optional<int> rulings = {};
};

// Why somebody reports what stands outside games.
struct ReportWords {
  ReportReason reason = ReportReason::other;
  std::string words;
};
struct ReportVerdict {
  ReportDecision decision = ReportDecision::nothing;
  std::string answer;
};

Form<std::string> reason_form();
Form<ReportWords> report_form();
Form<ReportVerdict> verdict_form();
Form<std::string> player_note_form();
Form<Calling> calling_form();
Form<RulingOrder> ruling_form();
Form<Redaction> redaction_form();
Form<Suspension> suspension_form(const Time& time);
Form<Role> role_form();

}  // namespace muehle::server
