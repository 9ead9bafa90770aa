// What the analysis page says, in Dutch.
import type { Ink } from '../../rules/tree/tree';
import type { PointNames } from '../../rules/view';
import type { AnalysisWords } from './de';

const notations: Record<PointNames, string> = {
  names: 'namen van punten (a7 tot g1)',
  from_one: 'nummers van 1 (a7) tot 24 (g1)',
  from_zero: 'nummers van 0 (a7) tot 23 (g1)',
};
const inks: Record<Ink, string> = { green: 'groen', red: 'rood', blue: 'blauw', yellow: 'geel' };

export const analysis: AnalysisWords = {
  title: 'Analyse',
  loading: 'De analyse wordt geladen…',
  badLink: 'In deze link staat geen leesbare analyse. Kijk of hij volledig is.',
  undo: 'Ongedaan maken',
  redo: 'Opnieuw',
  turn: 'Bord draaien',
  engine: 'Computer kijkt mee',
  lineCount: 'Lijnen',
  estimated: 'Geschat door de computer op dit apparaat.',
  looking: 'De computer bekijkt de stelling…',
  engineFailed: 'De computer kon niet worden gestart.',
  over: 'Hier is de partij afgelopen.',
  playLine: (move) => `${move} spelen`,
  depth: (plies) => `Diepte ${plies}`,
  counters: (noMill, times) =>
    [
      noMill > 0 ? `Halve zetten zonder molen: ${noMill}.` : '',
      times > 1 ? `Deze stelling voor de ${times === 2 ? 'tweede' : times === 3 ? 'derde' : `${times}e`} keer.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  openings: 'Wat hier is gespeeld',
  noCollection: 'Deze server heeft geen verzameling partijen.',
  notPlayed: 'In de verzameling ging geen partij van hier verder.',
  // Behind how many they were.
  cameOf: (games: number, white: string, whiteWins: number, draws: number, black: string, blackWins: number) =>
    `${games === 1 ? 'partij' : 'partijen'}: ${white} won er ${whiteWins}, remise ${draws}, ${black} won er ${blackWins}`,
  collected: (n: number) =>
    n === 1
      ? 'Eén partij van de verzameling kwam hier:'
      : `${n} partijen van de verzameling kwamen hier, de laatste eerst:`,
  remarks: 'Over deze zet',
  glyphs: {
    1: 'goede zet',
    2: 'fout',
    3: 'zeer goede zet',
    4: 'grove fout',
    5: 'interessante zet',
    6: 'twijfelachtige zet',
    10: 'gelijke stelling',
    13: 'onduidelijk',
    146: 'nieuwtje',
  },
  aboutGame: 'Over de partij',
  tags: {
    Event: 'Gelegenheid',
    Site: 'Plaats',
    Date: 'Datum',
    Round: 'Ronde',
    Result: 'Uitslag',
  },
  stands: (who, degree) => `${who} staat ${['iets beter', 'beter', 'gewonnen'][degree]}`,
  comment: 'Opmerking',
  promote: 'Variant naar boven',
  remove: 'Vanaf hier verwijderen',
  draw: 'Pen',
  drawHint:
    'Twee punten geven een pijl, één punt twee keer een cirkel. De rechtermuisknop tekent altijd: met Shift rood, met Alt blauw, met beide geel.',
  ink: 'Kleur',
  inks,
  drawn: 'Getekend (aantikken wist):',
  shape: ({ from, to, ink }) => (from ? `Pijl van ${from} naar ${to}, ${inks[ink]}` : `Cirkel om ${to}, ${inks[ink]}`),
  drawFrom: (point) => `Pijl van ${point}: kies waarheen.`,
  drew: (shape) => `${shape}.`,
  erased: (shape) => `Gewist: ${shape}.`,
  erase: 'Alles wissen',
  setUp: 'Stelling',
  setUpTitle: 'Stelling opzetten',
  rules: 'Regels',
  begin: 'Analyseren',
  load: 'Laden',
  loadTitle: 'Partij of stelling laden',
  loadHint:
    'Een notatie, een stelling als tekst, een link van deze pagina, of alleen de zetten: met namen van punten of met nummers, zoals andere programma’s ze schrijven.',
  file: 'Uit een bestand',
  text: 'Tekst',
  unreadable: 'Dat is geen leesbare notatie, stelling of lijst van zetten.',
  severalWays: 'Deze nummers kunnen op twee manieren worden gelezen, en beide geven een partij. Welke is bedoeld?',
  severalGames: (count) => `Dit zijn ${count} partijen. Welke wil je bekijken?`,
  otherText: 'Andere tekst',
  game: (white, black) => `${white} – ${black}`,
  readAs: (notation) => `Gelezen als: ${notations[notation]}.`,
  notation: (notation) => notations[notation],
  share: 'Delen',
  shareTitle: 'Delen en meenemen',
  link: 'Link met alles',
  linkHint:
    'De link bevat de hele analyse met varianten en opmerkingen, van meer hoofdstukken dit ene. Geen server bewaart er iets van.',
  linkText: 'Een analyse van een partij molenspel',
  record: 'Notatie',
  picture: 'Afbeelding van deze stelling',
  print: 'Afdrukken',
  paper: 'Op papier',
  diagrams: 'Diagrammen',
  diagramsAt: (choice: 'said' | 'end' | number) => {
    if (choice === 'said') return 'waar iets gezegd wordt';
    return choice === 'end' ? 'alleen aan het einde' : `om de ${choice} zetten`;
  },
  // On the sheet; the sides are signs.
  round: (round: string) => `Ronde ${round}`,
  after: (move: string) => `Na ${move}`,
  atStart: 'Aan het begin',
  onMove: (side: string) => `${side} aan zet`,
  inHand: (white: string, black: string) => `; in de hand: ${white}, ${black}`,
  animation: 'De partij als bewegende afbeelding',
  animationHint: 'De hoofdlijn zet voor zet, als bewegende PNG. Elke browser toont hem.',
  speed: 'Tempo',
  secondsAMove: (seconds) => `${seconds.toLocaleString('nl')} s per zet`,
  makeAnimation: 'Animatie',
  animationFailed: 'Deze browser kan de afbeelding niet maken.',
  // What is kept.
  kept: 'Je analyses',
  noneKept: 'Nog geen analyse.',
  noneKeptText: 'Wat je bekijkt en bewaart, vind je straks hier, in deze browser.',
  newAnalysis: 'Nieuwe analyse',
  searchStudies: 'Zoeken: naam, hoofdstuk',
  keep: 'Bewaren',
  open: 'Openen',
  notKept: 'Deze browser bewaart niets: neem de link of de tekst mee voor je de pagina sluit.',
  goneStudy: 'Deze browser heeft deze analyse niet (meer).',
  knownGame: (name) => `Je hebt er al een: ${name}`,
  namedBy: (day) => `Analyse van ${day}`,
  studyName: 'Naam',
  chapters: 'Hoofdstukken',
  chapter: (n) => `Hoofdstuk ${n}`,
  chapterName: 'Naam',
  chapterCount: (n) => (n === 1 ? '1 hoofdstuk' : `${n} hoofdstukken`),
  earlier: 'Naar boven',
  later: 'Naar beneden',
  addChapter: 'Nieuw hoofdstuk',
  addFromHere: 'Hoofdstuk vanaf deze stelling',
  removed: (name) => `“${name}” is verwijderd.`,
  restore: 'Toch behouden',
  exportAll: 'Alle hoofdstukken als tekst',
  importStudy: 'Uit een tekst',
  importHint: 'Eén partij of meer: elke wordt een hoofdstuk.',
  allAsChapters: (n) => `Alle ${n} als hoofdstukken`,
  badGame: (n) => `Partij ${n} is niet leesbaar.`,
  fileName: 'molenspel-analyse',
};
