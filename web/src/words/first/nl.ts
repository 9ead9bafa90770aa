// What the home page and a game say at once, in Dutch.
import type { Colour } from '../../rules/view';
import type { Messages, Mover, Who } from './de';
import { joined } from '../base/list';
import { byStones, renamed } from '../base/sides';

const colourName = byStones({
  'ivory-ebony': { white: 'Wit', black: 'Zwart' },
  'red-blue': { white: 'Rood', black: 'Blauw' },
});
// “een witte steen”; `plain`: “d6, wit”.
const colourOf = byStones({
  'ivory-ebony': { white: 'witte', black: 'zwarte' },
  'red-blue': { white: 'rode', black: 'blauwe' },
});
const plain = (colour: Colour): string => colourName[colour].toLowerCase();
const newNames = { Wit: 'Rood', Zwart: 'Blauw', wit: 'rood', zwart: 'blauw', witte: 'rode', zwarte: 'blauwe' };
export const stones = (n: number): string => (n === 1 ? '1 steen' : `${n} stenen`);
const plies = (n: number): string => (n === 1 ? '1 halve zet' : `${n} halve zetten`);
export const movesOf = (n: number): string => (n === 1 ? '1 zet' : `${n} zetten`);
const quoted = (text: string): string => (text ? `: “${text}”` : '.');
const list = (items: readonly string[]): string => joined(items, 'en');

const numerals = ['nul', 'een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'];
const manyMoves = 40; // plies from which on people count in moves
// “20 halve zetten (tien per speler)”, “50 zetten per speler (100 halve zetten)”
function pliesOf(limit: number): string {
  const moves = limit / 2;
  if (!Number.isInteger(moves) || limit < 4) return plies(limit);
  return limit < manyMoves
    ? `${limit} halve zetten (${numerals[moves] ?? moves} per speler)`
    : `${moves} zetten per speler (${limit} halve zetten)`;
}

// A move by its label in the record, `12.` or `12…`: “zet 12 (Wit)”.
const numberOf = (label: string): string => String(parseInt(label));
export const moveOf = (label: string, number = numberOf(label), noun = 'zet'): string =>
  `${noun} ${number} (${label.endsWith('.') ? colourName.white : colourName.black})`;

// Where one position stood: “na de zetten 9, 11 en 13 (Zwart)”. It is always the same side that has moved.
function standsAfter(labels: readonly string[]): string {
  const moves = labels.filter((label) => label !== 'start');
  const [first] = moves;
  if (!first) return 'aan het begin';
  const after =
    moves.length === 1 ? `na ${moveOf(first)}` : `na de ${moveOf(first, list(moves.map(numberOf)), 'zetten')}`;
  return moves.length < labels.length ? `aan het begin en ${after}` : after;
}

// “Je biedt”, “Anna biedt”; `inside` a sentence “je”, “de tegenstander”.
function nameOf(who: Who, inside = false): string {
  if (typeof who === 'object') return who.name;
  const name = { you: 'Je', opponent: 'De tegenstander', computer: 'De computer' }[who];
  return inside ? name.toLowerCase() : name;
}
export const says = (who: Who, second: string, third: string, inside = false): string =>
  `${nameOf(who, inside)} ${who === 'you' ? second : third}`;

// “Jij bent aan zet: schuif een steen.”, “Wit aan zet: een steen schuiven.”
const turnOf = (mover: Mover, you: string, other: string): string =>
  mover === 'you' ? `Jij bent aan zet: ${you}` : `${colourName[mover]} aan zet: ${other}`;
const result = (winner: Who, loser: Who): string =>
  loser === 'you' ? 'Je hebt verloren' : says(winner, 'hebt gewonnen', 'wint');

export const nl: Messages = {
  code: 'nl',
  gameName: 'Molenspel',
  colour: (colour) => colourName[colour],
  list,
  choice: (items) => joined(items, 'of'),
  titled: (title, text) => `${title}: ${text}`,
  named: (text) => renamed(text, newNames),

  toPlace: (mover, left) => turnOf(mover, `plaats een steen (nog ${left}).`, `een steen plaatsen (nog ${left}).`),
  toMove: (mover) => turnOf(mover, 'schuif een steen.', 'een steen schuiven.'),
  toFly: (mover) => turnOf(mover, 'spring met een steen.', 'met een steen springen.'),
  toTarget: (mover, from) => turnOf(mover, `waarheen met ${from}?`, `waarheen met ${from}?`),
  toCapture: (victim) => `Molen! Neem een ${colourOf[victim]} steen.`,
  toCaptureOnce: (victim) => `Twee molens tegelijk! Neem toch maar één ${colourOf[victim]} steen.`,
  toConfirm: (move) => `${move} spelen?`,
  thinking: (colour) => `${colourName[colour]} aan zet: de computer denkt na.`,
  waitingFor: (colour, who) =>
    `${colourName[colour]} aan zet: wachten op ${who === 'you' ? 'jou' : nameOf(who, true)}.`,
  lookingBack: (label) => `Terugblik: stelling na ${label}.`,
  lookingAside: (label) => `Variant: stelling na ${label}.`,
  lookingAtStart: 'Terugblik: de beginstelling.',

  winsTooFew: (winner, loser) =>
    `${result(winner, loser)}: ${says(loser, 'hebt', 'heeft', true)} nog maar twee stenen.`,
  winsBlocked: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'kunt', 'kan', true)} geen zet meer doen.`,
  winsResigned: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'hebt', 'heeft', true)} opgegeven.`,
  winsTime: (winner, loser) => `${result(winner, loser)}: ${says(loser, 'hebt', 'heeft', true)} geen tijd meer.`,
  winsJudged: (winner, loser) => `${result(winner, loser)}: zo luidt de beslissing van de scheidsrechter.`,
  winsAbsent: (winner, loser) => `${result(winner, loser)}: de andere kant kwam niet terug.`,
  winsRecorded: (winner, loser) => `${result(winner, loser)}, volgens de notatie.`,
  drawAgreed: 'Remise in onderling overleg.',
  drawRepetition: 'Remise: dezelfde stelling voor de derde keer.',
  drawNoMill: (limit) => `Remise: ${pliesOf(limit)} zonder molen.`,
  drawJudged: 'Remise door beslissing van de scheidsrechter.',
  drawAbsent: 'Remise: een van beiden kwam niet terug.',
  drawRecorded: 'Remise volgens de notatie.',
  aborted: 'De partij is afgebroken en telt niet.',
  proofOf: (rule, proof) =>
    rule === 'repetition'
      ? `Dezelfde stelling ${standsAfter(proof)}`
      : `Geen molen sinds ${!proof[0] || proof[0] === 'start' ? 'het begin' : moveOf(proof[0])}`,

  noMillSoFar: (count, limit) => `Al ${plies(count)} geen molen. Bij ${limit} is de partij remise.`,
  noMillClaimable: (count, limit) => `Al ${plies(count)} geen molen. Vanaf ${limit} kan remise worden geclaimd.`,
  secondTime: 'Deze stelling staat er voor de tweede keer. De derde keer is het remise.',
  secondTimeClaim: 'Deze stelling staat er voor de tweede keer. De derde keer kan remise worden geclaimd.',
  secondTimeConsecutive:
    'Deze stelling staat er voor de tweede keer. Ontstaat ze met dezelfde zetten meteen nog eens, dan is de partij remise.',
  claimDue: 'Remise kan nu worden geclaimd.',
  drawSuggested: 'Niemand komt verder. Je zou remise kunnen aanbieden.',
  millClosed: (who, mills, taken) =>
    `${says(who, 'hebt', 'heeft')} ${mills > 1 ? 'twee molens' : 'een molen'} gesloten${taken ? ` en ${who === 'you' ? 'pakt' : 'neemt'} ${taken}` : ''}.`,
  allProtected: (owner) => `Niets te nemen: alle ${colourOf[owner]} stenen zijn beschermd.`,
  nothingThere: 'Niets te nemen: er staat geen andere steen op het bord.',
  protectedInMill: (point) => `${point} is beschermd: die steen staat in een molen, andere niet.`,
  takeOpponents: (victim) =>
    `Neem een van de gemarkeerde ${colourOf[victim]} stenen. “Zet wijzigen” neemt je zet terug.`,
  takeNotEmpty: (victim) => `Hier staat niets. Neem een van de gemarkeerde ${colourOf[victim]} stenen.`,
  blockedStone: (point) => `${point} is ingesloten: geen buurpunt is vrij.`,
  chooseOwn: (colour) => `Kies eerst een ${colourOf[colour]} steen.`,
  notYours: (colour) => `Die steen is van ${colourName[colour]}.`,
  notYourTurn: (colour) => `${colourName[colour]} is aan zet.`,
  gameIsOver: 'De partij is afgelopen.',
  overPlayOn: 'De partij is afgelopen. “Vanaf hier spelen” begint een nieuwe vanuit deze stelling.',
  backToGame: 'Ga terug naar de partij, dan kun je zetten.',
  unreadableMove: 'Dat is geen zet. Schrijf bijvoorbeeld d6, a1-a4 of a1-a4xg7.',
  moveFails: 'Die zet kan hier niet.',

  boardName: 'Speelbord',
  pointEmpty: (point) => `${point}, leeg`,
  pointStone: (point, colour) => `${point}, ${plain(colour)}`,
  inMill: 'in een molen',
  inMills: 'in twee molens',
  isTarget: 'mogelijk',
  isThreat: (by) => `hier sluit ${colourName[by]} een molen`,
  isRemovable: 'kan worden genomen',
  isChosen: 'gekozen',
  isProtected: 'beschermd',
  saidPlace: (colour, to) => `${colourName[colour]} plaatst op ${to}`,
  saidMove: (colour, from, to) => `${colourName[colour]} schuift van ${from} naar ${to}`,
  saidFly: (colour, from, to) => `${colourName[colour]} springt van ${from} naar ${to}`,
  saidMill: 'sluit een molen',
  saidDoubleMill: 'sluit twee molens',
  saidCapture: (point) => `neemt ${point}`,
  tookBack: 'Teruggenomen.',
  wentOnElsewhere: 'De partij is in een ander venster verdergegaan. Zo staat het nu.',
  watchersDoNotMove: 'Je kijkt toe en kunt hier niet zetten.',

  you: 'Jij',
  computer: 'Computer',
  playerNumber: (n) => `Speler ${n}`,
  guest: 'Gast',
  deletedAccount: 'verwijderd account',
  inHand: (n) => `${stones(n)} in de hand`,
  lost: (n) => `${stones(n)} verloren`,
  onTurn: 'aan zet',
  away: 'niet hier',
  seatFree: 'plaats nog vrij',
  score: (points) => `Stand ${points}`,

  undo: 'Terug\u00adnemen',
  redo: 'Toch zetten',
  playOn: 'Vanaf hier spelen',
  askUndo: 'Terugnemen vragen',
  offerDraw: 'Remise aanbieden',
  drawShort: 'Remise',
  claimDraw: 'Remise claimen',
  claimShort: 'Claim',
  resign: 'Opgeven',
  abort: 'Partij afbreken',
  abortShort: 'Afbreken',
  nextGame: 'Volgende partij',
  noThanks: 'Nee, bedankt',
  another: 'Andere stelling',
  record: 'Notatie',
  recordShort: 'Zetten',
  accept: 'Aannemen',
  decline: 'Afwijzen',
  withdraw: 'Intrekken',
  confirm: 'Bevestigen',
  cancel: 'Annuleren',
  close: 'Sluiten',
  change: 'Zet wijzigen',
  skip: 'Naar de inhoud',
  home: 'Startpagina',

  offers: (who, message) => `${says(who, 'biedt', 'biedt')} remise aan${quoted(message)}`,
  yourOffer: (message) => `Je remiseaanbod staat${quoted(message)}`,
  declined: (who, reason) => `${says(who, 'slaat', 'slaat')} de remise af${quoted(reason)}`,
  claimed: (who, message) => `${says(who, 'hebt', 'heeft')} de remise geclaimd${quoted(message)}`,
  withdrew: (who) => `${says(who, 'trekt', 'trekt')} het remiseaanbod in.`,
  attachedOffer: 'Het remiseaanbod gaat met je volgende zet mee.',
  attachedClaim: 'De claim gaat met je volgende zet mee.',
  claimRight: (proof) => `De claim is terecht. ${proof}`,
  claimWrong: (occurrences, count, limit) =>
    `De claim is ongegrond: de stelling staat er voor de ${['', 'eerste', 'tweede'][occurrences] ?? `${occurrences}e`} keer${limit ? `, en er zijn pas ${count} van ${limit} halve zetten zonder molen gespeeld` : ''}.`,
  claimAsOffer: 'De claim was ongegrond en geldt nu als remiseaanbod.',

  refusedElse: 'Dat lukte niet.',
  computerFailed: 'De computer antwoordt niet. Laad de pagina opnieuw, de partij blijft bewaard.',

  review: 'Beoordelen',
  hint: 'Tip',
  hintMove: (move, capture) => `Tip: ${move}${capture ? `, neem ${capture}` : ''}.`,
  hintClaim: 'Tip: claim remise.',
  hintSought: 'De computer zoekt een zet voor je.',
  thoughts: 'Wat de computer denkt',
  thoughtsShort: 'Gedachten',

  continueGame: 'Verder spelen',
  continueHint: (what, ply) => `${what}, ${plies(ply)} gespeeld`,
  myGames: 'Mijn partijen',
  myGamesLink: (n) => `Mijn partijen (${n})`,
  isRunning: 'nog bezig',
  isDrawn: 'remise',
  isAborted: 'afgebroken',
  hasWon: (who) => `${says(who, 'hebt', 'heeft')} gewonnen`,
  notLasting: 'Deze browser bewaart niets: sluit je de pagina, dan is de partij weg.',
  goneGame: 'Deze browser bewaart deze partij niet (meer).',

  homeBegin: 'Plaats je eerste steen.',
  homeBlack: 'De computer plaatst als eerste.',
  homeYourTurn: 'Jij bent aan zet.',
  homeHint: 'Tik op een punt en de computer antwoordt. Zonder account, zonder reclame.',
  oneBoard: 'Aan één bord',
  invite: 'Uitnodigen',
  pages: 'Pagina’s',
  learn: 'Leren',
  puzzles: 'Puzzels',
  lobby: 'Lobby',
  tournaments: 'Toernooien',
  clubs: 'Clubs',
  analysis: 'Analyse',
  more: 'Meer',
  newHere: 'Nieuw hier?',
  learnLink: 'Zo speel je',
  solution: 'De oplossing',
  withSomebody: 'Met iemand',
  partMissing: 'Dit deel van de pagina kon niet worden geladen. Is de server bereikbaar?',
  tryAgain: 'Nog eens proberen',

  againstComputer: 'Tegen de computer',
  play: 'Spelen',
  level: 'Niveau',
  yourColour: 'Jouw kleur',
  lot: 'Loten',
  // At the player who gives it.
  handicapShort: { one_stone: '−1 steen', two_stones: '−2 stenen', no_flying: 'springt nooit' },
  rulesOf: (title) => `Regels: ${title}`,
  houseRules: 'Eigen regels',
  loadRecord: 'Notatie laden',
  recentTables: 'Jouw tafels',
  notWorking: 'De spelregels konden niet worden geladen. Laad de pagina opnieuw.',

  gameNumber: (n) => `Partij ${n}`,
  leaveAsk: 'Dit is nog niet verstuurd. Weggooien?',
  discard: 'Weggooien',
  stay: 'Verder bewerken',
  isRated: 'met rating',
  isCasual: 'vriendschappelijk',
  lotGave: (who, colour) => `Geloot: ${says(who, 'hebt', 'heeft', true)} ${colourName[colour]}.`,
  chooseColour: 'De verliezer kiest: welke kleur wil je?',
  takeColour: (colour) => `${colourName[colour]} nemen`,
  asksNext: (who) => `${says(who, 'wilt', 'wil')} nog een partij.`,
  askedNext: 'Je wilt nog een partij. Wachten op het antwoord.',
  asksUndo: (who, n) =>
    `${says(who, 'wilt', 'wil')} ${n === 1 ? 'de laatste zet' : 'de laatste twee zetten'} terugnemen.`,
  askedUndo: 'Je wilt terugnemen. Wachten op het antwoord.',
  inviteTitle: 'Verstuur deze link',
  join: 'Meespelen',
  watching: 'Je kijkt toe.',
  tableLinks: 'Tafel',
  backAgain: (who) => `${says(who, 'bent', 'is')} er weer.`,
  connecting: 'Verbinden…',
  reconnecting: 'Verbinding verbroken. Nieuwe poging…',
  reconnected: 'Weer verbonden.',
  sending: 'Versturen…',

  moves: 'Zetten',
  noMoves: 'Nog geen zetten.',
  variation: 'Variant',
  first: 'Naar het begin',
  previous: 'Een zet terug',
  next: 'Een zet vooruit',
  latest: 'Naar de partij',
  typeMove: 'Zet invoeren',
  typeMoveHint: 'd6, a1-a4, a1-a4xg7',
  enter: 'Zetten',
  settings: 'Instellingen',
  soundOn: 'Geluid aan',
  soundOff: 'Geluid uit',

  shared: {
    titles: {
      standard: 'Standaard',
      brettspielnetz: 'Brettspielnetz',
      'zwanzig-zuege': 'Twintig zetten',
      'schelling-salon': 'Schelling-Salon',
      strikt: 'Streng',
      'muehle-spielen': 'Mühle-spielen',
    },
    levels: {
      '1': {
        name: 'Beginner',
        description: 'Kent de regels en ziet de meeste dreigingen over het hoofd. Een kind kan winnen.',
      },
      '2': { name: 'Leerling', description: 'Sluit de meeste van zijn molens, maar ziet die van jou vaak te laat.' },
      '3': {
        name: 'Gelegenheidsspeler',
        description: 'Mist nooit een winst in één zet, maar verder nog wel het een en ander.',
      },
      '4': { name: 'Familiespeler', description: 'Weert de meeste dreigingen af en maakt er zelf een paar.' },
      '5': { name: 'Stamgast', description: 'Kijkt twee of drie zetten vooruit en benut je fouten.' },
      '6': {
        name: 'Ervaren speler',
        description: 'Mist zelden wat dichtbij is, soms wat aan de andere kant van het bord staat.',
      },
      '7': { name: 'Clubspeler', description: 'Bereidt dubbele molens voor en sluit stenen in.' },
      '8': { name: 'Toernooispeler', description: 'Rekent goed en vergeeft weinig.' },
      '9': { name: 'Meester', description: 'Ziet bijna niets over het hoofd en een winst al van verre.' },
      '10': {
        name: 'Grootmeester',
        description: 'Ziet niets over het hoofd en denkt een goede seconde na, zo diep als het gaat.',
      },
      '11': { name: 'Volle sterkte', description: 'Denkt tot vijf seconden na, zo diep als het gaat.' },
      '12': {
        name: 'Vallenzetter',
        description:
          'Speelt zo goed als het gaat en kiest uit even goede zetten die waarna jij je het makkelijkst vergist.',
      },
      '13': {
        name: 'Onfeilbaar',
        description: 'Zet vallen en geeft, waar de oplossing bij de hand is, niets weg.',
      },
    },
    remarks: {
      win_in_sight: 'Ik zie hoe ik kan winnen.',
      ahead: 'Ik sta beter, dus laten we doorspelen.',
      too_early: 'Dat is me te vroeg. Ik neem aan na 20 halve zetten zonder molen, als ik niet beter sta.',
      going_round: 'Remise? We draaien in een kringetje rond.',
      long_quiet: 'Remise? Er is al 100 halve zetten geen molen gesloten.',
    },
  },
};

export { colourName, plies, pliesOf };
