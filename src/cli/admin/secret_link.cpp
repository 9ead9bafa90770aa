#include "cli/admin/secret_link.h"

#include "cli/command.h"
#include "cli/output.h"
#include "server/kernel/secrets.h"

namespace muehle::cli::admin {

int print_secret_link(const PlaceOptions& options, const StoreHash& store, const std::string& said,
                      const std::string& name) {
  const Result<GamesPlace> place = games_place(options);
  if (!place) return complain(place.error());
  if (!server::start_secrets()) return complain("the system has no source of random numbers", exit_failed);
  const std::string secret = server::new_secret();
  const Result<void> stored = store(*place, *server::hash_secret(secret));
  if (!stored) return complain(stored.error(), exit_failed);
  print_line(said);
  print_line("/#" + name + "=" + secret);
  return exit_done;
}

}  // namespace muehle::cli::admin
