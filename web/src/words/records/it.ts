import type { RecordsWords } from './de';

export const records: RecordsWords = {
  errors: {
    no_game: 'Qui ci si aspetta una partita: mosse come d6 f4, una posizione o una notazione.',
    other_game_type: 'Ci si aspetta una partita di mulino (GameType 70), non il GameType {0}.',
    other_points_wanted: 'I punti si contano come è richiesto.',
    two_captures: 'Si prende una pedina, come in 3x9; due alla volta appartengono ad altre regole.',
    more_than_nine_stones:
      'Questa è la decima pedina di una parte: ci si aspetta un gioco con nove pedine, non con dieci o dodici come il mulino di Lasker o quello a dodici.',
    diagonal_used:
      'Questa mossa segue una diagonale: ci si aspetta il tavoliere senza diagonali, non quello di Morabaraba o del mulino a dodici.',
    passing: 'Qui ci si aspetta una mossa: secondo queste regole non si passa.',
    capture_before_move: 'Prima di ciò che si prende ci si aspetta la mossa.',
    capture_pending:
      'Ci si aspetta una posizione in cui non c’è più nulla da prendere: qui un mulino è chiuso e la pedina c’è ancora.',
    wrong_stone_count: 'Ci si aspettano {1} pedine ({0}) come sul tavoliere, non {2}.',
    marked_point: 'Ci si aspetta una posizione senza punti esclusi (X): appartengono ad altre regole.',
    bad_sanmill_position: 'Ci si aspetta una posizione come `O*******/**@*****/******** w p p 1 8 1 8 …`, non {0}.',
    bad_malom_line:
      'La riga di una posizione ha almeno 33 campi: 24 punti, parte, due zeri, fase, pedine poste, pedine sul tavoliere e se una è da prendere; questa ne ha {0}.',
    bad_malom_stone: 'Un punto è -1 (vuoto), 0 o 1 (pedine dell’una o dell’altra parte), non {0}.',
    bad_morris_line: 'Ci si aspetta una posizione come `.........B.W.W.B........|W|2|2`, non {0}.',
    no_move_between: 'Nessuna mossa porta dalla posizione precedente, `{0}`, a questa, `{1}`.',
    bad_goldtoken_turn: 'Ci si aspetta `Place to d6`, `b4 -> c4` o uno dei due con `, take d2`, non {0}.',
    bad_openspiel_sentence:
      'Ci si aspetta `Place at point 4`, `Move point 3 -> point 10` o `Capture point 7`, non {0}.',
    bad_point_number: 'Il numero di un punto va da {1} a {2}; {0} non lo è.',
    bad_ring_word: 'Ci si aspetta `(3,4)`, `(2,8)->(2,7)` o `-(1,7)` con anello da 1 a 3 e posto da 1 a 8, non {0}.',
    bad_sgf: 'Ci si aspetta una proprietà come in `;W[d6]`, non {0}.',
    sgf_not_closed: 'Qui manca la parentesi chiusa.',
    sgf_of_other_game: 'Ci si aspetta una partita di mulino (GM[5]), non il numero {0}.',
    sgf_without_game: 'Ci si aspetta GM[5]: dice che è mulino.',
    sgf_with_stones: 'Ci si aspetta una partita dal tavoliere vuoto, senza AW, AB e AE.',
    sgf_wrong_side: 'Ci si aspetta una mossa di {0}: le due parti muovono a turno.',
    sgf_bad_move: 'Ci si aspetta una mossa con i nomi dei punti, come d6, a1-a4 o d6xg7, non {0}.',
    sgf_variation_left_out: 'Le varianti del file sono tralasciate; questa è la prima.',
    read_without_draws:
      'Il testo continua dopo una patta secondo le regole di `standard`; è letto secondo quelle di {0}.',
    title_left_out: 'Le righe prima della prima mossa sono tralasciate.',
    result_left_open: 'Il file lascia aperto il risultato; secondo le regole la partita è finita.',
    other_ply_count: 'Il file conta {0} semimosse e ne ha {1}; alcuni programmi contano anche la presa.',
    taken_for_windows_1252: 'Il testo non è UTF-8; è letto come windows-1252.',
    cannot_write_start:
      'Ci si aspetta una partita dal tavoliere vuoto: i numeri di altri siti non conoscono altri inizi.',
  },
};
