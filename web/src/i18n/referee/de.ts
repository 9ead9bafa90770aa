// The words of referees and hosts.
import type { Colour } from '../../core/view';

const sides: Record<Colour, string> = { white: 'Weiß', black: 'Schwarz' };
const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const suspended = (until: string, reason: string): string => `Gesperrt bis ${until}: ${reason}`;

export const referee = {
  referee: 'Spielleitung',
  host: 'Gastgeber',
  roles: { player: 'Spieler', referee: 'Spielleitung', host: 'Gastgeber' },
  asking: 'Der Server wird gefragt …',
  notReferee: 'Diese Seite ist für die Spielleitung. Melde dich mit einem Konto an, das dazugehört.',
  notHost: 'Diese Seite ist für Gastgeber. Melde dich mit einem Konto an, das dazugehört.',
  toAccount: 'Zum Konto',
  reason: 'Begründung',
  reasonHint: 'Beide Spieler lesen sie.',
  reasonMissing: 'Schreib eine Begründung.',
  side: (colour: Colour) => sides[colour],

  // At the table.
  call: 'Spielleitung rufen',
  callTitle: (game: number) => `Spielleitung rufen: Partie ${game}`,
  callHint:
    'Schreib, worum es geht. Steht eine Stellung zum dritten Mal, nenne die drei Züge. Zieh bis zur Antwort nicht weiter.',
  callShows: 'Wer entscheidet, sieht auch, was ihr einander geschrieben habt.',
  callText: 'Worum geht es?',
  sendCall: 'Rufen',
  called: 'Die Spielleitung ist gerufen. Ihre Antwort steht dann hier bei der Partie.',
  sees: (move: string, times: number, quiet: number) =>
    `Mühle, nach Zug ${move}: Die Stellung steht zum ${times}. Mal${quiet > 0 ? `, seit ${counted(quiet, 'Halbzug', 'Halbzügen')} hat niemand eine Mühle geschlossen` : ''}.`,
  sawProof: (proof: string) => `Mühle: ${proof}`,
  decide: 'Entscheiden',
  rulings: 'Entscheidungen der Spielleitung',
  stopped: 'Die Spielleitung hat die Partie angehalten. Bis es weitergeht, wird nicht gezogen.',
  warned: (who: string) => `Verwarnung für ${who} wegen Spielverzögerung`,
  added: (who: string, time: string) => `${time} mehr für ${who}`,
  halted: 'Partie angehalten',
  wentOn: 'Partie geht weiter',
  drawn: 'Auf Remis entschieden',
  won: (who: string) => `Sieg für ${who}`,
  corrected: (what: string) => `Ergebnis berichtigt (${what})`,
  nobodys: 'Zählt für niemanden',
  answered: (who: string) => `Antwort an ${who}`,
  said: (what: string, reason: string) => `${what}: ${reason}`,
  by: (name: string, time: string) => `${name || 'Spielleitung'}, ${time}`,
  minutes: (n: number) => counted(n, 'Minute', 'Minuten'),
  hours: (n: number) => counted(n, 'Stunde', 'Stunden'),
  days: (n: number) => counted(n, 'Tag', 'Tage'),

  // A ruling.
  ruleTitle: (game: number) => `Entscheiden: Partie ${game}`,
  what: 'Entscheidung',
  kinds: {
    warn: 'Wegen Spielverzögerung verwarnen',
    adjudicate: 'Partie werten',
    correct: 'Ergebnis berichtigen',
    stop: 'Partie anhalten',
    go_on: 'Weiterspielen lassen',
    add: 'Zeit geben',
  },
  warnHint:
    'Sinnvoll nur, wenn ein Remis nach den Regeln steht und abgelehnt wurde, oder wenn eine entschiedene Partie verschleppt wird.',
  correctHint:
    'Die Partie ist zu Ende. Was gespielt wurde, bleibt; wie sie zählt, entscheidet ihr neu, auch für die Wertungszahlen seither.',
  against: 'Wer',
  winner: 'Ergebnis',
  draw: 'Remis',
  howMuch: 'Wie viel',
  unit: 'Einheit',
  units: { 60: 'Minuten', 3600: 'Stunden', 86400: 'Tage' },
  answersCall: 'Der Ruf ist damit beantwortet',
  sendRuling: 'Entscheiden',
  done: 'Das ist entschieden.',

  // The queue.
  calls: 'Wer euch ruft',
  noCalls: 'Niemand wartet auf eine Entscheidung.',
  gameOf: (game: number, white: string, black: string) => `Partie ${game}: ${white || 'Gast'} – ${black || 'Gast'}`,
  calledBy: (who: string, time: string) => `${who} ruft, ${time}`,
  look: 'Ansehen',
  toTable: 'Zur Partie',
  dismiss: 'Nur antworten',
  answer: 'Antwort',
  facts: 'Wie die Partie steht',
  plies: (n: number, move: string) => `${counted(n, 'Halbzug', 'Halbzüge')}, zuletzt ${move}`,
  toMove: (who: string, since: string) => `${who} am Zug, seit ${since}`,
  isOver: 'Die Partie ist zu Ende.',
  stands: (proof: string) => `Ein Remis steht: ${proof}`,
  nothingStands: 'Nach den Regeln der Partie steht gerade kein Remis.',
  stood: (moves: string) => `Die Stellung stand nach: ${moves}`,
  stoodBefore: (moves: string) => `Dreimal stand eine Stellung, zuletzt nach: ${moves}`,
  quiet: (plies: number, since: string, limit: number) =>
    `${counted(plies, 'Halbzug', 'Halbzüge')} ohne Mühle, seit ${since}${limit > 0 ? ` (Remis nach ${limit})` : ' (diese Regeln zählen nicht)'}`,
  talk: 'Was dazu gesagt wurde',
  chat: 'Was sie einander geschrieben haben',
  talked: {
    offer: (who: string, move: string) => `${who} bietet nach ${move} Remis`,
    decline: (who: string, move: string) => `${who} lehnt nach ${move} ab`,
    moved_on: (who: string, move: string) => `${who} zieht nach ${move} weiter, ohne zu antworten`,
    right_claim: (who: string, move: string) => `${who} reklamiert nach ${move} zu Recht`,
    wrong_claim: (who: string, move: string) => `${who} reklamiert nach ${move} zu Unrecht`,
  },
  noReason: 'ohne Begründung',

  // The log.
  log: 'Was entschieden wurde',
  noLog: 'Noch nichts.',
  older: 'Ältere zeigen',
  deeds: {
    warn: 'verwarnt',
    add: 'gibt Zeit',
    stop: 'hält an',
    go: 'lässt weiterspielen',
    adjudicate: 'wertet',
    correct: 'berichtigt das Ergebnis',
    dismiss: 'antwortet',
    suspend: 'sperrt',
    unsuspend: 'hebt die Sperre auf',
    role: 'ändert die Rolle',
  },

  // Hosts.
  hostTitle: 'Wer hier spielt',
  search: 'Name beginnt mit',
  searchNow: 'Suchen',
  nobody: 'Niemand heißt so.',
  role: 'Rolle',
  roleOf: (name: string) => `Rolle von ${name}`,
  changedRole: (name: string, role: string) => `${name}: ${role}`,
  suspend: 'Sperren',
  suspendTitle: (name: string) => `${name} sperren`,
  suspendHint: 'Wer gesperrt ist, beginnt keine neue Partie. Laufende Partien gehen weiter.',
  until: 'Bis',
  unsuspend: 'Sperre aufheben',
  unsuspendTitle: (name: string) => `Sperre von ${name} aufheben`,
  suspended,
  isSuspended: (name: string) => `${name} ist gesperrt.`,
  isFree: (name: string) => `${name} darf wieder Partien beginnen.`,
  becomeHost: 'Gastgeber werden',
  becomeHint: (name: string) => `Mit diesem Link wird ${name} Gastgeber dieses Servers.`,
  signInFirst: 'Melde dich zuerst an oder leg ein Konto an. Öffne den Link danach noch einmal: Er gilt 24 Stunden.',
  isHost: 'Du bist jetzt Gastgeber.',

  // What is refused; the rest is said as everywhere.
  problems: {
    not_allowed: 'Das dürfen nur andere: Wer mitspielt, entscheidet nicht, und Gastgeber werden nicht gesperrt.',
    too_many: 'Du hast hier schon gerufen. Warte auf die Antwort.',
    bad_secret: 'Dieser Link gilt nicht mehr. „muehle admin host-link“ macht einen neuen.',
    last_host: 'Jemand muss Gastgeber sein. Mach zuerst jemand anderen dazu.',
    not_found: 'Das gibt es nicht mehr.',
    bad_result: 'Dieses Ergebnis geht nicht: Die Partie zählt schon so, oder sie wurde abgebrochen.',
    game_over: 'Die Partie ist schon zu Ende.',
    stopped: 'Die Partie steht schon.',
    nothing_asked: 'Die Partie ist nicht angehalten.',
    bad_time: 'Diese Partie hat keine Uhr.',
    text_too_long: 'Das ist zu lang.',
    no_session: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
    unknown_game: 'Am Tisch wird schon eine andere Partie gespielt.',
  },
};

export type RefereeWords = typeof referee;
