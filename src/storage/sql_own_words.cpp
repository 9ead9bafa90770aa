// What a player has written beside his moves, for himself.
#include "storage/sql_games.h"

namespace muehle::sql {

OwnWords Games::words_of(PlayerId player, std::int64_t most) {
  OwnWords words;
  {
    Statement row = database_.prepare(
        "SELECT code, game, preset, text, at FROM"
        " (SELECT code, chat.game, preset, text, at, chat.table_id, chat.number FROM seats"
        " JOIN chat ON chat.table_id = seats.table_id AND chat.seat = seats.seat"
        " JOIN tables ON tables.id = seats.table_id"
        " WHERE seats.player = ?1 AND (preset <> '' OR text <> '')"
        " UNION ALL SELECT code, counsel.game, '', text, at, counsel.table_id, counsel.number FROM counsel"
        " JOIN tables ON tables.id = counsel.table_id WHERE counsel.player = ?1 AND text <> ''"
        " ORDER BY 5 DESC, 6 DESC, 7 DESC LIMIT ?2) AS latest"
        " ORDER BY at, table_id, number");
    row.bind(1, player);
    row.bind(2, most);
    while (row.step())
      words.chat.push_back({row.text(0), row.integer(1), row.text(2), row.text(3), row.integer(4)});
  }
  {
    Statement row = database_.prepare(
        "SELECT code, game, answers FROM"
        " (SELECT code, foreseen.game, answers FROM seats JOIN games ON games.table_id = seats.table_id"
        " JOIN foreseen ON foreseen.game = games.number AND foreseen.seat = seats.seat"
        " JOIN tables ON tables.id = seats.table_id"
        " WHERE seats.player = ?1 AND answers <> '' ORDER BY foreseen.game DESC LIMIT ?2) AS latest"
        " ORDER BY game");
    row.bind(1, player);
    row.bind(2, most);
    while (row.step()) words.foreseen.push_back({row.text(0), row.integer(1), row.text(2)});
  }
  Statement row = database_.prepare(
      "SELECT code, game, text, at, closed_at FROM"
      " (SELECT code, calls.game, text, at, closed_at, calls.id FROM calls"
      " JOIN games ON games.number = calls.game JOIN tables ON tables.id = games.table_id"
      " WHERE player = ?1 ORDER BY calls.id DESC LIMIT ?2) AS latest ORDER BY id");
  row.bind(1, player);
  row.bind(2, most);
  while (row.step()) {
    OwnWords::Call call{row.text(0), row.integer(1), row.text(2), row.integer(3), std::nullopt};
    if (!row.is_null(4)) call.closed_at = row.integer(4);
    words.calls.push_back(std::move(call));
  }
  return words;
}

}  // namespace muehle::sql
