#include "server/rights/account_name.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <memory>

namespace muehle::server {
namespace {

constexpr int fewest_letters = 2;
constexpr int most_letters = 20;
constexpr std::string_view of_nobody = " ";  // no account's name has a space

struct CloseChecker {
  void operator()(USpoofChecker* checker) const { uspoof_close(checker); }
};
using Checker = std::unique_ptr<USpoofChecker, CloseChecker>;

Checker open_checker() {
  UErrorCode status = U_ZERO_ERROR;
  Checker checker(uspoof_open(&status));
  uspoof_setRestrictionLevel(checker.get(), USPOOF_HIGHLY_RESTRICTIVE);
  uspoof_setChecks(checker.get(), USPOOF_RESTRICTION_LEVEL | USPOOF_INVISIBLE | USPOOF_MIXED_NUMBERS,
                   &status);
  return U_SUCCESS(status) ? std::move(checker) : nullptr;
}

bool is_letter_or_digit(UChar32 c) { return u_isalnum(c) != 0 || (U_GET_GC_MASK(c) & U_GC_M_MASK) != 0; }

bool may_stand_in_a_name(UChar32 c) { return is_letter_or_digit(c) || c == '-' || c == '.' || c == '_'; }

tl::unexpected<Refused> bad_name(std::string message) {
  return refuse(ErrorCode::bad_name, std::move(message));
}

tl::unexpected<Refused> bad_length() { return bad_name("the name of an account has 2 to 20 characters"); }

}  // namespace

std::string skeleton_of(std::string_view name) {
  if (name.size() > most_name_bytes || name.find('\0') != std::string_view::npos)
    return std::string(of_nobody);
  const Checker checker = open_checker();
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* fold = icu::Normalizer2::getNFKCCasefoldInstance(status);
  if (U_FAILURE(status) || !checker) return std::string(name);
  const icu::UnicodeString folded = fold->normalize(
      icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int>(name.size()))), status);
  icu::UnicodeString seen;
  uspoof_getSkeletonUnicodeString(checker.get(), 0, folded, seen, &status);
  seen.foldCase();
  // A capital I looks like a small L, and is also a small I.
  seen.findAndReplace("i", "l");
  std::string skeleton;
  seen.toUTF8String(skeleton);
  return U_SUCCESS(status) ? skeleton : std::string(name);
}

std::string bare_of(std::string_view name) {
  const icu::UnicodeString skeleton = icu::UnicodeString::fromUTF8(skeleton_of(name));
  icu::UnicodeString bare;
  for (int at = 0; at < skeleton.length(); at = skeleton.moveIndex32(at, 1)) {
    if (const UChar32 c = skeleton.char32At(at); is_letter_or_digit(c)) bare.append(c);
  }
  std::string text;
  return bare.toUTF8String(text);
}

std::vector<std::string> words_of(std::string_view name) {
  std::vector<std::string> words;
  if (name.size() > most_name_bytes) return words;
  const icu::UnicodeString text =
      icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int>(name.size())));
  icu::UnicodeString word;
  const auto end_word = [&] {
    if (!word.isEmpty()) word.toUTF8String(words.emplace_back());
    word.remove();
  };
  UChar32 before = 0;
  for (int at = 0; at < text.length(); at = text.moveIndex32(at, 1)) {
    const UChar32 c = text.char32At(at);
    const bool goes_on = is_letter_or_digit(c) && u_isdigit(c) == u_isdigit(before) &&
                         (u_isupper(c) == 0 || u_islower(before) == 0);
    if (!goes_on) end_word();
    if (is_letter_or_digit(c)) word.append(c);
    before = c;
  }
  end_word();
  return words;
}

bool is_name_of_account(Players& players, std::string_view name, UnixSeconds now) {
  return is_taken(players, skeleton_of(name), bare_of(name), now);
}

bool is_taken(Players& players, const std::string& skeleton, const std::string& bare, UnixSeconds now) {
  return players.by_skeleton(skeleton) || players.by_bare(bare) || players.is_kept(bare, now);
}

void erase_account(Players& players, PlayerId player) {
  const std::optional<StoredPlayer> known = players.by_id(player);
  if (known && known->registered) players.keep_name(player, bare_of(known->name));
  players.erase(player);
}

Answer<AccountName> read_account_name(std::string_view name) {
  if (name.size() > most_name_bytes) return bad_length();
  const Checker checker = open_checker();
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* compose = icu::Normalizer2::getNFCInstance(status);
  const icu::UnicodeString given =
      icu::UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int>(name.size())));
  if (U_FAILURE(status) || !checker) return refuse(ErrorCode::busy, "names cannot be checked just now");
  const icu::UnicodeString composed = compose->normalize(given, status);
  const int letters = composed.countChar32();
  if (letters < fewest_letters || letters > most_letters) return bad_length();
  for (int at = 0; at < composed.length(); at = composed.moveIndex32(at, 1)) {
    if (!may_stand_in_a_name(composed.char32At(at)))
      return bad_name("the name of an account has letters, digits, hyphens, full stops and underscores");
  }
  if (u_isalnum(composed.char32At(0)) == 0) return bad_name("a name begins with a letter or a digit");
  if (uspoof_checkUnicodeString(checker.get(), composed, nullptr, &status) != 0 || U_FAILURE(status))
    return bad_name("the letters of a name are of one alphabet, and all of them can be seen");
  AccountName account;
  composed.toUTF8String(account.shown);
  account.skeleton = skeleton_of(account.shown);
  return account;
}

}  // namespace muehle::server
