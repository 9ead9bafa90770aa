// What a club refuses, by the code of the refusal, in Italian.
import type { refusals as german } from './refusals.de';

export const refusals: typeof german = {
  no_clubs: 'Su questo server i circoli li fonda chi lo gestisce. Chiedi a lui.',
  not_member: 'È per i soci del circolo.',
  no_club_role: 'Può farlo solo chi dirige il circolo o vi organizza.',
  last_leader: 'Il circolo ha bisogno di qualcuno che lo diriga. Affida prima la direzione, o scioglilo.',
  club_closed: 'In questo circolo si entra con una lettera.',
  bad_letter: 'Questa lettera non apre più niente: è stata usata, è scaduta o è stata ritirata. Chiedine un’altra.',
  no_such_request: 'Questa richiesta non c’è più.',
  club_full: 'Non c’è più posto: il circolo ne ha quanto può averne.',
  too_many_clubs: 'Sei già in tanti circoli, o ne dirigi tanti, quanti si può. Lasciane prima uno.',
  club_changed: 'Nel frattempo qualcun altro ha cambiato questi dati. Guardali e riprova.',
  name_differs: 'Questo non è il nome del circolo.',
  name_taken: 'C’è già un circolo con questo nome, o con uno che gli somiglia. Scegline un altro.',
  name_reserved: 'Qui nessun circolo può chiamarsi così. Scegli un altro nome.',
  bad_name: 'Un nome ha da 3 a 40 caratteri visibili, e non solo segni.',
  bad_text: 'Il testo contiene caratteri invisibili o che si accumulano. Meglio riscriverlo.',
  text_too_long: 'Il testo è troppo lungo: al massimo 2000 caratteri in 40 righe, 60 in una nota.',
  guest: 'Serve un account. Accedi.',
  no_session: 'Non hai più effettuato l’accesso. Accedi di nuovo.',
  no_challenges: 'Uno dei due non vuole giocare contro l’altro.',
  not_rated: 'Contano solo le partite con orologio, con regole in cui la patta conta.',
  too_many: 'Non possono essere aperte tante lettere insieme: ritirane prima qualcuna.',
  not_found: 'Nel circolo questo non c’è più.',
  opponent_suspended: 'Uno dei due è sospeso e ora non comincia nuove partite.',
  opponent_missing: 'Uno dei due non è più qui.',
};
