// The words of the solution, in Italian. Figures come from docs/solution.md; articles before them would depend on how they
// sound, so they stand without.
import type { Topic } from '../../solution/document/document';
import { colourName, plies } from '../first/it';
import { percentOf } from '../../solution/document/sectors';
import { figuresWith } from '../base/figures';
import { joined } from '../base/list';
import type { SolutionWords, TopicWords } from './de';

const { figure, say } = figuresWith({ thousands: '.', decimal: ',', percent: '%' });
const stones = ({ own, opp }: { own: number; opp: number }): string => `${own} contro ${opp}`;

const topics: Record<Topic, TopicWords> = {
  draw: {
    title: 'Due che non sbagliano fanno sempre patta',
    verdict: 'Vero.',
    text: ({ draw }) => [
      say`Il tavoliere vuoto è patta: nessuna parte vince con le sue sole forze. A meno di simmetrie ci sono ${draw.firstMoves.length} prime mosse (${joined(draw.firstMoves, 'e')}). Tutte tengono la patta, e tutte le risposte anche.`,
      say`Il primo errore che perde è possibile alla semimossa ${draw.ply}. A meno di simmetrie, lì ${draw.errors} mosse perdono una partita che era patta; una di queste è l’ultima di ${draw.line}.`,
    ],
    captions: ({ draw }) => [`Dopo ${draw.line}: il ${colourName.black} è al tratto e vince.`],
  },
  positions: {
    title: 'Ci sono più di 18 miliardi di posizioni',
    verdict: 'Vero, e dipende da che cosa si conta.',
    text: ({ positions }) => [
      say`Chi chiama uguale tutto ciò che si copre girando, specchiando e scambiando l’anello esterno con quello interno conta ${positions.all} posizioni: ${positions.placing} durante la posa e ${positions.moving} durante il movimento, qui con il ${colourName.white} al tratto.`,
      say`Durante il movimento, con l’una o l’altra parte al tratto, sono ${positions.either}: ogni fase da sola resta appena sotto i 18 miliardi. Il numero più vicino è ${positions.slots}. Tanti numeri danno i programmi al movimento. Che cosa si intendesse, nessuno può dirlo.`,
      say`Contando ogni posizione per sé, sono ${positions.every}.`,
      say`In passato per il movimento se ne contavano ${positions.earlier} (R. Gasser, 1996), senza le posizioni a cui nessuna partita porta.`,
    ],
    captions: () => [],
  },
  mistakes: {
    title: 'Un errore perde molto presto, o solo dopo anche 150 mosse',
    verdict: '“Presto” è vero solo per alcuni errori. 150 sono troppe come mosse e troppo poche come semimosse.',
    text: ({ mistakes }) => [
      say`L’errore punito più tardi costa la partita dopo ${mistakes.plies} semimosse, cioè ${mistakes.moves} mosse del vincitore.`,
      say`In posizioni di patta prese a caso perde una parte di tutte le mosse: ${mistakes.losing}. Di queste sono punite entro cinque mosse del vincitore ${mistakes.any.five}, entro venti ${mistakes.any.twenty}; ne richiedono più di cinquanta ${mistakes.long}.`,
      say`Degli errori che i giocatori fanno davvero, entro cinque mosse sono puniti ${mistakes.players.five}, e la metà lo è dopo ${mistakes.players.half} mosse.`,
    ],
    captions: ({ mistakes }) => [
      say`Il ${colourName[mistakes.mover]} è al tratto e tiene la patta, ma non con ${mistakes.move}: così perde dopo ${mistakes.plies} semimosse.`,
    ],
  },
  few: {
    title: 'Tre o quattro pedine possono ancora vincere contro sette',
    verdict: 'Tre: mai per forza propria. Quattro: in una manciata di posizioni.',
    text: ({ few }) => [
      say`Tre pedine contro sei o sette non vincono in nessuna posizione. Contro sette però tengono la patta in una parte delle posizioni in cui sono al tratto: ${few.holds}.`,
      say`Quattro pedine vincono contro sette in ${few.shutIn.few} posizioni in cui sono al tratto, e in ${few.shutIn.many} in cui lo sono le sette. Ogni volta chiudono le sette.`,
    ],
    captions: ({ few }) => [say`Quattro contro sette: ${few.move}, e il ${colourName.black} è chiuso.`],
  },
  mills: {
    title: 'I mulini precoci contano meno della mobilità',
    verdict: 'Vero a metà: la mobilità può compensare una pedina, ma all’inizio decide una pedina.',
    text: ({ mills }) => [
      say`Una pedina in più vale di più se è vinta presto. Con sei pedine posate, chi è al tratto e ne ha una in più vince in gran parte delle posizioni: ${mills.early}; durante il movimento, con nove contro otto, ancora ${mills.late}.`,
      say`Dove si può chiudere un mulino, chiuderlo presto durante la posa è meglio in questa parte dei casi: ${mills.closing.early.better}, e peggio in questa: ${mills.closing.early.worse}. Durante il movimento sono ${mills.closing.moving.better} e ${mills.closing.moving.worse}. Per lo più il risultato non cambia.`,
      say`Una vittoria vale un punto, una patta mezzo. Durante il movimento, con nove contro nove e circa altrettanti passi possibili, la parte dei punti di chi è al tratto è ${mills.score.even}. Con una pedina in meno è ${mills.score.fewer}, con da due a quattro passi in più ${mills.score.some}, con da cinque a sette in più ${mills.score.many}. Una pedina vale quindi circa quattro passi.`,
    ],
    captions: () => [],
  },
  crossings: {
    title: 'Prendi gli incroci, evita gli angoli',
    verdict: 'Vero.',
    text: ({ crossings: { crossings, corners } }) => [
      say`Otto pedine sono posate, quattro contro quattro; una vittoria vale un punto, una patta mezzo. La parte dei punti di chi è al tratto è, con un incrocio in meno, ${crossings.fewer}, con altrettanti ${crossings.same}, con uno in più ${crossings.more}.`,
      say`Per gli angoli è il contrario: con uno in meno ${corners.fewer}, con altrettanti ${corners.same}, con uno in più ${corners.more}.`,
      'È una media su tutte le posizioni, non una regola per ciascuna.',
    ],
    captions: () => ['Cerchi: i quattro incroci. Croci: i dodici angoli.'],
  },
  taking: {
    title: 'Prendendo, meglio aprire un proprio mulino che impedirne uno',
    verdict: 'Falso: per lo più è uguale, e altrimenti è meglio impedire.',
    text: ({ taking: { placing, moving, soon } }) => [
      say`Si confrontano posizioni prese a caso in cui si può fare l’uno e l’altro. Durante la posa aprire è meglio in questa parte dei casi: ${placing.opening}, impedire in questa: ${placing.preventing}. Durante il movimento sono ${moving.opening} e ${moving.preventing}.`,
      say`Se durante il movimento conta solo ciò che la parte potrebbe chiudere subito con la mossa seguente, sono ${soon.opening} e ${soon.preventing}.`,
    ],
    captions: () => [],
  },
  central: {
    title: 'Il mulino centrale è patta, e spesso decide',
    verdict: 'Che è patta, è vero. Tra giocatori che sbagliano decide circa tanto spesso quanto nessun piano.',
    text: ({ central }) => [
      `Il ${colourName.white} prende due incroci vicini e l’angolo tra loro, e così minaccia due mulini sull’anello di mezzo. Con il gioco migliore dopo 1. d6 è patta.`,
      say`Se nessuna delle prime due pedine del ${colourName.black} sta su un incrocio, il ${colourName.white} vince in ${central.lost} casi su ${central.pairs.none}. Al ${colourName.black} ne basta una su un incrocio per non perdere.`,
      say`Tra giocatori che sbagliano, le partite con il mulino centrale che hanno un vincitore sono ${central.decided}, senza piano ${central.decidedWithout}. Quelle che vince il ${colourName.white} sono ${central.white}, senza piano ${central.whiteWithout}.`,
    ],
    captions: () => [`Il mulino centrale: il ${colourName.white} minaccia in b6 e in f2.`],
  },
  limits: {
    title: 'Regole di patta e vittorie lunghe',
    verdict: 'Con le regole Standard la vittoria più lunga del movimento è patta.',
    text: ({ limits }) => [
      say`I valori della soluzione non conoscono regole di patta. La vittoria più lunga del movimento dura ${limits.longest.plies} semimosse e chiude il suo primo mulino alla semimossa ${limits.firstMill}. Con le regole Standard una partita è patta dopo 50 mosse per parte (100 semimosse) senza mulino, quindi anche questa.`,
      say`Così va per ${limits.fifty} vittorie più lunghe su ${limits.lines}, una per ogni settore in cui si può vincere. Con le regole “Venti mosse”, in cui già 20 semimosse (dieci per parte) senza mulino danno patta, sono ${limits.twenty}. “Schelling-Salon”, “Rigide” e “Mühle-spielen” non hanno un limite così.`,
      'Si mostra ogni volta una vittoria tra le più rapide. Chi conosce la regola forse chiude prima un mulino e vince più tardi. Se sia sempre possibile, questi valori non lo dicono.',
    ],
    captions: ({ limits: { longest, survivor } }) => [
      say`La vittoria più lunga del movimento: ${stones(longest)}, ${longest.plies} semimosse, ${longest.moves} mosse del vincitore.`,
      say`La più lunga che la regola delle 50 mosse lascia passare: ${stones(survivor)}, ${survivor.plies} semimosse, ${survivor.moves} mosse del vincitore.`,
    ],
  },
  strict: {
    title: 'Protezione rigida',
    verdict: 'Anche allora è patta.',
    text: ({ strict }) => [
      say`Uno dei regolamenti non conosce eccezioni: una pedina in un mulino non si prende mai, nemmeno se tutte sono in mulini. Anche allora il tavoliere vuoto è patta, e il primo errore è possibile alla semimossa ${strict.ply}.`,
    ],
    captions: () => [],
  },
};

export const solution: SolutionWords = {
  unknown: 'Questo nella soluzione non c’è. Scegli qualcos’altro.',
  figure,
  number: (n) => n.toLocaleString('it'),
  percent: (share) => percentOf(share, 'it').replace('\u00a0', ''),

  headline: 'Il mulino è risolto: se nessuno sbaglia, finisce patta.',
  intro: 'Il valore di ogni posizione è calcolato, dal tavoliere vuoto all’ultima pedina.',
  walkOn: 'Esplora dal tavoliere vuoto',
  countOfPositions: 'posizioni, a meno di simmetrie',
  countOfPlies: 'semimosse dura la vittoria più lunga',
  countOfMoves: 'mosse sono per il vincitore',
  watchIt: 'Guarda la vittoria più lunga',
  saidTitle: 'Che cosa si dice, e che cosa è vero',
  rulesTitle: 'E con altre regole',
  wordsTitle: 'Che cosa vogliono dire le parole',
  meanings: [
    ['Semimossa', 'Ciò che fa una parte quando tocca a lei, con la pedina che prende.'],
    ['Mosse del vincitore', 'Solo le mosse della parte che vince.'],
    [
      'Vinta, patta, persa',
      'Per chi è al tratto e con il gioco migliore: chi vince si affretta, chi perde tira in lungo. Senza fine è patta; i valori non conoscono regole di patta.',
    ],
    ['A meno di simmetrie', 'Ciò che girato, specchiato o rovesciato da dentro a fuori è uguale conta una volta.'],
  ],
  holdTitle: 'Prova',
  hold: 'Tieni la patta',
  holdHint: 'Contro il computer infallibile, da una posizione in cui tiene una sola mossa.',
  topics,
  nextTopic: (title) => `Avanti: ${title}`,
  made: 'Rifare i conti da sé',
  madeOf:
    'Con la base di dati di tutta la soluzione nella cartella DB, fatta da “muehle solve --all --distances --db DB”; FILE è il file in cui vanno i numeri.',
  allTopics: 'Che cosa è certo',
  openBoard: (caption) => `${caption} Apri sul tavoliere di analisi.`,
  openRecord: (caption) => `${caption} Guarda il record.`,
  tables: {
    few: {
      caption: 'Tutte le pedine sono posate; per la parte con meno pedine, a meno di simmetrie.',
      heads: ['Pedine', 'al tratto', 'vinta', 'patta', 'persa', 'vittoria più lunga'],
    },
    strict: {
      caption: 'Per chi è al tratto, a meno di simmetrie.',
      heads: ['Fase', 'Regole', 'vinta', 'patta', 'persa'],
    },
  },
  cell: (text) =>
    (
      ({
        'the few': 'le meno',
        'the many': 'le più',
        placing: 'Posa',
        moving: 'Movimento',
        standard: 'Standard',
        strict: 'rigide',
      }) as Record<string, string>
    )[text] ??
    text
      .replace(/^(\d) against (\d)$/, '$1 contro $2')
      .replace(/^(\d+) plies$/, '$1 semimosse')
      .replace(/^[\d.,]+( %)?$/, figure),

  sectorsIntro:
    'Un settore sono tutte le posizioni con lo stesso numero di pedine: prima quelle di chi è al tratto, poi quelle dell’altra parte. Quando sono tutte posate, ce ne sono 49.',
  showing: 'Mostra',
  metrics: { won: 'Vinta', drawn: 'Patta', lost: 'Persa', win: 'Vittoria più lunga' },
  own: 'Al tratto',
  opp: 'Pedine dell’altra parte',
  cellName: (own, opp, won, drawn, lost, win) =>
    `${stones({ own, opp })}: vinta ${won}, patta ${drawn}, persa ${lost}, ${win === null ? 'nessuna vittoria' : `vittoria più lunga ${plies(win)}`}`,
  mapHint: 'Più forte il colore, più ce n’è. Una casella porta alla vittoria più lunga del suo settore.',
  pliesTitle: 'La posa, pedina per pedina',
  pliesIntro: 'Che cosa può aspettarsi chi è al tratto quando sono posate tante pedine, contato su tutte le posizioni.',
  placed: 'posate',
  legend: { won: 'vinta', drawn: 'patta', lost: 'persa' },
  tableTitle: 'Tutti i settori',
  phase: 'Fase',
  phases: { moving: 'Movimento', placing: 'Posa' },
  heads: {
    placed: 'posate',
    sector: 'settore',
    total: 'posizioni',
    won: 'vinta',
    drawn: 'patta',
    lost: 'persa',
    decided: 'decisa',
    win: 'vittoria più lunga',
    loss: 'sconfitta più lunga',
  },
  sortHint: 'Le intestazioni ordinano la tabella.',
  winLink: (own, opp, n) => `${plies(n)}: guarda la vittoria più lunga ${stones({ own, opp })}`,
  lossLink: (own, opp, n) => `${plies(n)}: esamina la posizione della sconfitta più lunga ${stones({ own, opp })}`,

  recordOf: 'Record',
  recordOfAll: (n) => `Durante la posa: ${plies(n)}`,
  recordOfAllTitle: (n) => `La vittoria più lunga di tutte, dalla posa: ${plies(n)}`,
  recordChoice: (own, opp, n) => `${stones({ own, opp })}: ${plies(n)}`,
  recordTitle: (own, opp, n) => `La vittoria più lunga ${stones({ own, opp })}: ${plies(n)}`,
  noRecord: 'In questo settore non c’è nessuna vittoria. Ecco la più lunga di tutte.',
  noSector: 'Un settore così non c’è. Ecco la vittoria più lunga di tutte.',
  atStart: (colour) => `Il ${colourName[colour]} comincia e vince.`,
  at: (colour, move) => `${colourName[colour]}: ${move}`,
  left: (n) => (n === 0 ? 'Questa è la vittoria.' : `Ancora ${plies(n)} alla vittoria.`),
  plyOf: (n, all, move) => `Semimossa ${n} di ${all}${move ? `: ${move}` : ''}`,
  slider: 'Semimossa',
  play: 'Riproduci',
  pause: 'Pausa',
  inAnalysis: 'Apri sul tavoliere di analisi',
  takes: 'Trattini: qui si prende una pedina.',
  recordsIntro:
    'I due giocano meglio che si può: chi vince si affretta, chi perde tira in lungo. Qui non vale nessuna regola di patta.',
};
