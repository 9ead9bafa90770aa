// What only dialogs and other pages say, in Dutch.
import { colourName, moveOf, plies, pliesOf, says, stones } from '../first/nl';
import { joined } from '../base/list';
import { dueAt, inTime, roughly } from '../base/span';
import type { LaterWords } from './de';
import { errors } from './errors.nl';
import { presets } from './presets.nl';
import { review } from './review.nl';

export const later: LaterWords = {
  description: 'Molenspel (Mühle) spelen: tegen de computer, met z’n tweeën aan één bord of via een link.', // as the manifest has it
  typedMill: (move) =>
    `Die zet sluit een molen. Schrijf nu de steen die wordt genomen, of allebei samen, bijvoorbeeld ${move}.`,
  presets,
  errors,
  fixedRules: {
    get firstPlayer() {
      return `${colourName.white} begint.`;
    },
    loseBelow: 'Wie minder dan drie stenen heeft, bord en hand samen, heeft verloren.',
    removalMandatory: 'Wie een molen sluit, moet een steen nemen.',
    removalsPerDoubleMill: 'Ook wie twee molens tegelijk sluit, neemt maar één steen.',
  },

  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  download: 'Downloaden',
  load: 'Laden',
  analyse: 'Analyseren',

  tooLong: (n) => `Dat is te lang. Maak het ${n === 1 ? '1 teken' : `${n} tekens`} korter.`,
  offerText: 'Bericht (niet verplicht)',
  declineText: 'Reden (niet verplicht)',
  offerIn: (n) => `Een nieuw aanbod kan pas tien eigen zetten na het laatste: nog ${n}.`,
  undoDeclined: (who) => `${says(who, 'staat', 'staat')} het terugnemen niet toe.`,
  nextDeclined: (who) => `${says(who, 'wilt', 'wil')} geen partij meer.`,
  onlyMoved: 'De zet is gespeeld, maar zonder het aanbod.',
  withMove: 'Met de volgende zet versturen',
  claimIntro: 'Het programma controleert de claim en laat het bewijs zien.',
  claimReady: (proof) => `De claim is terecht. ${proof}`,
  claimNothing: 'Op dit moment valt er niets te claimen. Met een zet verstuurd geldt de claim als aanbod.',
  sendClaim: 'Claim controleren',
  sendOffer: 'Aanbieden',
  reallyAbort: 'Wil je de partij afbreken? Jullie hebben nog niet allebei gezet: ze telt dan voor niemand.',
  reallyResign: (mover) =>
    mover === 'you' ? 'Wil je de partij opgeven?' : `Moet ${colourName[mover]} de partij opgeven?`,

  refusals: {
    bad_text: 'De tekst heeft tekens die je niet ziet of die zich opstapelen.',
    old_version: 'Er is intussen iets gebeurd. Bekijk de stelling nog eens.',
    not_seated: 'Je kijkt hier alleen toe.',
    not_yours: 'Dat mag alleen de andere kant.',
    not_your_turn: 'Je bent niet aan zet.',
    opponent_missing: 'Je tegenstander is er niet.',
    game_running: 'De partij is nog bezig.',
    only_holder: 'Dat doet wie de plaats heeft. Stel het voor.',
    no_consultation: 'Niemand deelt deze plaats: partijen met rating en die van toernooien speel je alleen.',
    series_full: 'Aan deze tafel zijn genoeg partijen gespeeld. Open een nieuwe tafel en speel daar verder.',
    nothing_asked: 'Er valt niets te beantwoorden.',
    not_away: 'Je tegenstander is nog niet lang genoeg weg.',
    stopped: 'Een scheidsrechter heeft de partij stilgelegd. Tot ze verdergaat, wordt er niet gezet.',
    suspended: 'Je bent geschorst en begint geen nieuwe partij. Tot wanneer en waarom staat bij je account.',
    opponent_suspended: 'Je tegenstander is geschorst: een nieuwe partij kan nu niet.',
    not_allowed: 'Dat mogen alleen scheidsrechters en beheerders.',
    no_guests: 'Op deze server speel je met een account. Log in; toekijken kan ook zonder.',
    name_taken: 'Deze naam heeft al iemand, of hij lijkt te veel op een andere. Neem een andere.',
    name_reserved: 'Deze naam kan op deze server niemand nemen. Neem een andere.',
    too_many: 'Dat was te veel ineens. Het gaat zo verder.',
    busy: 'De server heeft het druk. Er wordt zo een nieuwe poging gedaan.',
    internal: 'Er is iets misgegaan op de server. Probeer het nog eens; wat al was opgeslagen, is er nog.',
    bad_answer:
      'De server antwoordde anders dan verwacht. Laad de pagina opnieuw. Helpt dat niet, dan past zijn versie niet bij deze pagina.',
    bad_protocol: 'Deze pagina is ouder dan de server. Ze wordt opnieuw geladen; gebeurt dat niet, laad haar dan zelf.',
    no_tables: 'Hier zijn geen partijen met een link: deze pagina staat op een computer zonder spelserver.',
    bad_message: 'De server heeft dat niet begrepen. Laad de pagina opnieuw.',
    bad_host: 'Onder deze naam is de server niet bereikbaar.',
    bad_name: 'Een naam heeft minstens één zichtbaar teken en geen onzichtbare. Typ hem het best opnieuw.',
    too_long:
      'De partij is zo lang als de server nog kan opslaan. Ze kan nu alleen nog eindigen: kom remise overeen, of geef op.',
    bad_request: 'De server heeft dat niet aangenomen.',
    too_large: 'Dat is te lang.',
    unknown_game: 'Deze partij is niet meer de lopende.',
    handicap_position:
      'Deze voorgift heeft een eigen beginstelling. Haal de opgezette stelling weg of kies een andere voorgift.',
    handicap_flying:
      'Volgens deze regels springt toch niet iedereen. Kies een andere voorgift, of regels waarbij beiden mogen springen.',
    bad_rules: 'Deze regels zijn niet leesbaar.',
    bad_time:
      'Deze bedenktijd bestaat niet: 10 seconden tot 3 uur, plus tot 180 seconden per zet; of 1 tot 14 dagen per zet.',
    bad_position: 'Deze stelling is niet leesbaar.',
    bad_record: 'Deze notatie is niet leesbaar.',
    bad_event: 'Dat is niet leesbaar.',
    bad_origin: 'Dit adres hoort niet bij de server.',
    not_found: 'Deze tafel bestaat niet.',
    offline: 'De server is niet bereikbaar.',
  },
  place: (line, column) => `Regel ${line}, kolom ${column}:`,
  illegalMove: (move) => `De zet ${move} kan niet.`,

  ruleValues: {
    millProtection: {
      exception_all_in_mills: 'Stenen in molens zijn beschermd, behalve als ze allemaal in molens staan.',
      strict: 'Stenen in molens zijn altijd beschermd. Is er niets anders, dan wordt er niets genomen.',
      strict_above_three: 'Stenen in molens zijn beschermd zolang de tegenstander meer dan drie stenen heeft.',
    },
    flyAt: { '3': 'Wie nog maar drie stenen heeft, mag springen.', never: 'Springen bestaat niet.' },
    noFlying: {
      nobody: 'Bij het springen geldt voor beide kanten hetzelfde.',
      get white() {
        return `${colourName.white} springt nooit, ${colourName.black} met nog maar drie stenen.`;
      },
      get black() {
        return `${colourName.black} springt nooit, ${colourName.white} met nog maar drie stenen.`;
      },
    },
    repetition: {
      off: 'Herhaalde stellingen worden niet geteld.',
      threefold: 'Remise door herhaling: als dezelfde stelling er voor de derde keer staat.',
      consecutive: 'Remise door herhaling: als dezelfde stelling met dezelfde zetten drie keer achter elkaar ontstaat.',
    },
    noMillCountsPlacing: {
      true: 'Halve zetten zonder molen tellen al bij het plaatsen.',
      false: 'Halve zetten zonder molen tellen pas na het plaatsen.',
    },
    drawByRule: {
      automatic: 'Remise door herhaling of zonder molen komt vanzelf.',
      claim: 'Remise door herhaling of zonder molen moet een speler claimen.',
    },
    drawByAgreement: {
      true: 'Beiden kunnen remise overeenkomen.',
      false: 'Remise in onderling overleg bestaat niet.',
    },
  },
  noMillValue: (plies) =>
    plies === '0' ? 'Zetten zonder molen worden niet geteld.' : `Remise zonder molen: na ${pliesOf(Number(plies))}.`,

  reviewing: 'De partij wordt beoordeeld…',
  reviewed: (done, of) => `De partij wordt beoordeeld: ${done} van ${of} stellingen…`,
  allMoves: 'Wat elke zet hier waard is',
  leadsTo: { win: 'Wint', draw: 'Houdt remise', loss: 'Verliest' },
  inMoves: (moves) => `in ${moves}`,
  worthHere: (value, moves) => {
    const soon = moves === null ? '' : ` in ${moves === 1 ? 'één zet' : `${moves} zetten`}`;
    return {
      win: `Wie aan zet is, wint${soon}.`,
      draw: 'De stelling is remise.',
      loss: `Wie aan zet is, verliest${soon}.`,
    }[value];
  },
  keepIt: (kept, all) =>
    kept === all
      ? `Elk van de ${all} zetten houdt dat.`
      : `${kept} van ${all} zetten ${kept === 1 ? 'houdt' : 'houden'} dat.`,
  mergeTwins: 'Gelijke zetten samenvoegen',
  heat: 'Punten kleuren',
  byError: 'Geordend naar hoe makkelijk een feilbare tegenstander met de volgende zet verliest (geschat).',
  standAfter: (label) => `Stelling na ${label}.`,
  endsAfter: (n) => `Het einde komt na ${plies(n)}.`,
  noDistances: (placing) =>
    `${placing ? 'Bij het plaatsen kent de database' : 'De database kent hier'} alleen winst, remise en verlies, niet hoelang het nog duurt.`,
  noMovesHere: 'Hier is de partij afgelopen.',
  noValues: 'Voor deze stelling zijn hier geen exacte waarden.',
  whyNoValues: {
    unreachable: 'De server is nu niet bereikbaar.',
    nothing: 'Deze server heeft geen oplossing.',
    few_stones: 'Deze server kent alleen stellingen met minder stenen.',
    no_ranges:
      'Deze server geeft bestanden alleen als geheel. Met de oplossing op het apparaat (instellingen, “Zonder verbinding”) lukt het.',
    rules: 'Voor deze regels is er geen oplossing.',
  },
  reviewFailed: 'De partij kon niet worden beoordeeld.',
  reviewExact: 'Exact: dit spel is opgelost.',
  reviewExactPlain: 'Exact, zonder remiseregels: dit spel is opgelost.',
  reviewEstimated: 'Geschat door de computer op dit apparaat.',
  reviewClean: 'Niemand heeft iets weggegeven.',
  ...review,
  tryYourself: 'Probeer het zelf',
  errorBefore: 'Vorige fout',
  errorAfter: 'Volgende fout',
  twoHere: 'Samen aan één bord',
  withLink: 'Uitnodigen met een link',
  cries: { won: 'Gewonnen!', lost: 'Verloren.' },
  howItWent: 'Hoe de partij liep',
  errorsYours: 'jouw fouten',
  errorsTheirs: 'fouten van de andere kant',
  errorsAll: 'fouten',

  noThoughts: 'Nog niets.',
  even: 'Gelijk',
  better: (colour, degree, ahead) =>
    `${colourName[colour]} staat ${['iets beter', 'beter', 'duidelijk beter'][degree]} (+${ahead} ${ahead === '1' ? 'steen' : 'stenen'})`,
  winsIn: (colour, moves) => `${colourName[colour]} wint in ${moves === 1 ? 'één zet' : `${moves} zetten`}`,
  depth: (plies) => `Diepte ${plies}:`,
  showPlan: 'Op het bord',

  searchGames: 'Zoeken: tegenstander, uitslag, datum',
  noGames: 'Je eerste partij moet nog komen.',
  noGamesText: 'Wat je op dit apparaat speelt, vind je straks hier.',
  resultWanted: 'Uitslag',
  resultsWanted: { any: 'alle', won: 'gewonnen', lost: 'verloren', drawn: 'remise', running: 'nog bezig' },
  withMistakes: 'met eigen fouten',
  ownMistakes: (n) =>
    n === 0 ? 'beoordeeld: geen fouten' : n === 1 ? 'beoordeeld: 1 fout' : `beoordeeld: ${n} fouten`,
  find: 'Zoeken',
  findPosition: 'Op een stelling zoeken',
  findHint: 'Ook gedraaid, gespiegeld of binnenstebuiten.',
  findingPosition: (done, of) => `${done} van ${of} partijen doorzocht…`,
  foundIn: (n) => (n === 1 ? 'In één partij stond deze stelling.' : `In ${n} partijen stond deze stelling.`),
  anyPosition: 'Alle partijen',
  findInGames: 'In mijn partijen zoeken',
  gamesHere: 'Op dit apparaat',
  gamesWithOthers: 'Met anderen gespeeld',
  nothingFound: 'Niets gevonden.',
  pliesPlayed: (n) => `${plies(n)} gespeeld`,
  movesAhead: (move) => `Vooruit gezet: ${move}. Nog een tik erop neemt hem terug.`,
  aheadVoid: 'De zet die je vooruit had gekozen, kon niet meer.',
  remove: 'Verwijderen',
  reallyRemove: (what, over) =>
    over
      ? `De partij “${what}” verwijderen? Dan is ze weg.`
      : `De partij “${what}”, die nog bezig is, verwijderen? Dan is ze weg.`,
  downloadAll: (n) => `Alle ${n} downloaden`,
  allGamesFile: 'molenspel-partijen.txt',

  lostTitle: 'Hier gaat het niet verder',
  nothingHere: 'Op dit adres is niets. Kijk of het volledig is.',
  badWayBack: 'Deze terugweg opent geen plaats aan deze tafel. Kijk of de link volledig is.',
  wrongWish: (name, value, choices) =>
    `In dit adres staat ${name}=${value}. Mogelijk is ${name}=${joined(choices, 'of')}.`,

  lesson: 'Les',
  makeLink: 'Link maken',
  rules: 'Regels',
  houseRulesText: 'Hetzelfde als tekst',
  houseRulesHint: 'Om door te geven of te plakken, bijvoorbeeld: standard, noMillLimitPlies=40, millProtection=strict',
  ruleNames: {
    millProtection: 'Bescherming van molens',
    flyAt: 'Springen',
    noFlying: 'Voorgift bij het springen',
    repetition: 'Herhaling',
    noMillLimitPlies: 'Zonder molen',
    noMillCountsPlacing: 'Tellen bij het plaatsen',
    drawByRule: 'Hoe remise ontstaat',
    drawByAgreement: 'Onderling overleg',
  },
  ruleWritten: (title, name) => `“${title}” (${name})`,
  noMillSwitch: 'Remise als er lang geen molen wordt gesloten',
  differs: 'Anders dan de standaard',
  sameAsStandard: 'Alle waarden zoals in de standaard.',
  unsaid: 'Niet met zoveel woorden gezegd',
  silent: 'niet gezegd in het document',
  inferred: 'afgeleid uit het document',
  allValues: 'Alle waarden',
  colours: 'Kleuren van de volgende partij',
  alternate: 'wisselen',
  loserChooses: 'verliezer kiest',
  handicap: 'Voorgift',
  handicaps: {
    none: 'Geen',
    one_stone: 'Eén steen minder',
    two_stones: 'Twee stenen minder',
    no_flying: 'Niet springen',
  },
  handicapHints: {
    one_stone: 'Eén steen van de zwakkere kant staat al op d6, en beiden hebben er nog acht in de hand.',
    two_stones: 'Twee stenen van de zwakkere kant staan al op d6 en d2, en beiden hebben er nog zeven in de hand.',
    no_flying: 'Wie voorgeeft, schuift ook met drie stenen alleen naar een buurpunt.',
  },
  handicapBy: 'Wie geeft voor?',
  handicapGivers: ['Jij (samen aan één bord: speler 1)', 'De computer (samen aan één bord: speler 2)'],
  handicapSeries: 'In elke partij geeft dezelfde persoon voor, ook als de kleuren wisselen.',
  handicapNotInvited: 'De voorgift geldt niet voor uitnodigingen.',
  yourName: 'Je naam (niet verplicht)',
  setUp: 'Stelling opzetten',
  get setUpHint() {
    const { white, black } = colourName;
    return `24 tekens van a7 tot g1 (W voor ${white}, B voor ${black}, anders een punt), wie aan zet is (w of b), stenen in de hand van ${white} en ${black}.`;
  },
  setUpOnBoard: 'Op het bord opzetten',
  setUpText: 'Stelling als tekst',
  editTool: 'Wat een tik neerzet',
  takeAway: 'niets, haalt weg',
  onBoard: (white, black) =>
    `Op het bord: ${colourName.white} ${white}, ${colourName.black} ${black}. Nog een tik haalt de steen weg.`,
  whoIsToMove: 'Aan zet',
  handOf: (colour) => `${colourName[colour]}: stenen in de hand`,
  handHint:
    'Bord en hand samen hebben hoogstens negen stenen per kant. Zet je er een meer neer, dan komt die uit de hand.',
  turnBoard: 'Bord draaien',
  clearBoard: 'Alles weghalen',

  openTable: 'Openbaar: anderen vinden de partij in de lobby en mogen toekijken.',
  inviteHint:
    'Wie hem opent, krijgt de vraag: meespelen of toekijken? Is de plaats bezet, dan kijkt iedereen verder toe.',
  inviteWatchHint: 'Beide plaatsen zijn bezet. Wie de link opent, kijkt toe.',
  inviteOnlyHere:
    'Deze link werkt alleen op dit apparaat. Om hem door anderen te laten openen, moet de server voor het netwerk zijn gestart (--host 0.0.0.0).',
  invitationText: 'Speel je een partij molenspel met me?',
  qrCode: 'De link als QR-code',
  share: 'Delen',
  invitedTitle: 'Een partij molenspel',
  invited: (host) =>
    host === null
      ? 'Je bent uitgenodigd. Er is nog een plaats vrij.'
      : `${host} nodigt je uit. Er is nog een plaats vrij.`,
  joinAs: (colour, drawn) => `Je krijgt ${colourName[colour]}${drawn ? ' (geloot)' : ''}.`,
  countsForRatings: 'Deze partij telt voor de rating van beiden.',
  countsNot: 'Deze partij telt voor geen rating.',
  setUpStart: 'Er wordt begonnen met de opgezette stelling.',
  watch: 'Toekijken',
  ownInvitation: 'Is het je eigen uitnodiging? Kies dan “Toekijken”; je terugweg leidt naar je plaats.',
  yourNameHere: 'Je naam aan deze tafel',
  rename: 'Wijzigen',
  renamed: 'Gewijzigd',
  notConnected: 'Geen verbinding met de tafel',
  keepsTrying: 'Er wordt steeds weer geprobeerd.',
  lineTrouble: {
    offline: 'Je hebt nu geen verbinding. Zodra die er weer is, gaat het verder.',
    blocked:
      'De server antwoordt, maar de verbinding voor partijen komt er niet door: waarschijnlijk laat iets onderweg, zoals een proxy, geen WebSockets toe. Je ziet de partij zoals ze staat.',
  },
  goneTable: 'Deze tafel bestaat niet (meer)',
  goneTableHint: 'Kijk of de link volledig is, of vraag een nieuwe.',

  language: 'Taal',
  theme: 'Kleuren van de pagina',
  themeAuto: 'zoals het systeem',
  themeLight: 'licht',
  themeDark: 'donker',
  sound: 'Geluiden',
  volume: 'Volume',
  timbre: 'Klank',
  timbres: { wood: 'hout', stone: 'steen', felt: 'vilt' },
  vibrateSetting: 'De telefoon trilt bij zetten',
  speedSetting: 'Beweging van de stenen',
  speeds: { normal: 'rustig', quick: 'snel', none: 'geen' },
  zenSetting: 'Alleen bord, spelers en wat er te doen is (zen)',
  settingGroups: ['Uiterlijk', 'Bord', 'Geluid', 'Spelen', 'Hulp en toetsen'],
  material: 'Bord',
  materials: { wood: 'hout', slate: 'leisteen', paper: 'papier' },
  stoneSet: 'Stenen',
  stoneSets: { 'ivory-ebony': 'Wit en Zwart', 'red-blue': 'Rood en Blauw' },
  largeSetting: 'Groot bord',
  wheelSetting: 'Muiswiel boven het bord: door de zetten (analyse en beoordeling)',
  turnedSetting: (colour) => `Bord draaien als je ${colourName[colour]} hebt`,
  facingSetting: 'Samen aan één bord zitten jullie tegenover elkaar',
  coordinatesSetting: 'Coördinaten aan het bord',
  confirmSetting: 'Zetten bevestigen',
  keys: 'Toetsen',
  hintsSetting: 'Tips tegen de computer',
  threatsSetting: 'Tegen de computer tonen waar hij een molen kan sluiten',
  warningsSetting: 'Tegen de computer waarschuwen voor een zet die iets weggeeft (waar exacte waarden zijn)',
  warnOfDraw: 'Pas op: hiermee geef je de winst weg.',
  warnOfLoss: 'Pas op: hiermee verlies je.',
  chatSetting: 'Chat aan tafels',
  singleKeysSetting: 'Toetsen van één letter',
  offlineSettings: 'Zonder verbinding',
  saidOwn: (colour, points, hand) =>
    `${colourName[colour]}: ${points.length ? points.join(', ') : 'geen steen op het bord'}${hand ? `, ${stones(hand)} in de hand` : ''}.`,
  saidMoves: (moves) => (moves.length ? `Mogelijk: ${moves.join(', ')}.` : 'Geen zet mogelijk.'),
  saidLast: (move) => `Laatste zet: ${move}.`,
  saidNoLast: 'Nog geen zet.',
  saidLastCapture: (point, label) => `Laatst genomen: ${point}, in ${moveOf(label)}.`,
  saidNoCapture: 'Nog geen steen genomen.',
  saidNoClock: 'Zonder klok: de bedenktijd is onbeperkt.',
  awaySince: (who, minutes) =>
    minutes < 1
      ? `${says(who, 'bent', 'is')} er nu niet.`
      : `${says(who, 'bent', 'is')} al ${roughly(minutes, 'min', 'uur', 'dagen')} weg.`,
  mayAbort: 'Je kunt de partij afbreken.',
  abortIn: (minutes) => `Over ${minutes} min kun je de partij afbreken.`,
  decideFrom: (when) => `Blijft dat zo tot ${dueAt('nl', when)}, dan mag jij beslissen hoe het afloopt.`,
  awayDays: (who, days) =>
    `${says(who, 'bent', 'is')} al ${days === 1 ? 'een dag' : `${days} dagen`} niet meer hier geweest.`,
  firstMoveWithin: (seconds, forfeits) =>
    `Zonder eerste zet binnen ${inTime(seconds, 'een dag', 'dagen')} ${forfeits ? 'verliest wie aan zet is' : 'wordt de partij afgebroken'}.`,
  playOnFrom: (mover, white, black) =>
    `${colourName[mover]} aan zet${white + black > 0 ? `, in de hand: ${colourName.white} ${white}, ${colourName.black} ${black}` : ''}. Hier begint een nieuwe partij; wat je bekijkt, blijft zoals het is.`,
  keysHelp: [
    ['Pijlen', 'op het bord: naar het volgende punt; elders: door de zetten'],
    ['Enter, Spatie', 'een punt kiezen'],
    ['Esc', 'de eerste helft van de zet terugnemen'],
    ['Home, End', 'naar het begin, naar het einde'],
    ['↑, ↓', 'naar de variant ervoor of erna; anders naar het begin, naar het einde'],
    ['Spatie', 'in een analyse: de beste zet spelen'],
    ['1 tot 6', 'in een analyse: ! ? !! ?? !? ?!'],
    ['F', 'bord draaien'],
    ['B', 'naar het bord'],
    ['E', 'zet invoeren'],
    ['S', 'wie is aan zet?'],
    ['O', 'eigen stenen'],
    ['P', 'stenen van de andere kant'],
    ['L', 'laatste zet'],
    ['M', 'mogelijke zetten'],
    ['C', 'laatst genomen steen'],
    ['T', 'klokken'],
    ['?', 'deze lijst'],
  ],
};
