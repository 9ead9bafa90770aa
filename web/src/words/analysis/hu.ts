// What the analysis page says, in Hungarian.
import type { Ink } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';
import type { PartOf } from '../base/over';
import type { AnalysisWords } from './de';

const notations: Record<PointNames, string> = {
  names: 'a pontok nevével (a7–g1)',
  from_one: 'számokkal 1-től (a7) 24-ig (g1)',
  from_zero: 'számokkal 0-tól (a7) 23-ig (g1)',
};
const inks: Record<Ink, string> = { green: 'zöld', red: 'piros', blue: 'kék', yellow: 'sárga' };

export const analysis: PartOf<AnalysisWords> = {
  title: 'Elemzés',
  loading: 'Az elemzés betöltődik…',
  badLink: 'Ebben a linkben nincs olvasható elemzés. Nézd meg, hogy teljes-e.',
  undo: 'Visszavonás',
  redo: 'Mégis',
  turn: 'Tábla megfordítása',
  engine: 'A gép is számol',
  lineCount: 'Változatok',
  estimated: 'A gép becslése ezen az eszközön.',
  looking: 'A gép nézi az állást…',
  engineFailed: 'A gépet nem sikerült elindítani.',
  over: 'A játszma itt véget ért.',
  playLine: (move) => `Lépés: ${move}`,
  depth: (plies) => `Mélység: ${plies}`,
  counters: (noMill, times) =>
    [
      noMill > 0 ? `Féllépések malom nélkül: ${noMill}.` : '',
      times > 1 ? `Ez az állás ${times}. alkalommal áll elő.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  remarks: 'Ehhez a lépéshez',
  glyphs: {
    1: 'jó lépés',
    2: 'hiba',
    3: 'nagyon jó lépés',
    4: 'durva hiba',
    5: 'érdekes lépés',
    6: 'kétes lépés',
  },
  comment: 'Megjegyzés',
  promote: 'Változat előre',
  remove: 'Törlés innentől',
  draw: 'Toll',
  drawHint:
    'Két pont nyilat ad, kétszer ugyanaz kört. Az egér jobb gombja bármikor rajzol: Shifttel pirosan, Alttal kéken, a kettővel együtt sárgán.',
  ink: 'Szín',
  inks,
  drawn: 'Rajzok (érintésre törlődnek):',
  shape: ({ from, to, ink }) => (from ? `Nyíl: ${from} → ${to}, ${inks[ink]}` : `Kör: ${to}, ${inks[ink]}`),
  drawFrom: (point) => `Nyíl innen: ${point}. Válaszd ki, hová mutat.`,
  drew: (shape) => `${shape}.`,
  erased: (shape) => `Törölve: ${shape}.`,
  erase: 'Minden törlése',
  setUp: 'Állás',
  setUpTitle: 'Állás felállítása',
  rules: 'Szabályok',
  begin: 'Elemzés',
  load: 'Betöltés',
  loadTitle: 'Játszma vagy állás betöltése',
  loadHint:
    'Jegyzőkönyv, állás szövegként, link erről az oldalról vagy csak a lépések: a pontok nevével vagy számokkal, ahogy más programok írják.',
  file: 'Fájlból',
  text: 'Szöveg',
  unreadable: 'Ez se nem jegyzőkönyv, se nem állás, se nem olvasható lépéslista.',
  severalWays: 'Ezek a számok kétféleképpen olvashatók, és mindkettő játszmát ad. Melyikre gondolsz?',
  severalGames: (count) => `Ez ${count} játszma. Melyiket szeretnéd megnézni?`,
  otherText: 'Másik szöveg',
  game: (white, black) => `${white} – ${black}`,
  readAs: (notation) => `Így olvastuk: ${notations[notation]}.`,
  notation: (notation) => notations[notation],
  share: 'Megosztás',
  shareTitle: 'Megosztás és elvitel',
  link: 'Link mindennel',
  linkHint:
    'A linkben benne van az egész elemzés, változatokkal és megjegyzésekkel. Egyetlen szerver sem őriz belőle semmit.',
  linkText: 'Egy malomjátszma elemzése',
  record: 'Jegyzőkönyv',
  picture: 'Kép erről az állásról',
  print: 'Nyomtatás',
  paper: 'Papíron',
  diagrams: 'Ábrák',
  diagramsAt: (choice) => {
    if (choice === 'said') return 'ahol megjegyzés van';
    return choice === 'end' ? 'csak a végén' : `${choice} lépésenként`;
  },
  // On the sheet; the sides are signs.
  round: (round) => `${round}. forduló`,
  after: (move) => `${move} után`,
  atStart: 'Kezdetben',
  onMove: (side) => `${side} lép`,
  inHand: (white, black) => `; kézben: ${white}, ${black}`,
  animation: 'A játszma mozgóképként',
  animationHint: 'A főváltozat lépésről lépésre, animált PNG-ként. Minden böngésző megmutatja.',
  speed: 'Sebesség',
  secondsAMove: (seconds) => `${seconds.toLocaleString('hu')} mp lépésenként`,
  makeAnimation: 'Animáció',
  animationFailed: 'Ez a böngésző nem tudja elkészíteni a képet.',
  fileName: 'malom-elemzes',
};
