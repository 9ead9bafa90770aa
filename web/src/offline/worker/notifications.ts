// What the service worker says in notifications. A file of its own: the worker is one script, and shares none with the
// page.
import type { Language } from '../../browser/languages';
import type { Call, CallKind } from '../../server/notices';

type Words = Readonly<Record<Exclude<CallKind, 'call'>, (name: string) => string>> & {
  readonly call: (count: number) => string;
  readonly nothing: string;
  readonly perhaps: string;
};

const de: Words = {
  challenge: (name) => `${name} fordert dich heraus.`,
  turn: (name) => (name ? `Gegen ${name} bist du am Zug.` : 'Du bist am Zug.'),
  began: (name) => (name ? `Deine Partie gegen ${name} hat begonnen.` : 'Deine Partie hat begonnen.'),
  sat: (name) => `${name || 'Dein Gegenüber'} ist da.`,
  undo: (name) => `${name || 'Dein Gegenüber'} möchte einen Zug zurücknehmen.`,
  offer: (name) => `${name || 'Dein Gegenüber'} bietet Remis an.`,
  next: (name) => `${name || 'Dein Gegenüber'} möchte noch eine Partie.`,
  entered: (name) => `${name || 'Jemand'} hat dich in einem Turnier eingetragen.`,
  joining: (name) => `${name || 'Jemand'} bittet dich, den Eintrag im Turnier mit dem Konto zu verbinden.`,
  match: (name) => `${name || 'Ein Verein'} fordert deinen Verein zu einem Mannschaftskampf heraus.`,
  agreed: (name) => `${name || 'Der andere Verein'} nimmt den Mannschaftskampf an.`,
  declined: (name) => `${name || 'Der andere Verein'} spielt den Mannschaftskampf nicht mit.`,
  letter: () => 'Die Spielleitung hat dir etwas geschrieben.',
  call: (n) => (n === 1 ? 'Jemand ruft die Spielleitung.' : `${n}-mal wird die Spielleitung gerufen.`),
  perhaps: 'Vielleicht wartet etwas auf dich.',
  nothing: 'Es wartet nichts mehr auf dich.',
};
const en: Words = {
  challenge: (name) => `${name} challenges you.`,
  turn: (name) => (name ? `It is your move against ${name}.` : 'It is your move.'),
  began: (name) => (name ? `Your game against ${name} has begun.` : 'Your game has begun.'),
  sat: (name) => `${name || 'Your opponent'} is here.`,
  undo: (name) => `${name || 'Your opponent'} would like to take a move back.`,
  offer: (name) => `${name || 'Your opponent'} offers a draw.`,
  next: (name) => `${name || 'Your opponent'} would like another game.`,
  entered: (name) => `${name || 'Somebody'} has entered you in a tournament.`,
  joining: (name) => `${name || 'Somebody'} asks you to join an entry of your tournament to the account.`,
  match: (name) => `${name || 'A club'} challenges your club to a team match.`,
  agreed: (name) => `${name || 'The other club'} accepts the team match.`,
  declined: (name) => `${name || 'The other club'} does not play the team match.`,
  letter: () => 'A referee has written to you.',
  call: (n) => (n === 1 ? 'Somebody calls a referee.' : `${n} calls wait for a referee.`),
  perhaps: 'Something may be waiting for you.',
  nothing: 'Nothing waits for you any more.',
};
const fr: Words = {
  challenge: (name) => `${name} te défie.`,
  turn: (name) => (name ? `C’est à toi de jouer contre ${name}.` : 'C’est à toi de jouer.'),
  began: (name) => (name ? `Ta partie contre ${name} a commencé.` : 'Ta partie a commencé.'),
  sat: (name) => `${name || 'Ton adversaire'} est là.`,
  undo: (name) => `${name || 'Ton adversaire'} voudrait reprendre un coup.`,
  offer: (name) => `${name || 'Ton adversaire'} propose la nulle.`,
  next: (name) => `${name || 'Ton adversaire'} voudrait une autre partie.`,
  entered: (name) => `${name || 'Quelqu’un'} t’a inscrit à un tournoi.`,
  joining: (name) => `${name || 'Quelqu’un'} te demande de relier son inscription au tournoi à son compte.`,
  match: (name) => `${name || 'Un club'} propose un match par équipes à ton club.`,
  agreed: (name) => `${name || 'L’autre club'} accepte le match par équipes.`,
  declined: (name) => `${name || 'L’autre club'} ne joue pas le match par équipes.`,
  letter: () => 'Un arbitre t’a écrit.',
  call: (n) => (n === 1 ? 'Quelqu’un appelle un arbitre.' : `${n} appels attendent un arbitre.`),
  perhaps: 'Quelque chose t’attend peut-être.',
  nothing: 'Plus rien ne t’attend.',
};
const hu: Words = {
  challenge: (name) => `${name} kihív téged.`,
  turn: (name) => (name ? `Te lépsz ${name} ellen.` : 'Te lépsz.'),
  began: (name) => (name ? `Elkezdődött a játszmád ${name} ellen.` : 'Elkezdődött a játszmád.'),
  sat: (name) => `${name || 'Az ellenfeled'} itt van.`,
  undo: (name) => `${name || 'Az ellenfeled'} vissza szeretne vonni egy lépést.`,
  offer: (name) => `${name || 'Az ellenfeled'} döntetlent ajánl.`,
  next: (name) => `${name || 'Az ellenfeled'} még egy játszmát szeretne.`,
  entered: (name) => `${name || 'Valaki'} beírt téged egy versenyre.`,
  joining: (name) => `${name || 'Valaki'} arra kér, hogy kösd össze a versenybejegyzését a fiókjával.`,
  match: (name) => `${name || 'Egy klub'} csapatmérkőzésre hívja a klubodat.`,
  agreed: (name) => `${name || 'A másik klub'} elfogadja a csapatmérkőzést.`,
  declined: (name) => `${name || 'A másik klub'} nem játssza le a csapatmérkőzést.`,
  letter: () => 'Egy játékvezető írt neked.',
  call: (n) => (n === 1 ? 'Valaki játékvezetőt hív.' : `${n} hívás vár a játékvezetőre.`),
  perhaps: 'Lehet, hogy valami vár rád.',
  nothing: 'Már semmi sem vár rád.',
};
const it: Words = {
  challenge: (name) => `${name} ti sfida.`,
  turn: (name) => (name ? `Tocca a te contro ${name}.` : 'Tocca a te.'),
  began: (name) => (name ? `La tua partita contro ${name} è cominciata.` : 'La tua partita è cominciata.'),
  sat: (name) => `${name || 'Il tuo avversario'} è qui.`,
  undo: (name) => `${name || 'Il tuo avversario'} vuole annullare una mossa.`,
  offer: (name) => `${name || 'Il tuo avversario'} offre la patta.`,
  next: (name) => `${name || 'Il tuo avversario'} vuole giocare un’altra partita.`,
  entered: (name) => `${name || 'Qualcuno'} ti ha iscritto a un torneo.`,
  joining: (name) => `${name || 'Qualcuno'} ti chiede di collegare la sua iscrizione al torneo al suo account.`,
  match: (name) => `${name || 'Un circolo'} sfida il tuo circolo a un incontro a squadre.`,
  agreed: (name) => `${name || 'L’altro circolo'} accetta l’incontro a squadre.`,
  declined: (name) => `${name || 'L’altro circolo'} non gioca l’incontro a squadre.`,
  letter: () => 'Un arbitro ti ha scritto.',
  call: (n) => (n === 1 ? 'Qualcuno chiama un arbitro.' : `${n} chiamate aspettano un arbitro.`),
  perhaps: 'Forse qualcosa ti aspetta.',
  nothing: 'Non ti aspetta più niente.',
};
const nl: Words = {
  challenge: (name) => `${name} daagt je uit.`,
  turn: (name) => (name ? `Je bent aan zet tegen ${name}.` : 'Je bent aan zet.'),
  began: (name) => (name ? `Je partij tegen ${name} is begonnen.` : 'Je partij is begonnen.'),
  sat: (name) => `${name || 'Je tegenstander'} is er.`,
  undo: (name) => `${name || 'Je tegenstander'} wil een zet terugnemen.`,
  offer: (name) => `${name || 'Je tegenstander'} biedt remise aan.`,
  next: (name) => `${name || 'Je tegenstander'} wil nog een partij.`,
  entered: (name) => `${name || 'Iemand'} heeft je voor een toernooi ingeschreven.`,
  joining: (name) => `${name || 'Iemand'} vraagt je om de toernooi-inschrijving met het account te verbinden.`,
  match: (name) => `${name || 'Een club'} daagt je club uit voor een teamwedstrijd.`,
  agreed: (name) => `${name || 'De andere club'} neemt de teamwedstrijd aan.`,
  declined: (name) => `${name || 'De andere club'} speelt de teamwedstrijd niet mee.`,
  letter: () => 'Een scheidsrechter heeft je geschreven.',
  call: (n) => (n === 1 ? 'Iemand roept een scheidsrechter.' : `${n} oproepen wachten op een scheidsrechter.`),
  perhaps: 'Misschien wacht er iets op je.',
  nothing: 'Er wacht niets meer op je.',
};
const spoken: Readonly<Record<Language, Words>> = { de, en, fr, hu, it, nl };

const isLanguage = (text: unknown): text is Language => typeof text === 'string' && Object.hasOwn(spoken, text);
// The one that is wanted, or the first of the browser's that is spoken.
export const languageOf = (wanted: unknown, browsers: readonly string[]): Language =>
  isLanguage(wanted) ? wanted : (browsers.map((tag) => tag.split('-')[0]).find(isLanguage) ?? 'en');

// At once, so that nobody is buried.
const most = 3;

export interface Notice {
  readonly title: string;
  readonly tag: string; // another one with the same takes its place
  readonly path: string; // within the page's folder, where it leads
}

function pathOf(kind: CallKind, code: string | null): string {
  if (kind === 'call') return '#referee';
  if (kind === 'letter') return '#account';
  if (code === null) return '#lobby';
  return ['entered', 'joining', 'match', 'agreed', 'declined'].includes(kind) ? `#tournament=${code}` : `g/${code}`;
}

// `there`: the tags of those that stand. A browser demands at least one of who is woken.
export function noticesOf(calls: readonly Call[], language: Language, there: readonly string[]): readonly Notice[] {
  const words = spoken[language];
  return calls
    .filter(({ key }) => !there.includes(key))
    .slice(0, most)
    .map(({ kind, key, code, name, count }) => ({
      title: kind === 'call' ? words.call(count ?? 1) : words[kind](name),
      tag: key,
      path: pathOf(kind, code),
    }));
}
// Where the server could not be asked.
export const perhaps = (language: Language): Notice => ({ ...nothingNew(language), title: spoken[language].perhaps });
export const nothingNew = (language: Language): Notice => ({
  title: spoken[language].nothing,
  tag: 'nothing',
  path: '',
});

// What the server answers, as far as it is read here.
export function callsIn(body: unknown): readonly Call[] {
  const list = (body as { waiting?: unknown } | null)?.waiting;
  const isCall = (one: Partial<Call> | null): one is Call =>
    typeof one?.kind === 'string' &&
    one.kind in en &&
    one.kind !== ('nothing' as string) &&
    typeof one.key === 'string' &&
    typeof one.name === 'string' &&
    (one.code === null || typeof one.code === 'string');
  return Array.isArray(list) ? list.filter(isCall) : [];
}
