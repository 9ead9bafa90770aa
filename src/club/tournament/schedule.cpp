#include "club/tournament/schedule.h"

#include "club/tournament/lot.h"

namespace muehle::club::tournament {
namespace {

// The seats around the one who keeps his: numbers from 1, and again from the beginning.
int around(int number, int seats) { return (number - 1 + seats) % seats + 1; }

int even_field(int players) { return players + players % 2; }

}  // namespace

std::vector<TableRound> berger_table(int players) {
  if (players < 2) return {};
  const int last = even_field(players);
  const int seats = last - 1;
  std::vector<TableRound> rounds;
  int facing = 1;  // who meets the last number
  for (int round = 1; round <= seats; ++round) {
    TableRound boards{round % 2 == 1 ? Numbers{facing, last} : Numbers{last, facing}};
    for (int board = 1; board < last / 2; ++board)
      boards.emplace_back(around(facing + board, seats), around(facing - board, seats));
    rounds.push_back(std::move(boards));
    facing = around(facing + last / 2, seats);
  }
  return rounds;
}

std::vector<TableRound> sliding_table(int players) {
  if (players < 2) return {};
  const int last = even_field(players);
  const int seats = last - 1;
  std::vector<TableRound> rounds;
  for (int facing = 1; facing <= seats; ++facing) {
    TableRound boards{facing % 2 == 1 ? Numbers{facing, last} : Numbers{last, facing}};
    for (int board = 1; board < last / 2; ++board) {
      const int ahead = around(facing + board, seats);
      const int behind = around(facing - board, seats);
      boards.push_back(board % 2 == 1 ? Numbers{behind, ahead} : Numbers{ahead, behind});
    }
    rounds.push_back(std::move(boards));
  }
  return rounds;
}

std::vector<std::vector<Seats>> all_rounds(const Tournament& tournament) {
  const std::vector<Number> field = those_in(tournament, 1);
  const auto players = static_cast<int>(field.size());
  const std::vector<std::size_t> lots = shuffled(field.size(), tournament.settings.seed);
  const auto of = [&](int number) { return field[lots[static_cast<std::size_t>(number) - 1]]; };
  std::vector<std::vector<Seats>> rounds;
  for (const TableRound& boards :
       tournament.settings.schedule == Schedule::berger ? berger_table(players) : sliding_table(players)) {
    std::vector<Seats> round;
    for (const auto& [white, black] : boards) {
      if (white > players || black > players)
        round.push_back({.white = of(std::min(white, black)), .black = {}});
      else
        round.push_back({.white = of(white), .black = of(black)});
    }
    rounds.push_back(std::move(round));
  }
  if (tournament.settings.cycles == 1) return rounds;

  std::vector<std::vector<Seats>> second = rounds;
  for (std::vector<Seats>& round : second) {
    for (Seats& seats : round) {
      if (seats.black) std::swap(seats.white, *seats.black);
    }
  }
  if (rounds.size() > 1) std::swap(rounds[rounds.size() - 2], rounds.back());
  rounds.insert(rounds.end(), second.begin(), second.end());
  return rounds;
}

}  // namespace muehle::club::tournament
