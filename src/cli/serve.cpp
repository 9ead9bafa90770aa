// `muehle serve`: the page and the games of people who follow a link.
#include <fmt/format.h>
#include <spdlog/spdlog.h>
#include <unistd.h>

#include <algorithm>
#include <future>
#include <map>
#include <memory>
#include <optional>

#include "cli/commands.h"
#include "cli/file_limit.h"
#include "cli/folders.h"
#include "cli/games_place.h"
#include "cli/log.h"
#include "cli/mail.h"
#include "cli/output.h"
#include "cli/settings.h"
#include "cli/site.h"
#include "cli/small_database.h"
#include "cli/solve_child.h"
#include "cli/standard_streams.h"
#include "net/kept_page.h"
#include "server/process/server.h"
#include "server/transports/vapid.h"
#include "storage/data_folder.h"
#include "storage/games_place.h"
#include "storage/shared_games.h"
#include "support/text.h"

namespace muehle::cli {
namespace {

namespace fs = std::filesystem;

struct ServeOptions {
  server::ServerOptions server;
  PlaceOptions place;
  std::string database;
  std::string collection;
  SiteOptions site;
  MailOptions mail;
  LogOptions log;
  std::string push = "on";
  std::optional<int> metrics_port;
  int drain_notice = 0;  // seconds
  int drain_seconds = 10;
};

// Every database of a rule set has it.
constexpr const char* sample_file = "moving-3-3.wdl";

// As many as a system could have files.
constexpr std::uint64_t most_connections = 1'000'000;
constexpr int most_drain_seconds = 3600;

// Said to who starts the server at a terminal; the link itself stands in no log.
void say_how_to_become_host(Store& store, const GamesPlace& place) {
  if (isatty(STDOUT_FILENO) == 0) return;
  std::promise<StoreResult<int>> promise;
  store.read<int>([](Transaction& all) { return all.players().hosts(); },
                  [&](StoreResult<int> hosts) { promise.set_value(hosts); });
  const StoreResult<int> hosts = promise.get_future().get();
  if (hosts && *hosts == 0) {
    print_line(
        fmt::format("Nobody is host yet: `muehle admin host-link {}` prints a link for it",
                    place.in_file() ? "--data " + place.folder.string() : "--database " + place.text()));
  }
}

// The page, and what those load later who have that of the version before. `before` must outlive it.
std::vector<Asset> with_page_before(const fs::path& folder, net::KeptPage& before) {
  const std::span<const Asset> ours = embedded_assets();
  std::vector<Asset> assets(ours.begin(), ours.end());
  if (ours.empty()) return assets;
  Result<net::KeptPage> kept = net::keep_page(folder, ours);
  if (!kept) {
    spdlog::warn("the page of the version before is not served: {}", kept.error().message);
    return assets;
  }
  before = *std::move(kept);
  assets.insert(assets.end(), before.assets().begin(), before.assets().end());
  return assets;
}

Result<void> check_push(const ServeOptions& options) {
  if (options.push != "on" && options.push != "off")
    return fail("--push is on (browsers of players who want it are woken) or off");
  const std::string& contact = options.server.push.contact;
  return contact.empty() ? Result<void>() : server::check_push_contact(contact);
}

// The games, which may be shared with other servers.
struct Opened {
  std::unique_ptr<Store> own;
  std::unique_ptr<SharedGames> shared;

  Store& store() const { return shared ? shared->store() : *own; }
  // Finishes what is queued.
  void close() {
    own.reset();
    if (shared) shared->close_store();
  }
};

Result<Opened> open_games(const GamesPlace& place) {
  Opened opened;
  if (place.in_file()) {
    Result<std::unique_ptr<Store>> own = open_store(place);
    if (!own) return tl::unexpected<Error>(own.error());
    opened.own = *std::move(own);
  } else {
    Result<std::unique_ptr<SharedGames>> shared = SharedGames::open(place.folder, place.database);
    if (!shared) return tl::unexpected<Error>(shared.error());
    opened.shared = *std::move(shared);
  }
  return opened;
}

// The key in the data folder; servers that share a database have that of the first of them, since a browser
// has subscribed to one key and not to a server.
Result<std::shared_ptr<const server::VapidKey>> push_key(const fs::path& folder, Leadership* others) {
  Result<std::shared_ptr<const server::VapidKey>> own = server::VapidKey::keep(server::push_key_file(folder));
  if (!own || others == nullptr) return own;
  try {
    if (auto common = server::VapidKey::read(others->agree("push key", (*own)->pem()))) return common;
    return fail("the servers of this database have no push key in common that can be read");
  } catch (const sql::Failure& failure) {
    return fail("cannot read the push key of the servers: " + failure.message);
  }
}

// Browsers are woken where that is wanted.
Result<void> prepare_push(const fs::path& folder, server::ServerOptions& server) {
  Result<std::shared_ptr<const server::VapidKey>> key = push_key(folder, server.leadership);
  if (!key) return tl::unexpected<Error>(key.error());
  server.push.key = *std::move(key);
  server.push.sender = std::make_shared<server::CurlPushSender>();
  // Some services want to know whose server it is; the first name under which it is known says it, too.
  if (server.push.contact.empty() && !server.allow_hosts.empty())
    server.push.contact = "https://" + server.allow_hosts.front();
  if (server.push.contact.empty())
    spdlog::info("some push services wake no browser for a server without --push-contact");
  return {};
}

// Of a name there is no more in a request than this.
Result<void> check_names(const std::vector<std::string>& names) {
  for (const std::string& name : names) {
    const bool has_port = std::ranges::count(name, ':') == 1;
    if (name.empty() || has_port || name.find_first_of("/ ") != std::string::npos)
      return fail(
          fmt::format("--allow-host is a name without port, as clubhouse.local, not {}", shown(name)));
  }
  return {};
}

// What the settings are where nothing is said and the machine decides.
std::map<std::string, std::string> computed_settings(const PlaceOptions& place, const std::string& database) {
  std::map<std::string, std::string> computed;
  if (const Result<fs::path> data = data_folder(place.data)) {
    computed["data"] = data->string();
    computed["collection"] = collection_file(*data).string();
  }
  if (const Result<fs::path> folder = database_folder(database, place.data))
    computed["db"] = folder->string();
  return computed;
}

int run_serve(ServeOptions options, const Settings& settings) {
  const auto refuse = [&](const Error& why, int status = exit_usage) {
    return complain(settings.explained(message_of(why, environment_language())), status);
  };
  if (const auto begun = begin_log(options.log); !begun) return refuse(begun.error());
  for (const std::string& warning : settings.warnings()) spdlog::warn("{}", warning);
  options.server.access_log = logs_access(options.log);
  const Result<GamesPlace> place = games_place(options.place);
  if (!place) return refuse(place.error());
  // Servers that share a database pass clients on, and have a connection for each then.
  raise_file_limit(options.server.connections.together, place->in_file() ? 1 : 2);
  const fs::path& folder = place->folder;
  const Result<fs::path> database = database_folder(options.database, options.place.data);
  if (!database) return refuse(database.error());
  if (fs::exists(*database / sample_file)) {
    return refuse(
        Error(fmt::format("--db {} is the folder of one rule set; give the one it lies in, {}",
                          database->string(), fs::weakly_canonical(*database).parent_path().string())));
  }
  Result<server::SitePolicy> site = read_site(options.site);
  if (!site) return refuse(site.error());
  options.server.site = *std::move(site);
  Result<std::optional<MailService>> mail = read_mail(options.mail);
  if (!mail) return refuse(mail.error());
  if (options.server.warnings_lose < 0)
    return refuse(Error(
        "--warnings-lose is 0 (they do not lose) or the number of warnings that lose a game, such as 3"));
  if (options.server.watch_delay_seconds < 0 ||
      options.server.watch_delay_seconds > server::most_watch_delay_seconds) {
    return refuse(Error(fmt::format("--watch-delay is a number of seconds from 0 (no delay) to {}",
                                    server::most_watch_delay_seconds)));
  }
  if (options.server.vacation_days < 0 || options.server.vacation_days > muehle::play::most_vacation_days) {
    return refuse(Error(fmt::format("--vacation-days is a number of days a year, from 0 (no vacation) to {}",
                                    muehle::play::most_vacation_days)));
  }
  if (const auto checked = check_push(options); !checked) return refuse(checked.error());
  if (const auto checked = check_places(options.server.databases_elsewhere); !checked)
    return refuse(checked.error());
  if (const auto checked = check_names(options.server.allow_hosts); !checked) return refuse(checked.error());
  if (options.metrics_port && *options.metrics_port != 0 && *options.metrics_port == options.server.port &&
      options.server.metrics_host == options.server.host)
    return refuse(Error("--metrics-port and --port are the same; each needs one of its own"));
  if (!options.collection.empty() && !fs::exists(options.collection))
    return refuse(
        Error(fmt::format("there is no collection {}; `muehle games add` makes one", options.collection)));
  Result<Opened> games = open_games(*place);
  if (!games) return refuse(games.error(), exit_failed);
  options.server.leadership = games->shared.get();
  options.server.database_folder = fs::absolute(*database).string();
  options.server.collection =
      options.collection.empty() ? collection_file(folder) : fs::path(options.collection);
  net::KeptPage before;
  std::optional<SmallDatabase> small;
  SolveChild solver(options.server.database_folder);
  options.server.solver = &solver;
  options.server.database = [&small, &solver] {
    if (!small) return server::DatabaseState{};
    const bool building = small->building();
    return server::DatabaseState{std::max(small->sectors(), solver.sectors()), building};
  };
  std::optional<server::SmtpMailer> mailer;
  if (*mail) {
    options.server.place = (*mail)->place;
    if (const std::string& name = (*mail)->smtp.name; !name.empty())
      options.server.allow_hosts.push_back(name);
    options.server.mailer = &mailer.emplace((*mail)->smtp);
  }
  if (options.push == "on") {
    if (const auto prepared = prepare_push(folder, options.server); !prepared)
      return refuse(prepared.error(), exit_failed);
  }
  // Servers that share a database tell each other of their pages there.
  std::vector<Asset> assets;
  if (place->in_file()) options.server.assets = assets = with_page_before(folder, before);
  options.server.drain_notice = std::chrono::seconds(options.drain_notice);
  options.server.drain_time = std::chrono::seconds(options.drain_seconds);
  if (options.metrics_port) options.server.metrics_port = static_cast<std::uint16_t>(*options.metrics_port);
  const auto server = server::Server::listen(options.server, games->store());
  if (!server) return refuse(server.error(), exit_failed);

  (*server)->stop_on_signals();
  if (options.server.assets.empty())
    spdlog::warn("this program was built without the page; only the API is there");
  std::string_view word = "Open ";
  for (const std::string& address : (*server)->addresses()) {
    print_line(fmt::format("{}{}", word, address));
    word = "  or ";
  }
  if (const std::string metrics = (*server)->metrics_address(); !metrics.empty())
    spdlog::info("the metrics are at http://{}/metrics", metrics);
  say_how_to_become_host(games->store(), *place);
  std::fflush(stdout);
  spdlog::info("the games are in {}", place->in_file() ? fs::absolute(folder).string() : place->text());
  if (const auto warning = open_to_others(fs::absolute(folder))) spdlog::warn("{}", *warning);
  small.emplace(options.server.database_folder, true);
  spdlog::info("the database in {} has {} sectors{}", options.server.database_folder, small->sectors(),
               small->building() ? "; a small one is being built" : "");
  if (!options.database.empty() && small->sectors() == 0)
    spdlog::warn("--db {} held no database before; is it the right folder?", options.database);
  (*server)->run();
  games->close();  // while those who asked for what is queued still exist
  spdlog::info("stopped");
  return exit_done;
}

int print_settings(const ServeOptions& options, const Settings& settings) {
  for (const std::string& warning : settings.warnings()) complain(warning);
  const std::string text = settings.text(computed_settings(options.place, options.database));
  std::fwrite(text.data(), 1, text.size(), stdout);
  return exit_done;
}

}  // namespace

Command add_serve(Arguments app) {
  const auto options = std::make_shared<ServeOptions>();
  const Arguments command = app.subcommand("serve", "Serve the page, and games by link");
  command.option("--port", options->server.port, "Port; 0 for any free one").range(0, 65535).show_default();
  command
      .option("--host", options->server.host,
              "Address to listen on; 0.0.0.0 for all networks of this machine")
      .show_default();
  add_place_options(command, options->place);
  add_database_option(command, options->database);
  add_elsewhere_option(command, options->server.databases_elsewhere);
  command
      .option("--collection", options->collection,
              "The collection of games that players may look into; else collection.db in the data folder")
      .called("FILE");
  command.option("--allow-host", options->server.allow_hosts,
                 "Another name under which people reach this server, without port; may be given again");
  add_site_options(command, options->site);
  add_mail_options(command, options->mail);
  command
      .option("--warnings-lose", options->server.warnings_lose,
              "So many warnings of a referee in one game lose it, 3 in most clubs; 0: they do not")
      .show_default();
  command
      .option("--watch-delay", options->server.watch_delay_seconds,
              "Who watches a rated game sees it so many seconds later, until its end; 0 to 600")
      .show_default();
  command
      .option("--vacation-days", options->server.vacation_days,
              "Days a year on which a player's clocks stand still in games by days; 0: none")
      .show_default();
  command
      .option("--push", options->push,
              "Wake the browsers of players who want it when something waits for them: on or off")
      .show_default();
  command.option("--push-contact", options->server.push.contact,
                 "Where push services reach you: mailto:you@example.org or an https address; else "
                 "https:// and the first --allow-host");
  command
      .option("--connections", options->server.connections.together,
              "How many connections may be open at once, whoever they are")
      .range(std::uint64_t{1}, most_connections)
      .show_default();
  command
      .option(
          "--relay-host", options->server.relay_host,
          "With --database: the address of this machine at which other servers of the same database reach "
          "it")
      .show_default();
  command
      .option("--relay-port", options->server.relay_port,
              "With --database: the port for them; 0 for any free one")
      .range(0, 65535)
      .show_default();
  add_log_options(command, options->log);
  command
      .option("--drain-seconds", options->drain_seconds,
              "When the server is stopped: how long those who are there may take to leave")
      .range(0, most_drain_seconds)
      .show_default();
  command
      .option("--drain-notice", options->drain_notice,
              "… and how long before that it goes on as it was, but says at /readyz that it stops")
      .range(0, most_drain_seconds)
      .show_default();
  command
      .option("--metrics-port", options->metrics_port,
              "Port at which Prometheus reads how this server does; 0 for any free one")
      .range(0, 65535);
  command
      .option("--metrics-host", options->server.metrics_host,
              "With --metrics-port: the address for it; whoever reaches it may read there")
      .show_default();
  command.flag("--behind-proxy", options->server.behind_proxy,
               "A proxy stands before this server: believe its X-Forwarded-For, X-Forwarded-Proto and "
               "X-Request-Id");
  const auto settings = std::make_shared<Settings>(command);
  return {command, [options, settings] {
            keep_standard_streams();
            if (const auto done = settings->complete(own_environment()); !done) return complain(done.error());
            if (!settings->only_print()) return run_serve(*options, *settings);
            return print_settings(*options, *settings);
          }};
}

}  // namespace muehle::cli
