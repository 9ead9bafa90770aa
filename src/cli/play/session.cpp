#include "cli/play/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>

#include "cli/input.h"
#include "cli/output.h"
#include "cli/play/phrases.h"

namespace muehle::cli::play {
namespace {

// A person is player 0 of the series, the computer or the second person player 1.
constexpr int first_player = 0;
constexpr int second_player = 1;

// Records say so in the tags White and Black.
constexpr std::string_view computer_name = "Computer";

std::string half_points_text(int half_points) {
  std::string text = half_points == 1 ? "" : std::to_string(half_points / 2);
  if (half_points % 2 != 0) text += "½";
  return text;
}

// As records write it: 2025.03.09.
std::string today_in_record() {
  const std::time_t now = std::time(nullptr);
  std::tm local{};
  localtime_r(&now, &local);
  return fmt::format("{:04}.{:02}.{:02}", local.tm_year + 1900, local.tm_mon + 1, local.tm_mday);
}

}  // namespace

Session::Session(const Settings& settings)
    : settings_(settings),
      series_(settings.next, settings.colour == Colour::white ? first_player : second_player),
      record_{{}, Game(settings.rules, settings.start), {}} {
  if (settings.level) computer_.emplace(*settings.level, settings.language, settings.seed, settings.database);
}

bool Session::person_to_move() const {
  if (game().outcome().over()) return false;
  return !against_computer() || game().position().to_move() == person();
}

Sentences Session::greeting() const {
  Sentences sentences = {seats_sentence(), rules_sentence(),
                         pick({"hilfe zeigt, was du eingeben kannst.", "help shows what you can enter."})};
  if (settings_.by_lot && against_computer()) {
    sentences.insert(sentences.begin(),
                     pick({"Die Farben sind ausgelost.", "The colours were drawn by lot."}));
  }
  return sentences;
}

std::string Session::seats_sentence() const {
  if (!against_computer()) {
    const Words words{"Zwei Spieler an einem Brett: Spieler 1 hat {}, Spieler 2 {}.",
                      "Two players at one board: player 1 has {}, player 2 {}."};
    return fmt::format(fmt::runtime(pick(words)), colour_name(series_.colour_of(first_player), language()),
                       colour_name(series_.colour_of(second_player), language()));
  }
  const Words words{"Du spielst {} gegen den Computer, {}.", "You play {} against the computer, {}."};
  return fmt::format(fmt::runtime(pick(words)), colour_name(person(), language()), computer_->title());
}

std::string Session::rules_sentence() const {
  const RuleSet& rules = game().rules();
  const Preset* preset = preset_of(rules);
  if (preset == nullptr) return pick({"Regeln: ", "Rules: "}) + muehle::to_text(rules);
  const auto text = [&](std::string_view what) {
    return pick(shared_text(fmt::format("/presets/{}/{}", preset->id, what)));
  };
  return fmt::format("{}{} ({}). {}", pick({"Regeln: ", "Rules: "}), text("title"), preset->id,
                     text("description"));
}

Sentences Session::situation() const {
  Sentences sentences = {state_sentence(game(), language())};
  const Colour reader = against_computer() ? person() : game().position().to_move();
  if (std::string notice = draw_notice(game(), reader, language()); !notice.empty()) {
    sentences.push_back(std::move(notice));
  }
  if (game().offer() && (!against_computer() || game().offer()->by != person())) {
    sentences.push_back(
        pick({"Ein Remisangebot steht: annehmen oder ablehnen.", "A draw offer stands: accept or decline."}));
  }
  return sentences;
}

Sentences Session::act(const Request& request) {
  return std::visit([this](const auto& r) { return on(r); }, request);
}

std::optional<Sentences> Session::computer_acts() {
  if (!computer_) return std::nullopt;
  const std::optional<search::Decision> decision = computer_->decide(game(), other(person()));
  if (!decision) return std::nullopt;
  return apply(decision->event);
}

Sentences Session::apply(const Event& event) {
  const int plies = game().history().size();
  const auto applied = record_.game.apply(event);
  if (!applied) return {refusal_sentence(game(), applied.error(), language())};

  Sentences sentences;
  const auto* move = std::get_if<MakeMove>(&event);
  if (move == nullptr) {
    sentences.push_back(event_sentence(event, language()));
  } else if (game().history().size() > plies) {
    sentences.push_back(move_sentence(game().history(), plies + 1, language()));
    if (const auto* offer = std::get_if<Offer>(&move->with)) {
      sentences.push_back(event_sentence(OfferDraw{game().history().mover(plies + 1), *offer}, language()));
    }
  } else {
    sentences.push_back(pick({"Der Antrag ist berechtigt; der Zug wird nicht mehr gespielt.",
                              "The claim is sound; the move is no longer played."}));
  }
  if (move != nullptr && applied->claim && !applied->claim->right) {
    sentences.push_back(wrong_claim_sentence(game(), language()));
  }
  return sentences;
}

Sentences Session::on(const MakeMove& request) {
  if (!game().outcome().over() && !person_to_move()) {
    return {pick({"Du bist nicht am Zug.", "It is not your turn."})};
  }
  return apply(request);
}

// Without a colour: against the computer always the person; else whoever the words can concern.
Colour Session::speaker(const Say& request) const {
  if (request.by) return *request.by;
  if (against_computer()) return person();
  const auto& offer = game().offer();
  if (offer && request.talk == Talk::withdraw) return offer->by;
  if (offer && (request.talk == Talk::accept || request.talk == Talk::decline)) return other(offer->by);
  return game().position().to_move();
}

Sentences Session::on(const Say& request) {
  const Colour by = speaker(request);
  if (against_computer() && by != person()) {
    return {fmt::format(fmt::runtime(pick({"Du spielst {}.", "You play {}."})),
                        colour_name(person(), language()))};
  }
  switch (request.talk) {
    case Talk::offer:
      return apply(OfferDraw{by, {request.text}});
    case Talk::accept:
      return apply(AcceptDraw{by});
    case Talk::decline:
      return apply(DeclineDraw{by, request.text});
    case Talk::withdraw:
      return apply(WithdrawOffer{by});
    case Talk::claim:
      return apply(ClaimDraw{by, {request.rule, request.text}});
    case Talk::resign:
      return apply(Resign{by});
  }
  return {};
}

Sentences Session::on(const Ask& request) {
  switch (request.question) {
    case Question::board:
      return {board_in_words(game().position(), language())};
    case Question::moves:
      return {moves_sentence(request.point)};
    case Question::rules:
      return {rules_sentence()};
    case Question::score:
      return {score_sentence()};
    case Question::record:
      return {write_record(named_record())};
    case Question::help:
      return {help(language())};
  }
  return {};
}

std::string Session::moves_sentence(std::optional<Point> point) const {
  std::vector<std::string> texts;
  for (const Move move : game().moves()) {
    if (!point || move.from == *point || move.to == *point) texts.push_back(to_text(move));
  }
  std::sort(texts.begin(), texts.end());
  if (texts.empty()) return pick({"Keine möglichen Züge.", "No legal moves."});
  return fmt::format("{}: {}", pick({"Mögliche Züge", "Legal moves"}), fmt::join(texts, " "));
}

std::string Session::score_sentence() const {
  Series series = series_;
  if (game().outcome().over()) series.finish(game().outcome());
  const int first = series.half_points(first_player);
  const int second = series.half_points(second_player);
  const Words words = against_computer() ? Words{"Partie {}. Stand: du {}, Computer {}.",
                                                 "Game {}. Score: you {}, computer {}."}
                                         : Words{"Partie {}. Stand: Spieler 1 {}, Spieler 2 {}.",
                                                 "Game {}. Score: player 1 {}, player 2 {}."};
  return fmt::format(fmt::runtime(pick(words)), series.game_number(), half_points_text(first),
                     half_points_text(second));
}

// Against the computer so many that the person is to move again.
int Session::plies_to_undo() const {
  const History& history = game().history();
  if (!against_computer()) return history.size() > 0 ? 1 : 0;
  for (int ply = history.size(); ply >= 1; --ply) {
    if (history.mover(ply) == person()) return history.size() - ply + 1;
  }
  return 0;
}

Sentences Session::on(const Undo&) {
  const int plies = plies_to_undo();
  if (plies == 0)
    return {pick({"Es gibt keinen Zug, der zurückgenommen werden kann.", "There is no move to take back."})};
  const auto applied = record_.game.apply(TakeBack{plies});
  if (!applied) return {refusal_sentence(game(), applied.error(), language())};
  const Words words = plies == 1 ? Words{"Ein Zug ist zurückgenommen.", "One move is taken back."}
                                 : Words{"Dein Zug und die Antwort sind zurückgenommen.",
                                         "Your move and the reply are taken back."};
  return {pick(words)};
}

Sentences Session::on(const Again& request) {
  if (!game().outcome().over()) {
    return {pick(
        {"Die Partie läuft noch; mit aufgeben endet sie.", "The game is still going on; resign ends it."})};
  }
  series_.finish(game().outcome());
  const std::optional<int> chooser = series_.chooser();
  const bool may_wish = chooser && (!against_computer() || *chooser == first_player);
  Sentences sentences;
  if (request.wish && !may_wish) {
    sentences.push_back(
        pick({"Die Farben wechseln; wählen darf nur, wer verloren hat, und nur wenn das so vereinbart ist.",
              "Colours alternate; only the loser may choose, and only where that was agreed."}));
  }
  series_.next(may_wish ? request.wish : std::nullopt);
  record_ = Record{{}, Game(settings_.rules, settings_.start), {}};
  path_.clear();
  if (computer_) computer_.emplace(*settings_.level, language(), ++settings_.seed, settings_.database);
  sentences.push_back(score_sentence());
  sentences.push_back(seats_sentence());
  return sentences;
}

Record Session::named_record() const {
  Record record = record_;
  if (!against_computer()) return record;
  for (const Colour colour : {Colour::white, Colour::black}) {
    const std::string_view name = colour == Colour::white ? "White" : "Black";
    if (find_tag(record.tags, name) != nullptr) continue;
    const bool computer = colour != person();
    record.tags.push_back(
        {std::string(name), computer ? fmt::format("{} {}", computer_name, computer_->level()) : "?"});
  }
  return record;
}

Sentences Session::on(const Save& request) {
  const std::string path = request.path.empty() ? path_ : request.path;
  if (path.empty() || path == "-")
    return {pick({"In welche Datei? speichern DATEI", "To which file? save FILE"})};
  Record record = named_record();
  if (find_tag(record.tags, "Date") == nullptr) record.tags.push_back({"Date", today_in_record()});
  if (const Result<void> written = write_text(path, write_record(record)); !written) {
    return {pick({"Speichern ging nicht: ", "Saving failed: "}) + message_of(written.error(), language())};
  }
  path_ = path;
  return {pick({"Gespeichert in ", "Saved in "}) + path + "."};
}

Sentences Session::on(const Load& request) {
  if (const Result<void> loaded = load(request.path); !loaded) {
    return {pick({"Laden ging nicht: ", "Loading failed: "}) + message_of(loaded.error(), language())};
  }
  Sentences sentences{pick({"Geladen: ", "Loaded: "}) + path_ + "."};
  for (const Error& remark : record_.remarks) sentences.push_back(message_of(remark, language()));
  sentences.insert(sentences.end(), {seats_sentence(), rules_sentence()});
  return sentences;
}

Sentences Session::on(const Quit&) {
  finished_ = true;
  return {};
}

Result<void> Session::load(const std::string& path) {
  if (path == "-") return fail("a record is read from a file");
  const Result<std::string> text = read_text(path);
  if (!text) return tl::unexpected(text.error());
  Result<Record> record = read_record(*text);
  if (!record) return fail_in(path + ", ", record.error());

  record_ = std::move(*record);
  path_ = path;
  settings_.rules = game().rules();
  settings_.start = {};
  // A record of a game with the computer says who it was.
  const std::string* white = find_tag(record_.tags, "White");
  const std::string* black = find_tag(record_.tags, "Black");
  const auto is_computer = [](const std::string* name) {
    return name != nullptr && name->starts_with(computer_name);
  };
  if (is_computer(white) != is_computer(black)) {
    series_ = Series(settings_.next, is_computer(white) ? second_player : first_player);
  }
  return {};
}

}  // namespace muehle::cli::play
