// Clubs in an SQL database.
#pragma once

#include "storage/clubs.h"
#include "storage/sql.h"

namespace muehle::sql {

class Clubs final : public muehle::Clubs {
 public:
  explicit Clubs(Database& database) : database_(database) {}

  std::int64_t add(const std::string& code, const ClubTerms& terms, PlayerId founder,
                   UnixSeconds at) override;
  std::optional<StoredClub> find(const std::string& code) override;
  std::optional<StoredClub> by_skeleton(const std::string& skeleton) override;
  std::optional<StoredClub> hold(const std::string& code) override;
  bool set(std::int64_t club, int version, const ClubTerms& terms) override;
  void erase(std::int64_t club) override;
  std::vector<StoredClub> listed(int most) override;
  std::vector<OwnClub> of(PlayerId player) override;
  int count() override;
  std::vector<std::string> codes() override;
  std::vector<ClubMember> members(std::int64_t club) override;
  std::vector<club::Member> roles(std::int64_t club) override;
  std::optional<club::Role> role_of(std::int64_t club, PlayerId player) override;
  std::vector<PlayerId> with_role(std::int64_t club, club::Role least) override;
  void put(std::int64_t club, PlayerId player, club::Role role, UnixSeconds at) override;
  bool remove(std::int64_t club, PlayerId player) override;
  std::vector<ClubRequest> requests(std::int64_t club) override;
  void ask(std::int64_t club, PlayerId player, const std::string& words, UnixSeconds at) override;
  bool end_request(std::int64_t club, PlayerId player) override;
  std::int64_t add_news(std::int64_t club, PlayerId author, const std::string& title, const std::string& text,
                        UnixSeconds at, int most) override;
  std::vector<ClubNews> news(std::int64_t club, int most) override;
  bool remove_news(std::int64_t club, std::int64_t number) override;
  void put_preset(std::int64_t club, const ClubPreset& preset) override;
  std::vector<ClubPreset> presets(std::int64_t club) override;
  bool remove_preset(std::int64_t club, const std::string& name) override;
  std::vector<std::int64_t> add_letters(std::int64_t club, PlayerId by,
                                        const std::vector<NewClubLetter>& letters, UnixSeconds at,
                                        UnixSeconds good_until) override;
  std::vector<ClubLetter> letters(std::int64_t club) override;
  bool remove_letter(std::int64_t club, std::int64_t number) override;
  void forget_letters(std::int64_t club, UnixSeconds now, UnixSeconds opened_before) override;
  std::optional<std::int64_t> opened_by(const SecretHash& code, UnixSeconds now) override;
  bool open_letter(const SecretHash& code, PlayerId player, UnixSeconds now) override;
  OwnClubWords words_of(PlayerId player, int most) override;
  std::optional<StoredClub> face() override;
  void set_face(std::optional<std::int64_t> club) override;

 private:
  void end_letters_of(std::int64_t club, PlayerId player);
  void count_members(std::int64_t club);

  Database& database_;
};

// Of an account that ends: somebody else leads where he alone did, and a club of nobody ends with him.
void leave_clubs(Database& database, PlayerId player);

}  // namespace muehle::sql
