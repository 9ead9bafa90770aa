// What hosts are told.
#include "server/referees/staff_api.h"

namespace muehle::server::schema {
namespace {

Fields invitation() {
  return {{"id", whole()},
          {"by", text(), "empty where it was made by `muehle admin invite`"},
          {"at", whole(), unix_seconds},
          {"until", whole(), unix_seconds}};
}

Schema database() {
  return object({{"rules", text(), "what the values depend on"},
                 {"presets", list(text()), "that share these values"},
                 {"files", whole()},
                 {"bytes", whole()},
                 {"moving", whole(), "sectors of the moving phase"},
                 {"distances", whole(), "so many of these with distances"},
                 {"sectors", whole(), "of both phases"}});
}

Schema goal() {
  return object({{"goal", text()},
                 {"distances", flag()},
                 {"seconds", real(), "on two processors"},
                 {"disk", whole(), "bytes"},
                 {"memory", whole(), "bytes"}});
}

Schema solve() {
  const Schema now =
      object({{"ply", null_or(whole()), "null in the moving phase"}, {"sectors", list(text())}});
  return object({{"rules", text()},
                 {"presets", list(text())},
                 {"goal", text()},
                 {"distances", flag()},
                 {"by", text()},
                 {"since", whole(), unix_seconds},
                 {"state", one_of({"running", "stopped", "done", "failed"})},
                 {"stopping", flag()},
                 {"done", whole(), "steps"},
                 {"steps", whole(), "0: not known yet"},
                 {"now", null_or(now), "what is solved now"},
                 {"part", real(), "of the time that is over"},
                 {"seconds_left", null_or(real())},
                 {"error", text(), "why it failed"}});
}

Schema databases() {
  const Schema all = object({{"moving", whole()}, {"sectors", whole()}});
  const Schema machine = object({{"threads", whole()}, {"memory", whole(), "bytes that are free"}});
  return object({{"databases", list(ref("Database"))},
                 {"all", all, "how many sectors there are"},
                 {"free_disk", null_or(whole()), "bytes"},
                 {"machine", null_or(machine)},
                 {"goals", list(ref("Goal"))},
                 {"obstacle", null_or(one_of({"no_solver", "no_folder"})), "why nothing can be solved here"},
                 {"building", flag(), "the small database that every server gets is being made"},
                 {"solve", null_or(ref("Solve"))}});
}

}  // namespace

std::vector<NamedSchema> host_schemas() {
  const Schema handed = object(invitation() + Fields{{"link", text(), "`/#join=<code>`, told this once"}});
  return {
      {"Account", object({{"name", text()},
                          {"role", ref("Role")},
                          {"suspended", null_or(ref("Suspension"))},
                          {"since", whole(), unix_seconds}})},
      {"AccountAnswer", object({{"player", ref("Account")}})},
      {"Accounts", object({{"players", list(ref("Account"))}})},
      {"Invitation", object(invitation())},
      {"Invitations", object({{"invitations", list(ref("Invitation"))}})},
      {"NewInvitation", object({{"invitation", handed}})},
      {"Database", database()},
      {"Databases", databases()},
      {"Goal", goal()},
      {"Solve", solve()},
      {"SolveAnswer", object({{"solve", null_or(ref("Solve"))}})},
  };
}

}  // namespace muehle::server::schema
