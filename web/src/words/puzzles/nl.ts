// The words of the puzzles, in Dutch.
import type { Colour } from '../../rules/view';
import { colourName } from '../first/nl';
import type { PuzzleWords } from './de';

const reaches = { win: 'wint', draw: 'houdt remise' } as const;
// “Wit schuift en wint in 3 zetten.”
const moves = (solver: Colour, placing: boolean): string => `${colourName[solver]} ${placing ? 'plaatst' : 'schuift'}`;
const other = (solver: Colour): string => colourName[solver === 'white' ? 'black' : 'white'];

export const puzzles: PuzzleWords = {
  title: 'Puzzels',
  intro: 'Elke stelling is uitgerekend: wat als goed telt, is goed.',
  allPuzzles: 'Alle puzzels',
  strength: (rating) => `Je sterkte: ${rating}`,
  strengthChange: (by, n) => `${by < 0 ? '−' : '+'}${Math.abs(by)} in de laatste ${n} puzzels`,
  notRated: 'Los er een paar op, dan staat hier je sterkte.',
  daily: 'Puzzel van de dag',
  solve: 'Oplossen',
  solvedIn: (n) => `${n} opgelost`,
  dailyDone: 'opgelost',
  mixed: 'Door elkaar',
  mixedHint: 'Alle thema’s, zo moeilijk als bij je past.',
  streak: 'Reeks',
  streakHint: (best) => `Steeds moeilijker, tot de eerste fout.${best > 0 ? ` Je record: ${best}.` : ''}`,
  again: 'Nog eens',
  againHint: (n) => (n === 0 ? 'Wat je niet meteen oplost, komt hier.' : `Er wachten er nog ${n}.`),
  hold: 'Houd de remise',
  holdHint: 'Tegen de onfeilbare computer, vanuit een stelling waarin maar één zet houdt.',
  holdTask: (solver, enough) =>
    `Je hebt ${colourName[solver]} en bent aan zet. De stelling is remise, maar slechts één zet houdt haar. De computer geeft niets weg. Het is gelukt als de partij remise eindigt, of als ${enough} van je zetten foutloos zijn.`,
  holdPicture: (white, black) =>
    `De stelling. ${colourName.white}: ${white.join(', ')}. ${colourName.black}: ${black.join(', ')}.`,
  holdHands: (white, black) => `Nog te plaatsen: ${colourName.white} ${white}, ${colourName.black} ${black}.`,
  holdUnsure:
    'De oplossing is hier niet bij de hand. Je kunt spelen, maar de computer is dan niet onfeilbaar, en een fout blijkt pas aan het einde.',
  beginHold: 'Beginnen',
  anotherHold: 'Andere stelling',
  unknownHold: 'Deze stelling is er hier niet. Neem een andere.',
  themesTitle: 'Per thema',
  themes: {
    win: 'Winnen',
    only: 'De enige zet',
    draw: 'Remise redden',
    build: 'Dubbele molen bouwen',
    break: 'Dubbele molen verhinderen',
    block: 'Insluiten',
    sacrifice: 'Offeren',
    flying: 'Springen',
    trap: 'Vallen zetten',
  },
  themeHint: {
    win: 'In zoveel zetten is de partij uit.',
    only: 'Maar één zet wint.',
    draw: 'Maar één zet houdt nog remise.',
    build: 'Maak een dubbele molen: een steen die de ene molen opent en de andere sluit.',
    break: 'Ontneem de andere kant zijn dubbele molen.',
    block: 'Aan het einde kan de andere kant geen zet meer doen.',
    sacrifice: 'Sta een molen toe en sta toch goed.',
    flying: 'Wie nog maar drie stenen heeft, mag springen.',
    trap: 'Veel zetten houden remise; één maakt het het moeilijkst.',
  },
  streakAt: (n) => `Reeks: ${n}`,

  winsIn: (solver, placing, n) => `${moves(solver, placing)} en wint in ${n === 1 ? 'één zet' : `${n} zetten`}.`,
  reaches: (solver, placing, goal) => `${moves(solver, placing)} en ${reaches[goal]}.`,
  asks: {
    win: (solver, placing, goal) => `${moves(solver, placing)} en ${reaches[goal]}.`,
    only: (solver, placing, goal) => `${moves(solver, placing)} en ${reaches[goal]}, maar met slechts één zet.`,
    draw: (solver, placing, goal) => `${moves(solver, placing)} en ${reaches[goal]}, maar met slechts één zet.`,
    build: (solver, placing, goal) => `${moves(solver, placing)}, maakt een dubbele molen en ${reaches[goal]}.`,
    break: (solver, placing, goal) =>
      `${moves(solver, placing)}, neemt ${other(solver)} de dubbele molen af en ${reaches[goal]}.`,
    block: (solver, placing) => `${moves(solver, placing)} en sluit ${other(solver)} in.`,
    sacrifice: (solver, placing, goal) => `${moves(solver, placing)}, staat een molen toe en ${reaches[goal]} toch.`,
    flying: (solver, placing, goal) => `${moves(solver, placing)} en ${reaches[goal]}.`,
    trap: (solver, placing) =>
      `${moves(solver, placing)}. Veel zetten houden remise. Welke maakt het ${other(solver)} het moeilijkst?`,
  },
  lost: {
    win: 'Dat geeft de winst weg.',
    draw: 'Dat verliest de remise.',
    trap: 'Dat is niet de beste val.',
    punish: 'Dat laat de fout ongestraft.',
  },
  helpCounts: 'Een tip, de oplossing of een foute zet telt als niet opgelost.',
  helpEnds: 'Een tip, de oplossing of een foute zet beëindigt de reeks.',
  price: {
    hint: (from, to) => `Met een tip telt het als niet opgelost: sterkte ${from}, dan ${to}.`,
    solution: (from, to) => `Met de oplossing telt het als niet opgelost: sterkte ${from}, dan ${to}.`,
  },
  endsStreak: {
    hint: (n) => `Een tip beëindigt de reeks${n > 0 ? ` bij ${n}` : ''}.`,
    solution: (n) => `De oplossing beëindigt de reeks${n > 0 ? ` bij ${n}` : ''}.`,
  },
  answers: (who, move, value, n) =>
    value === 'win'
      ? `${colourName[who]} antwoordt ${move} en wint${n === null ? '' : n === 1 ? ' meteen' : ` in ${n} zetten`}.`
      : value === 'draw'
        ? `${colourName[who]} antwoordt ${move} en houdt remise.`
        : `${colourName[who]} antwoordt bijvoorbeeld ${move}.`,
  heldAfter: (keep, of) => `Daarna ${keep === 1 ? 'houdt' : 'houden'} ${keep} van ${of} antwoorden nog remise.`,
  trapHeld: (who, keep, of) =>
    keep === 1
      ? `Het moeilijkst: maar één van ${of} antwoorden houdt remise voor ${colourName[who]}.`
      : `Het moeilijkst: maar ${keep} van ${of} antwoorden houden remise voor ${colourName[who]}, en ze zijn niet makkelijk te zien.`,
  solved: 'Opgelost!',
  solvedHelped: 'Opgelost. De volgende keer zonder hulp!',
  solutionSeen: 'Dat was de oplossing.',
  about: (rating, themes) => `Moeilijkheid ${rating}: ${themes.join(', ')}.`,
  strengthBy: (change) => `Sterkte ${change < 0 ? '−' : '+'}${Math.abs(change)}.`,
  difficulty: (rating) => `Moeilijkheid ${rating}`,
  record: (n) => `Record ${n}`,
  inRow: (n) => (n === 0 ? 'Nog geen.' : n === 1 ? 'De eerste is binnen.' : `${n} op een rij.`),
  streakOver: (n, record) => `De reeks is voorbij. Opgelost: ${n}.${record ? ' Dat is je record!' : ''}`,
  newStreak: 'Nieuwe reeks',
  analyse: 'Analyseren',
  another: 'Nog een',
  rush: 'Tegen de klok',
  rushHint: (best) => `Drie minuten, drie fouten: zoveel als je kunt.${best > 0 ? ` Je record: ${best}.` : ''}`,
  rushBegin: 'Drie minuten. De klok loopt vanaf je eerste zet.',
  rushClock: 'Je klok',
  rushScore: (n) => `${n} opgelost`,
  rushLives: (n) => (n === 1 ? 'Bij de volgende fout is het uit' : `Nog ${n} fouten tot het einde`),
  rushLeft: (seconds) => (seconds === 60 ? 'Nog één minuut.' : `Nog ${seconds} seconden.`),
  rushRight: (n) => `Goed! ${n} opgelost.`,
  rushWrong: (lives) =>
    lives === 0
      ? 'Fout. Dat was de derde fout.'
      : `Fout. ${lives === 1 ? 'Bij de volgende is het uit.' : 'Op naar de volgende.'}`,
  rushSolved: (n) => (n === 1 ? 'puzzel opgelost' : 'puzzels opgelost'),
  rushEnded: (missed) =>
    missed >= 3
      ? 'Drie fouten, en het was voorbij.'
      : missed === 0
        ? 'De tijd is om, en je hebt geen fout gemaakt.'
        : `De tijd is om. Je hebt ${missed === 1 ? 'één fout' : 'twee fouten'} gemaakt.`,
  rushRecord: 'Dat is je record!',
  rushBests: (today, best) =>
    best === 0 ? '' : `${today === 0 ? '' : `Beste van vandaag: ${today}. `}Je record: ${best}.`,
  rushOther: 'Nieuwe puzzels',
  rushAgain: 'Dezelfde nog eens',
  rushMissed: 'Niet opgelost',
  challenge: 'Daag iemand uit',
  challengeLink: 'Link naar dezelfde puzzels',
  challengeHint: 'Wie hem opent, krijgt dezelfde puzzels in dezelfde volgorde.',
  challengeText: (n) =>
    `Ik heb in drie minuten ${n === 1 ? 'één molenpuzzel' : `${n} molenpuzzels`} opgelost. Kun jij dat beter?`,
  copyResult: 'Resultaat kopiëren',
  progress: {
    title: 'Hoe het gaat',
    link: 'Hoe het gaat, en wat je hebt opgelost',
    empty: 'Hier zie je wat je ligt en wat niet, zodra je een paar puzzels hebt geprobeerd.',
    theme: 'Thema',
    solved: 'Opgelost',
    share: 'Deel',
    rating: 'Sterkte',
    of: (solved, tried) => `${solved} van ${tried}`,
    next: (theme) => `Het meest te winnen: ${theme}`,
    past: 'De laatste puzzels',
    right: 'opgelost',
    wrong: 'niet opgelost',
    streak: (best) => `Langste reeks: ${best}`,
    rush: (best) => `Tegen de klok: ${best}`,
  },
  linkTo: 'Link naar deze puzzel kopiëren',
  linkCopied: 'De link naar deze puzzel is gekopieerd.',
  loading: 'De puzzel wordt geladen…',
  failed: 'De puzzels konden niet worden geladen. Is de server bereikbaar?',
  tryAgain: 'Nog eens proberen',
  unknown: 'Deze puzzel bestaat niet. Kies een andere.',
  none: 'Hier zijn nu geen puzzels.',
  noneAgain: 'Hier is niets meer: wat je mist, wacht hier op een tweede poging.',
};
