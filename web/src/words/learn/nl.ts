// The words of the pages where one learns, in Dutch.
import type { Learn } from './de';
import { lessons } from './lessons.nl';

export const learn: Learn = {
  title: 'Zo gaat het molenspel',
  intro: 'Korte lessen aan een bord dat antwoordt. Wat je hebt gedaan, is afgevinkt.',
  path: (done, all) => `Voor elke les een steen · ${done} van ${all}`,
  nextIs: (title) => `Hierna: ${title}.`,
  groups: { rules: 'De regels', skill: 'De kunst' },
  begin: 'Beginnen',
  goOn: 'Verder leren',
  done: 'gedaan',
  begun: 'begonnen',
  doneCount: (done, all) => `${done} van ${all} gedaan`,
  allDone: 'Alles gedaan!',
  firstGame: 'Je eerste partij',
  toPuzzles: 'Puzzels oplossen',
  nextSteps: {
    title: 'Hoe het verdergaat',
    puzzles: 'Puzzels',
    puzzlesHint: 'Oefen wat je hebt geleerd. Elke stelling is uitgerekend.',
    game: 'Een partij',
    gameHint: (level) => `Tegen de computer: ${level}. Het lot beslist wie Wit heeft.`,
    hold: 'Houd de remise',
    holdHint: 'Tegen de onfeilbare, als je het zeker wilt weten.',
  },
  toList: 'Alle lessen',
  unknown: 'Deze les bestaat niet.',
  step: (n, all) => `Stap ${n} van ${all}`,
  youHave: (colour, hand) => `Je hebt ${colour}${hand > 0 ? ` (nog ${hand})` : ''}`,
  next: 'Verder',
  back: 'Terug',
  again: 'Nog eens',
  showMe: 'Laat zien',
  shown: ({ from, to, capture }) =>
    `Zo gaat het: ${from ? `schuif van ${from} naar ${to}` : `plaats op ${to}`}${capture ? ` en neem ${capture}` : ''}. Nu jij.`,
  analyse: 'Analyseren',
  nextLesson: 'Volgende les',
  right: 'Goed!',
  wrong: (hint) => `Dat mag, maar ${hint} Probeer het nog eens.`,
  onlyReading: 'Hier is niets te zetten. Met “Verder” ga je door.',
  alreadyDone: 'Dit heb je opgelost. Met “Terug” kom je hier weer.',
  lessonDone: 'Les gedaan.',
  rulesPage: 'De regels naast elkaar',
  historyPage: 'Uit de geschiedenis',
  compare: {
    title: 'De regels naast elkaar',
    intro:
      'Plaatsen, schuiven en springen gaat overal hetzelfde. Op deze punten zeggen de spelregels waarvan de regelsets zijn gemaakt niet hetzelfde.',
    examples: {
      millProtection: 'Wit heeft net een molen gesloten, en alle stenen van Zwart staan in molens.',
      repetition: 'Beiden schuiven heen en weer, en dezelfde stelling komt terug.',
      noMillLimitPlies: 'Er wordt geschoven en geschoven, en niemand sluit een molen.',
      noMillCountsPlacing: 'Er wordt nog geplaatst, en een molen was er nog niet.',
      drawByRule: 'Dezelfde stelling staat er voor de derde keer. Is de partij daarmee uit?',
    },
    same: 'Overal hetzelfde',
    presets: 'De regelsets',
    playWith: 'Hiermee samen aan één bord spelen',
  },
  history: {
    title: 'Uit de geschiedenis',
    intro:
      'Wat er over de herkomst van het spel vaststaat, en wat niet. Onder elke alinea staat waar we het vandaan hebben.',
    boardCaption: 'Drie vierkanten in elkaar, verbonden in het midden van hun zijden: meer is er niet nodig.',
    source: (kind) => `Bron: ${kind}`,
    sections: {
      old: {
        title: 'Hoe oud is het?',
        text: 'Dat weet niemand. In veel boeken staat “rond 1400 voor Christus”, naar spelborden in de dakplaten van de tempel van Kurna in Egypte. Dat is omstreden: wanneer ze daar zijn ingekrast, is niet bekend. Onder de krassen zijn ook koptische kruisen, die veel jonger zijn dan de tempel, en volgens Friedrich Berger zijn de borden niet te dateren.',
        source:
          'voor de ouderdom H. J. R. Murray, A History of Board-Games Other than Chess, Oxford 1952; daartegen F. Berger, “From Circle and Square to the Image of the World”, Rock Art Research 21 (2004)',
      },
      stone: {
        title: 'In steen gekrast',
        text: 'Een paar rechte lijnen zijn genoeg, en die zijn snel in een vloer gekrast. Daarom vind je het bord op veel oude plaatsen, op de treden van de Akropolis in Athene net zo goed als op een plank van het vikingschip van Gokstad. In steen verraadt een kras alleen zelden wanneer hij is gemaakt: hij kan veel jonger zijn dan het gebouw.',
        source: 'Murray (1952) voor de plaatsen, Berger (2004) voor het voorbehoud',
      },
      book: {
        title: 'In het boek van een koning',
        text: 'In 1283 was het “Libro de los juegos” klaar, het boek van de spelen dat koning Alfons X van Castilië liet maken. Het beschrijft het spel met negen stenen per speler onder de naam “alquerque de nueve”, één keer met dobbelstenen en één keer zonder.',
        source: 'Alfons X, Libro de los juegos, 1283, in de bibliotheek van het Escorial',
      },
      names: {
        title: 'Veel namen',
        text: 'In het Duits heet het Mühle, in het Engels nine men’s morris, in het Frans jeu du moulin, in het Italiaans mulino en in het Hongaars malom. In Shakespeares “Midzomernachtsdroom” klaagt Titania dat het bord buiten na lange regen vol modder staat.',
        source:
          'W. Shakespeare, A Midsummer Night’s Dream, tweede bedrijf, eerste scène: “The nine men’s morris is filled up with mud”',
      },
      word: {
        title: 'Een woord voor iedereen',
        text: 'De dubbele molen, in het Duits “Zwickmühle”, is daar uit het spel in de taal beland: wie erin zit, verliest iets, waar hij ook heen gaat.',
        source:
          'de spelregels van de Schelling-Salon in München, die het spreekwoordelijk noemen; de uitleg is van ons',
      },
      solved: {
        title: 'Uitgerekend',
        text: 'In november 1993 maakte Ralph Gasser van de ETH Zürich bekend dat het spel remise is als niemand een fout maakt. Dit programma heeft de waarde van elke stelling nog eens uitgerekend en komt tot hetzelfde resultaat.',
        source:
          'R. Gasser, “Solving Nine Men’s Morris”, in: Games of No Chance, 1996; voor onze berekening de pagina “De oplossing”',
      },
    },
  },
  lessons,
};
