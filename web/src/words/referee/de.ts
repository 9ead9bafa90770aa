// The words of referees and hosts.
import type { Colour } from '../../rules/view';
import { byStones } from '../base/sides';

const sides = byStones({
  'ivory-ebony': { white: 'Weiß', black: 'Schwarz' },
  'red-blue': { white: 'Rot', black: 'Blau' },
});
const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const suspended = (until: string, reason: string): string => `Gesperrt bis ${until}: ${reason}`;

export const referee = {
  referee: 'Spielleitung',
  refereeCalled: (n: number) => (n === 1 ? 'Spielleitung: 1 Ruf wartet' : `Spielleitung: ${n} Rufe warten`),
  host: 'Gastgeber',
  roles: { player: 'Spieler', referee: 'Spielleitung', host: 'Gastgeber' },
  asking: 'Der Server wird gefragt …',
  databases: 'Datenbank',
  notReferee: 'Diese Seite ist für die Spielleitung. Melde dich mit einem Konto an, das dazugehört.',
  notHost: 'Diese Seite ist für Gastgeber. Melde dich mit einem Konto an, das dazugehört.',
  toAccount: 'Zum Konto',
  reason: 'Begründung',
  reasonHint: 'Beide Spieler lesen sie.',
  reasonMissing: 'Schreib eine Begründung.',
  side: (colour: Colour) => sides[colour],
  you: 'dich', // for whom, or who

  // At the table.
  call: 'Spielleitung rufen',
  callTitle: (game: number) => `Spielleitung rufen: Partie ${game}`,
  callHint: 'Schreib, worum es geht. Steht eine Stellung zum dritten Mal, nenne die drei Züge.',
  waitHint: 'Zieh bis zur Antwort nicht weiter.',
  clockHint:
    'Die Uhren laufen weiter, bis die Spielleitung die Partie anhält. Warte mit deinem Zug auf die Antwort, solange deine Zeit reicht.',
  callMissing: 'Schreib, worum es geht.',
  callSays: (what: string) => `Das geht mit: ${what}`,
  reportTitle: 'Nachricht melden',
  reportHint: 'Schreib, was daran nicht in Ordnung ist. Die Nachricht geht mit an die Spielleitung.',
  reportWhich: 'Welche Nachricht?',
  reported: (text: string) => `Gemeldet: „${text}“`,
  callShows: 'Wer entscheidet, sieht auch, was ihr einander geschrieben habt.',
  callText: 'Worum geht es?',
  sendCall: 'Rufen',
  called: 'Du hast die Spielleitung gerufen und wartest auf ihre Antwort. Sie steht dann hier bei der Partie.',
  otherCalled: (who: string) => `${who} hat die Spielleitung gerufen. Die Antwort steht dann hier bei der Partie.`,
  // A moment of the game; 0: its start.
  moveOf: (n: number, by: Colour) => (n === 0 ? 'Beginn' : `${n}. Zug von ${sides[by]}`),
  sawMove: (move: string) => `Gerufen nach dem ${move}.`,
  sees: (move: string, times: number, quiet: number) =>
    `Nach dem ${move} steht die Stellung zum ${times}. Mal${quiet > 0 ? `, seit ${counted(quiet, 'Halbzug', 'Halbzügen')} hat niemand eine Mühle geschlossen` : ''}.`,
  sawProof: (proof: string) => proof,
  decide: 'Entscheiden',
  rulings: 'Entscheidungen der Spielleitung',
  missed: 'Die Spielleitung hat entschieden',
  understood: 'Verstanden',
  stopped: 'Die Spielleitung hat die Partie angehalten.',
  nobodyMoves: 'Bis es weitergeht, wird nicht gezogen.',
  warned: (who: string) => `Verwarnung für ${who} wegen Spielverzögerung`,
  cautioned: (who: string) => `Verwarnung für ${who}`,
  removedText: 'Die Spielleitung hat einen Text entfernt',
  added: (who: string, time: string) => `${time} mehr für ${who}`,
  halted: 'Die Partie ist angehalten',
  wentOn: 'Die Partie geht weiter',
  drawn: 'Auf Remis entschieden',
  won: (who: string) => `Sieg für ${who}`,
  corrected: (what: string) => `Ergebnis berichtigt (${what})`,
  results: {
    won: 'Du hast gewonnen',
    lost: 'Du hast verloren',
    get white() {
      return `${sides.white} gewinnt`;
    },
    get black() {
      return `${sides.black} gewinnt`;
    },
    draw: 'Remis',
    nobody: 'Die Partie zählt für niemanden',
  },
  countsNow: (result: string) => `${result}: Die Spielleitung hat das Ergebnis berichtigt.`,
  played: (outcome: string) => `Gespielt wurde: ${outcome}`,
  nobodys: 'Zählt für niemanden',
  answered: (who: string) => `Antwort an ${who}`,
  said: (what: string, reason: string) => `${what}: ${reason}`,
  by: (name: string, time: string) => `${name || 'Spielleitung'}, ${time}`,
  minutes: (n: number) => counted(n, 'Minute', 'Minuten'),
  hours: (n: number) => counted(n, 'Stunde', 'Stunden'),
  days: (n: number) => counted(n, 'Tag', 'Tage'),

  // A ruling.
  ruleTitle: (game: number) => `Entscheiden: Partie ${game}`,
  choose: 'Bitte wählen',
  what: 'Entscheidung',
  kinds: {
    warn: 'Wegen Spielverzögerung verwarnen',
    caution: 'Aus anderem Grund verwarnen',
    adjudicate: 'Partie werten',
    correct: 'Ergebnis berichtigen',
    stop: 'Partie anhalten',
    go_on: 'Weiterspielen lassen',
    add: 'Zeit geben',
  },
  warnHint:
    'Sinnvoll nur, wenn ein Remis nach den Regeln steht und abgelehnt wurde, oder wenn eine entschiedene Partie verschleppt wird.',
  cautionHint:
    'Zum Beispiel wegen dessen, was jemand geschrieben hat. Diese Verwarnung zählt nicht zu denen, die eine Partie kosten.',
  notYours: 'Du spielst selbst mit: Hier entscheidet jemand anderes von der Spielleitung.',
  sideOf: (colour: Colour, name: string) => (name ? `${name} (${sides[colour]})` : sides[colour]),
  redact: 'Entfernen',
  redactTitle: 'Text entfernen',
  redactHint:
    'Der Text verschwindet für alle, aus der Partie und aus dem, was gespeichert ist. Die Partie bleibt, wie sie ist.',
  redactReason: 'Beide Spieler lesen sie. Sie steht auch mit deinem Namen im Verzeichnis, ohne den Text.',
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
  stoppedGames: 'Angehaltene Partien',
  stoppedHint: 'Solange eine Partie steht, zieht niemand. Weiter geht sie am Tisch, über „Entscheiden“.',
  stoppedBy: (by: string, at: string) => `Angehalten von ${by || 'jemandem'} am ${at}`,
  calledBy: (who: string, time: string) => `${who} ruft, ${time}`,
  look: 'Ansehen',
  toTable: 'Zur Partie',
  dismiss: 'Nur antworten',
  answer: 'Antwort',
  facts: 'Wie die Partie steht',
  picture: (white: readonly string[], black: readonly string[]) =>
    `Die Stellung. ${sides.white}: ${white.join(', ') || 'kein Stein'}. ${sides.black}: ${black.join(', ') || 'kein Stein'}.`,
  inHands: (white: number, black: number) => `Noch zu setzen: ${sides.white} ${white}, ${sides.black} ${black}.`,
  asOf: (time: string) => `Stand: ${time}`,
  noClock: 'Die Partie hat keine Uhr.',
  plies: (n: number, move: string) =>
    n === 0
      ? 'Noch hat niemand gezogen.'
      : `${counted(n, 'Halbzug ist', 'Halbzüge sind')} gespielt; so steht es nach dem ${move}.`,
  toMove: (who: string, since: string) => `${who} ist am Zug, seit ${since}.`,
  isOver: 'Die Partie ist zu Ende.',
  stands: (proof: string) => `Ein Remis steht: ${proof}`,
  nothingStands: 'Nach den Regeln der Partie steht gerade kein Remis.',
  stood: (moves: readonly string[]) => `Diese Stellung gab es nach ${moves.map((move) => `dem ${move}`).join(', ')}.`,
  stoodBefore: (moves: readonly string[]) =>
    `Eine frühere Stellung gab es dreimal: nach ${moves.map((move) => `dem ${move}`).join(', ')}.`,
  quiet: (plies: number, since: string, limit: number) =>
    `${plies > 0 ? `Seit dem ${since} hat niemand eine Mühle geschlossen: Das sind ${counted(plies, 'Halbzug', 'Halbzüge')}.` : 'Für ein Remis ohne Mühle zählt noch kein Halbzug.'} ${limit > 0 ? `Remis ist es nach ${limit} Halbzügen.` : 'In diesen Regeln gibt es dafür kein Remis.'}`,
  talk: 'Was dazu gesagt wurde',
  chat: 'Was sie einander geschrieben haben',
  talked: {
    offer: (who: string, move: string) => `${who} bietet nach dem ${move} Remis an`,
    decline: (who: string, move: string) => `${who} lehnt nach dem ${move} ab`,
    moved_on: (who: string, move: string) => `${who} zieht nach dem ${move} weiter, ohne zu antworten`,
    right_claim: (who: string, move: string) => `${who} reklamiert nach dem ${move} zu Recht`,
    wrong_claim: (who: string, move: string) => `${who} reklamiert nach dem ${move} zu Unrecht`,
  },
  noReason: 'ohne Begründung',

  // The log.
  log: 'Was entschieden wurde',
  noLog: 'Noch nichts.',
  older: 'Ältere zeigen',
  deeds: {
    warn: 'verwarnt',
    caution: 'verwarnt aus anderem Grund',
    add: 'gibt Zeit',
    stop: 'hält an',
    go: 'lässt weiterspielen',
    adjudicate: 'wertet',
    redact: 'entfernt einen Text',
    correct: 'berichtigt das Ergebnis',
    dismiss: 'antwortet',
    about: 'entfernt den Text eines Profils',
    suspend: 'sperrt',
    unsuspend: 'hebt die Sperre auf',
    role: 'vergibt eine Rolle',
    report: 'entscheidet über eine Meldung',
  },
  reportDeeds: { nothing: 'nichts zu tun', remove: 'Text entfernt', warn: 'verwarnt' },

  // Hosts.
  hostTitle: 'Wer hier spielt',
  search: 'Name beginnt mit',
  searchNow: 'Suchen',
  nobody: 'Niemand heißt so.',
  role: 'Rolle',
  giveRole: 'Rolle geben',
  roleOf: (name: string) => `Rolle von ${name}`,
  changedRole: (name: string, role: string) => `${name}: ${role}`,
  makeHostTitle: (name: string) => `${name} zum Gastgeber machen?`,
  makeHost: 'Zum Gastgeber machen',
  makeHostHint: 'Gastgeber ändern die Rollen aller anderen, auch deine, und sperren Spieler.',
  takeRoleTitle: (name: string, role: string) => `${name} die Rolle „${role}“ nehmen?`,
  takeRole: 'Rolle nehmen',
  takeRoleHint: (name: string, role: string) => `${name} ist danach: ${role}.`,
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
    no_referee: 'Auf diesem Server gibt es keine Spielleitung, die über diese Partie entscheiden könnte.',
    last_host: 'Jemand muss Gastgeber sein. Mach zuerst jemand anderen dazu.',
    not_found: 'Das gibt es nicht mehr.',
    bad_result: 'Dieses Ergebnis geht nicht: Die Partie zählt schon so, oder sie wurde abgebrochen.',
    game_over: 'Die Partie ist schon zu Ende.',
    old_version: 'Inzwischen wurde hier etwas entschieden. Sieh nach, und entscheide dann neu.',
    stopped: 'Die Partie steht schon.',
    nothing_asked: 'Die Partie ist nicht angehalten.',
    bad_time: 'Diese Partie hat keine Uhr.',
    text_too_long: 'Das ist zu lang.',
    no_session: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
    unknown_game: 'Am Tisch wird schon eine andere Partie gespielt.',
  },
};

export type RefereeWords = typeof referee;
