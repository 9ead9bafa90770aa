// The words of what waits for a player.
import type { NoticesWords } from './de';

export const notices: NoticesWords = {
  title: 'Valami vár rád',
  says: {
    challenge: (name) => `${name} kihív téged.`,
    turn: (name) => (name ? `Te lépsz ${name} ellen.` : 'Egy másik játszmában te lépsz.'),
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
  },
  called: (n) => (n === 1 ? 'Valaki játékvezetőt hív.' : `${n} hívás vár a játékvezetőre.`),
  more: (n) => `(és még ${n})`,
  toGame: 'A játszmához',
  toChallenge: 'Megnézem',
  toTournament: 'A versenyhez',

  setting: 'Akkor is szólj, ha máshová nézek',
  settingHint: 'Ha te lépsz, ha kihívnak vagy még egy játszmát szeretnének, vagy ha elkezdődik a játszmád.',
  states: {
    asking: 'A böngésző megkérdezi, szólhat-e az oldal.',
    unsupported: 'Ez a böngésző itt nem tudja. Biztonságos címen (https), privát ablakon kívül többnyire megy.',
    blocked: 'A böngésző nem engedi. Engedélyezd az oldal értesítéseit a beállításaiban.',
    open: 'Amíg az oldal valahol nyitva van. Ha be van zárva, itt nem lehet.',
    on: 'Akkor is, ha az oldal zárva van. A böngésző szolgálata csak annyit tud meg, hogy van valami.',
  },
};
