// The words of the puzzles, in Hungarian.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/hu';
import type { PuzzleWords } from './de';

const reaches = { win: 'nyer', draw: 'tartja a döntetlent' } as const;
// “Fehér lép, és 3 lépésben nyer.”
const moves = (solver: Colour, placing: boolean): string => `${colourName[solver]} ${placing ? 'lerak' : 'lép'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];

export const puzzles: PuzzleWords = {
  title: 'Feladványok',
  intro: 'Minden állást kiszámoltunk: ami helyesnek számít, az helyes is.',
  allPuzzles: 'Minden feladvány',
  strength: (rating) => `A játékerőd: ${rating}`,
  strengthChange: (by, n) => `${by < 0 ? '−' : '+'}${Math.abs(by)} az utolsó ${n} feladványban`,
  notRated: 'Oldj meg néhányat, és itt lesz a játékerőd.',
  daily: 'A nap felad\u00adványa',
  solve: 'Megoldom',
  solvedIn: (n) => `${n} megoldva`,
  dailyDone: 'megoldva',
  mixed: 'Vegyesen',
  mixedHint: 'Minden téma, éppen olyan nehéz, amilyen neked való.',
  streak: 'Sorozat',
  streakHint: (best) => `Egyre nehezebb, az első hibáig.${best > 0 ? ` A rekordod: ${best}.` : ''}`,
  again: 'Még egyszer',
  againHint: (n) => (n === 0 ? 'Ide kerülnek, amiket nem oldottál meg elsőre.' : `Még ennyi van hátra: ${n}.`),
  hold: 'Tartsd a döntetlent',
  holdHint: 'A tévedhetetlen számítógép ellen, olyan állásból, amelyet egyetlen lépés tart.',
  holdTask: (solver, enough) =>
    `A te színed ${colourName[solver]}, és te lépsz. Az állás döntetlen, de csak egyetlen lépés tartja. A számítógép nem ajándékoz semmit. Megtartottad, ha a játszma döntetlen lesz, vagy ha ${enough} lépésed hibátlan.`,
  holdPicture: (white, black) =>
    `Az állás. ${colourName.white}: ${white.join(', ')}. ${colourName.black}: ${black.join(', ')}.`,
  holdHands: (white, black) => `Még lerakandó: ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'A megoldás itt nincs kéznél. Játszhatsz, de a számítógép így nem tévedhetetlen, és a hiba csak a végén derül ki.',
  beginHold: 'Kezdés',
  anotherHold: 'Másik állás',
  unknownHold: 'Ilyen állás itt nincs. Válassz másikat.',
  themesTitle: 'Témák szerint',
  themes: {
    win: 'Nyerés',
    only: 'Az egyetlen lépés',
    draw: 'A döntetlen megmentése',
    build: 'Csiki-csuki építése',
    break: 'Csiki-csuki megakadályozása',
    block: 'Bezárás',
    sacrifice: 'Áldozat',
    flying: 'Ugrás',
    trap: 'Csapdaállítás',
  },
  themeHint: {
    win: 'Ennyi lépésben véget ér a játszma.',
    only: 'Csak egy lépés nyer.',
    draw: 'Csak egy lépés tartja még a döntetlent.',
    build: 'Készíts csiki-csukit: egy korong kinyit egy malmot, és bezár egy másikat.',
    break: 'Vedd el a másik oldal csiki-csukiját.',
    block: 'A végén a másik oldal nem tud lépni.',
    sacrifice: 'Engedj meg egy malmot, és állj mégis jól.',
    flying: 'Három koronggal már ugrani is szabad.',
    trap: 'Sok lépés tartja a döntetlent; egy adja a legnehezebb feladatot.',
  },
  streakAt: (n) => `Sorozat: ${n}`,

  winsIn: (solver, placing, n) => `${moves(solver, placing)}, és ${n === 1 ? 'egy' : n} lépésben nyer.`,
  reaches: (solver, placing, goal) => `${moves(solver, placing)}, és ${reaches[goal]}.`,
  asks: {
    win: (solver, placing, goal) => `${moves(solver, placing)}, és ${reaches[goal]}.`,
    only: (solver, placing, goal) => `${moves(solver, placing)}, és ${reaches[goal]}, de csak egyetlen lépéssel.`,
    draw: (solver, placing, goal) => `${moves(solver, placing)}, és ${reaches[goal]}, de csak egyetlen lépéssel.`,
    build: (solver, placing, goal) => `${moves(solver, placing)}, csiki-csukit készít, és ${reaches[goal]}.`,
    break: (solver, placing, goal) =>
      `${moves(solver, placing)}, elveszi a csiki-csukit (${other(solver)}), és ${reaches[goal]}.`,
    block: (solver, placing) => `${moves(solver, placing)}, és bezárja a másik oldalt (${other(solver)}).`,
    sacrifice: (solver, placing, goal) => `${moves(solver, placing)}, megenged egy malmot, és mégis ${reaches[goal]}.`,
    flying: (solver, placing, goal) => `${moves(solver, placing)}, és ${reaches[goal]}.`,
    trap: (solver, placing) =>
      `${moves(solver, placing)}. Sok lépés tartja a döntetlent. Melyik adja a legnehezebb feladatot (${other(solver)})?`,
  },
  lost: {
    win: 'Ezzel oda a nyerés.',
    draw: 'Ezzel oda a döntetlen.',
    trap: 'Ez nem a legjobb csapda.',
    punish: 'Ez kihasználatlanul hagyja a hibát.',
  },
  helpCounts: 'A tipp, a megoldás és a rossz lépés megoldatlannak számít.',
  helpEnds: 'A tipp, a megoldás vagy a rossz lépés véget vet a sorozatnak.',
  price: {
    hint: (from, to) => `Tippel megoldatlannak számít: játékerő ${from}, utána ${to}.`,
    solution: (from, to) => `A megoldással megoldatlannak számít: játékerő ${from}, utána ${to}.`,
  },
  endsStreak: {
    hint: (n) => `A tipp véget vet a sorozatnak${n > 0 ? ` (eddig ${n})` : ''}.`,
    solution: (n) => `A megoldás véget vet a sorozatnak${n > 0 ? ` (eddig ${n})` : ''}.`,
  },
  answers: (who, move, value, n) =>
    value === 'win'
      ? `${colourName[who]} válasza ${move}, és ${n === null ? 'nyer' : n === 1 ? 'azonnal nyer' : `${n} lépésben nyer`}.`
      : value === 'draw'
        ? `${colourName[who]} válasza ${move}, és tartja a döntetlent.`
        : `${colourName[who]} válasza például ${move}.`,
  heldAfter: (keep, of) => `Utána ${of} válaszból ${keep} még tartja a döntetlent.`,
  trapHeld: (who, keep, of) =>
    `A legnehezebb: ${of} válaszból csak ${keep} tartja a döntetlent, ${colourName[who]} könnyen elvétheti.`,
  solved: 'Megoldva!',
  solvedHelped: 'Megoldva. Legközelebb segítség nélkül!',
  solutionSeen: 'Ez volt a megoldás.',
  about: (rating, themes) => `Nehézség: ${rating} (${themes.join(', ')}).`,
  strengthBy: (change) => `Játékerő: ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating) => `Nehézség: ${rating}`,
  record: (n) => `Rekord: ${n}`,
  inRow: (n) => (n === 0 ? 'Még egy sincs.' : n === 1 ? 'Az első megvan.' : `${n} egymás után.`),
  streakOver: (n, record) => `A sorozat véget ért, megoldva: ${n}.${record ? ' Ez a rekordod!' : ''}`,
  newStreak: 'Új sorozat',
  analyse: 'Elemzés',
  another: 'Még egyet',
  rush: 'Az óra ellen',
  rushHint: (best) => `Három perc, három hiba: ahányat csak bírsz.${best > 0 ? ` Rekordod: ${best}.` : ''}`,
  rushBegin: 'Három perc. Az óra az első lépésedtől jár.',
  rushClock: 'Az órád',
  rushScore: (n) => `${n} megoldva`,
  rushLives: (n) => (n === 1 ? 'A következő hibával vége' : `Még ${n} hiba a végéig`),
  rushLeft: (seconds) => (seconds === 60 ? 'Még egy perc.' : `Még ${seconds} másodperc.`),
  rushRight: (n) => `Helyes! ${n} megoldva.`,
  rushWrong: (lives) =>
    lives === 0
      ? 'Rossz. Ez volt a harmadik hiba.'
      : `Rossz. ${lives === 1 ? 'A következő hibával vége.' : 'Jöjjön a következő.'}`,
  rushSolved: () => 'feladvány megoldva',
  rushEnded: (missed) =>
    missed >= 3
      ? 'Három hiba, és vége volt.'
      : missed === 0
        ? 'Lejárt az idő, és nem hibáztál.'
        : `Lejárt az idő. ${missed === 1 ? 'Egyszer' : 'Kétszer'} hibáztál.`,
  rushRecord: 'Ez a rekordod!',
  rushBests: (today, best) => (best === 0 ? '' : `${today === 0 ? '' : `Ma a legjobb: ${today}. `}Rekordod: ${best}.`),
  rushOther: 'Új feladványok',
  rushAgain: 'Ugyanezek még egyszer',
  rushMissed: 'Nem sikerült',
  challenge: 'Hívj ki valakit',
  challengeLink: 'Hivatkozás ugyanezekre a feladványokra',
  challengeHint: 'Aki megnyitja, ugyanezeket kapja, ugyanebben a sorrendben.',
  challengeText: (n) => `Három perc alatt ${n} malomfeladványt oldottam meg. Neked több sikerül?`,
  copyResult: 'Az eredmény másolása',
  progress: {
    title: 'Hogy állsz',
    link: 'Hogy állsz, és mit oldottál meg',
    empty: 'Itt látod majd, mi megy jól és mi kevésbé, ha már próbáltál néhány feladványt.',
    theme: 'Téma',
    solved: 'Megoldva',
    share: 'Arány',
    rating: 'Erő',
    of: (solved, tried) => `${tried} közül ${solved}`,
    next: (theme) => `Itt nyerhetsz a legtöbbet: ${theme}`,
    past: 'Az utolsó feladványok',
    right: 'megoldva',
    wrong: 'nem sikerült',
    streak: (best) => `Leghosszabb sorozat: ${best}`,
    rush: (best) => `Az óra ellen: ${best}`,
  },
  linkTo: 'A feladvány linkjének másolása',
  linkCopied: 'A feladvány linkje a vágólapon van.',
  loading: 'A feladvány betöltődik…',
  failed: 'A feladványokat nem sikerült betölteni. Elérhető a szerver?',
  tryAgain: 'Újra',
  unknown: 'Nincs ilyen feladvány. Válassz másikat.',
  none: 'Itt most nincsenek feladványok.',
  noneAgain: 'Itt most nincs semmi: amit elrontasz, itt vár a második próbálkozásra.',
};
