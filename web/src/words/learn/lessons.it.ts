// The lessons in Italian; the keys and the number of steps are those of the German ones.
import type { lessons as german } from './lessons.de';
import { says } from './steps';

export const lessons: typeof german = {
  goal: {
    title: 'Lo scopo',
    steps: says(
      {
        text: 'A mulino si gioca in due, con nove pedine ciascuno. Prima si posano, poi si muovono. Vinci se all’altra parte restano solo due pedine o se non può più muovere.',
      },
      {
        text: 'Tre tue pedine una accanto all’altra su una linea sono un mulino, come qui a7, d7 e g7. Chi chiude un mulino toglie una pedina all’altra parte.',
      },
      {
        text: 'Il Nero ha solo tre pedine. Se ne prendi una, hai vinto.',
        task: 'Chiudi il tuo mulino e prendi una pedina.',
        hint: 'così non nasce un mulino. La pedina in g4 non deve andare lontano.',
        done: 'Hai vinto: il Nero ha solo due pedine e non può più chiudere un mulino.',
      },
    ),
  },
  placing: {
    title: 'Posare',
    steps: says(
      {
        text: 'All’inizio il tavoliere è vuoto, e comincia il Bianco. A turno posate una pedina su un punto libero, finché sono tutte posate. I quattro incroci cerchiati hanno quattro vicini, più di ogni altro punto.',
        task: 'Posa la tua prima pedina su un incrocio.',
        hint: 'da lì partono meno linee.',
        done: 'Da qui partono quattro linee. Anche il Nero ha già posato.',
      },
      {
        text: 'Puoi chiudere mulini già durante la posa. Con d6 e f6 due tue pedine stanno su una linea.',
        task: 'Chiudi il mulino. Poi tocca la pedina che prendi.',
        hint: 'così non chiudi un mulino. Sulla linea di d6 e f6 manca solo b6.',
        done: 'La pedina presa è fuori dal gioco e non torna.',
      },
      {
        text: 'Un mulino sta su una linea, per traverso o dall’alto in basso. a7, b6 e c5 sono di sbieco e non lo formano.',
        task: 'Chiudi un mulino vero.',
        hint: 'così non ci sono tre pedine su una linea. Guarda b6 e d6.',
        done: 'b6, d6 e f6 stanno su una linea.',
      },
    ),
  },
  moving: {
    title: 'Muovere',
    steps: says(
      {
        text: 'Quando tutte le pedine sono posate, si muove: una pedina alla volta, lungo una linea, sul punto vicino se è libero.',
        task: 'Muovi una pedina sul punto cerchiato d6. Tocca prima la pedina, poi il punto.',
        hint: 'd6 è ancora vuoto. Quale delle tue pedine è proprio accanto?',
        done: 'Da d7 a d6: un passo lungo la linea.',
      },
      {
        text: 'Sopra altre pedine non si passa. La tua pedina in a7 è ferma: in d7 ci sei tu, in a4 c’è il Nero.',
        task: 'Chiudi un mulino con un’altra pedina.',
        hint: 'così non nasce un mulino. Accanto ad a7 e d7 manca solo g7.',
        done: 'Anche quando si muove, ogni mulino prende una pedina.',
      },
    ),
  },
  mills: {
    title: 'Mulini',
    steps: says(
      {
        text: 'Chi chiude un mulino deve prendere una pedina. Quale, lo scegli tu.',
        task: 'Chiudi un mulino e prendi una pedina.',
        hint: 'così non chiudi un mulino.',
        done: 'Ora hai un mulino, e il Nero ha una pedina in meno.',
      },
      {
        text: 'Un mulino che sta lì e basta non prende niente. Ma puoi aprirlo e richiuderlo.',
        task: 'Apri il tuo mulino: muovi da g7 a g4.',
        hint: 'qui si tratta della pedina in g7. Deve andare in g4.',
        done: 'Il mulino è aperto, e il Nero non arriva in g7.',
      },
      {
        text: 'Il Nero ha mosso. La strada del ritorno è libera.',
        task: 'Richiudi il mulino e prendi un’altra pedina.',
        hint: 'il mulino resta aperto.',
        done: 'Ogni chiusura conta, anche dello stesso mulino.',
      },
    ),
  },
  protected: {
    title: 'Pedine protette',
    steps: says(
      {
        text: 'Le pedine in un mulino sono protette: a1, d1 e g1 non puoi prenderle. Prova pure, e saprai perché.',
        task: 'Chiudi il tuo mulino e prendi una pedina che non sta in un mulino.',
        hint: 'così non chiudi un mulino.',
        done: 'Si potevano prendere solo f4 e b6. Il mulino del Nero sta ancora in piedi.',
      },
      {
        text: 'Qui tutte le pedine del Nero sono in mulini. Allora puoi prenderne una lo stesso.',
        task: 'Chiudi il tuo mulino e prendi una pedina.',
        hint: 'così non chiudi un mulino.',
        done: 'Così dicono quasi tutte le regole. Solo con “Rigide” in questo caso non si prende niente.',
      },
    ),
  },
  'two-mills': {
    title: 'Due mulini insieme',
    steps: says({
      text: 'Durante la posa una sola pedina può chiudere due mulini insieme.',
      task: 'Chiudi due mulini con una pedina.',
      hint: 'questi non sono due mulini. Dove si incontrano le tue due file?',
      done: 'Due mulini, eppure prendi una sola pedina. Muovendo o saltando non succede mai.',
    }),
  },
  flying: {
    title: 'Saltare',
    steps: says(
      {
        text: 'Chi ha solo tre pedine può saltare: con una pedina su qualsiasi punto libero, per quanto lontano.',
        task: 'Salta e chiudi un mulino.',
        hint: 'così non chiudi un mulino. Accanto ad a7 e d7 è libero g7.',
        done: 'Da una parte all’altra del tavoliere, e il mulino è chiuso.',
      },
      {
        text: 'Può saltare solo chi ha tre pedine. Qui è il Nero; tu ne hai quattro e vai passo per passo. Due pedine del Nero sono in b6 e f6, la terza può saltarci in mezzo, in d6.',
        task: 'Impedisci il mulino.',
        hint: 'd6 resta libero, e il Nero ci salta. Così si perde.',
        done: 'Contro tre pedine ogni fila con due è una minaccia. Ogni altra mossa avrebbe perso.',
      },
    ),
  },
  blocked: {
    title: 'Chiuso',
    steps: says({
      text: 'Chi è al tratto e non può muovere nessuna pedina ha perso. Il Nero ha quattro pedine, tutte negli angoli.',
      task: 'Togli al Nero l’ultima via libera.',
      hint: 'il Nero può ancora muovere.',
      done: 'Hai vinto: il Nero non può più muovere. Chi può saltare, invece, non è mai chiuso.',
    }),
  },
  draws: {
    title: 'La patta',
    steps: says(
      {
        text: 'Non ogni partita ha un vincitore. Finisce patta se i due sono d’accordo: una parte la offre, l’altra accetta o rifiuta. È patta anche se la stessa posizione compare per la terza volta.',
      },
      {
        text: 'E se a lungo non si chiude un mulino: dopo 50 mosse per parte, cioè 100 semimosse. Qui sono già 99.',
        task: 'Chiudi un mulino in tempo.',
        hint: 'così la partita è patta.',
        done: 'Con un mulino il conto ricomincia da capo.',
      },
      {
        text: 'Di solito allora la partita finisce da sé. Con “Brettspielnetz” qualcuno deve reclamare la patta, e il programma controlla se è giusto. Quali regole valgono, in ogni partita è scritto sopra il tavoliere.',
      },
    ),
  },
  zwickmuehle: {
    title: 'Il doppio mulino',
    steps: says(
      {
        text: 'Un doppio mulino sono due mulini tra cui una pedina va avanti e indietro: apre l’uno e così chiude l’altro. Qui si muove su uno dei tre quadrati, tra d6 e f6.',
        task: 'Apri un mulino e così chiudi l’altro.',
        hint: 'così non chiudi un mulino. La pedina in d6 appartiene a tutti e due.',
        done: 'Un mulino è chiuso, l’altro aperto e pronto, e il Nero non può mettersi in mezzo. Qui vinci solo così, qualsiasi pedina tu prenda.',
      },
      {
        text: 'La pedina è in f6, d6 è libero.',
        task: 'Torna indietro e prendi la prossima pedina.',
        hint: 'così non chiudi un mulino.',
        done: 'E si continua così: una mossa, una pedina.',
      },
      {
        text: 'Il secondo tipo: la pedina si muove su una linea trasversale, qui tra d1 e d2. I due mulini stanno uno accanto all’altro.',
        task: 'Chiudi il secondo mulino.',
        hint: 'così non chiudi un mulino. In d2 manca una pedina.',
        done: 'Di nuovo un mulino è chiuso e l’altro aperto. Anche qui non vince nient’altro.',
      },
      {
        text: 'E indietro in d1.',
        task: 'Prendi un’altra pedina.',
        hint: 'così non chiudi un mulino.',
        done: 'Per un doppio mulino bastano cinque pedine. Cercalo già durante la posa.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Fermare un doppio mulino',
    steps: says(
      {
        text: 'Ora il doppio mulino ce l’ha il Nero: la pedina in c5 vuole andare in c4 e tornare.',
        task: 'Mettiti sulla sua strada.',
        hint: 'il Nero va in c4 e ha un mulino a ogni mossa. Così si perde.',
        done: 'c4 è occupato, e del doppio mulino resta un mulino qualsiasi. Qui solo questa mossa tiene la patta.',
      },
      {
        text: 'Oppure gli prendi una pedina. a7, d7 e g7 sono protette finché il mulino sta in piedi.',
        task: 'Chiudi il tuo mulino e prendi la pedina che conta.',
        hint: 'il Nero può ancora chiudere un mulino in d6.',
        done: 'Senza b6 o f6 la pedina in d7 ha un solo mulino.',
      },
    ),
  },
  fork: {
    title: 'La forchetta',
    steps: says(
      {
        text: 'Chi minaccia un mulino in due punti insieme ha una forchetta: con una pedina se ne impedisce uno solo.',
        task: 'Posa una pedina con cui minacci un mulino in due punti.',
        hint: 'così non minacci in due punti.',
        done: 'Il Nero ha risposto. Una pedina non può chiudere tutti e due i buchi.',
      },
      {
        text: 'Un buco c’è ancora.',
        task: 'Chiudi il mulino e prendi una pedina.',
        hint: 'così non chiudi un mulino.',
        done: 'La forchetta è diventata una pedina.',
      },
      {
        text: 'Qui è il Nero che prepara una forchetta: le linee di c5 e d3 si incontrano in c3. Con una pedina lì il Nero minaccia in c4 e in e3.',
        task: 'Togli al Nero il punto che conta.',
        hint: 'c3 resta libero, e lì si incontrano le due linee. Qui così si perde.',
        done: 'Solo con c3 tieni la patta. In c4 o in e3 disturbi una sola delle linee, e si perde.',
      },
    ),
  },
  prevent: {
    title: 'Impedire mulini',
    steps: says(
      {
        text: 'Durante la posa è semplice: dove due pedine del Nero stanno su una linea, la tua va nel buco.',
        task: 'Impedisci il mulino del Nero.',
        hint: 'il Nero posa in e5 e ha un mulino.',
        done: 'Il buco in e5 è chiuso.',
      },
      {
        text: 'Quando si muove devi essere accanto in tempo. Il Nero vuole andare da g4 a f4.',
        task: 'Mettiti nel buco.',
        hint: 'il Nero va in f4 e ha un mulino. Qui così si perde.',
        done: 'Da e4 hai fatto in tempo. Ogni altra mossa avrebbe perso.',
      },
      {
        text: 'Chi salta fa in tempo dappertutto. Hai tre pedine, e il Nero vuole andare da f4 a f6.',
        task: 'Salta in mezzo.',
        hint: 'il Nero va in f6, ti prende una pedina, e hai perso.',
        done: 'Qui ogni altro salto avrebbe perso subito.',
      },
    ),
  },
  'central-mill': {
    title: 'Il mulino centrale',
    steps: says(
      {
        text: 'Un piano noto per il Bianco: occupare due incroci vicini e poi l’angolo tra loro.',
        task: 'Posa la terza pedina in modo da minacciare un mulino in due punti.',
        hint: 'così non minacci in due punti.',
        done: 'Minacci in b6 e in f2, e qui questo vince.',
      },
      {
        text: 'La risposta: andare a propria volta sugli incroci. Ora hai il Nero, e il Bianco è in d6.',
        task: 'Posa su un incrocio.',
        hint: 'questo non è un incrocio.',
        done: 'Così il gioco resta in equilibrio.',
      },
      {
        text: 'Se le prime due pedine del Nero non stanno su incroci, il Bianco vince in 200 casi su 342 già prima della terza pedina. Se almeno una sta su un incrocio, contro questo piano il Nero non perde in nessuno di 78 casi. Tra giocatori che sbagliano, con il piano c’è un vincitore circa tanto spesso quanto senza: nel 63,4% delle partite contro il 63,6%.',
      },
    ),
  },
  mobility: {
    title: 'Incroci e strade',
    steps: says(
      {
        text: 'Gli incroci d6, b4, f4 e d2 hanno quattro vicini, gli angoli solo due. Con otto pedine posate, chi è al tratto ottiene in media con un incrocio in più l’80,9% dei punti, con altrettanti il 73,9%, con uno in meno il 64,4%. Per gli angoli è il contrario: con uno in più è solo il 65,2%.',
      },
      {
        text: 'Tre incroci sono già occupati: d6 da te, b4 e f4 dal Nero.',
        task: 'Prendi l’ultimo.',
        hint: 'questo non è un incrocio.',
        done: 'Vale in media e non in ogni posizione. Quando si muove, una pedina vale circa quanto quattro mosse in più tra cui scegliere.',
      },
    ),
  },
  'early-mills': {
    title: 'Non ogni mulino precoce è buono',
    steps: says(
      {
        text: 'Potresti chiudere un mulino in d2, e il Nero ne minaccia uno in b6. Ma c’è di meglio.',
        task: 'Impedisci il mulino del Nero e minaccia insieme in due punti.',
        hint: 'questo non fa le due cose insieme.',
        done: 'Con b6 il Bianco vince; dopo il mulino in d2 è solo patta, qualsiasi pedina tu prenda.',
      },
      {
        text: 'Di solito però un mulino non è un errore: prima della decima pedina è migliore della miglior mossa senza mulino nel 9,3% dei casi, e peggiore nel 5,1%. Altrimenti il risultato è lo stesso.',
      },
    ),
  },
  'which-stone': {
    title: 'Quale pedina prendere?',
    steps: says(
      {
        text: 'Puoi chiudere un mulino in d1. Il Nero ne minaccia uno in b6.',
        task: 'Chiudi il tuo mulino e prendi una pedina che al Nero serve per la minaccia.',
        hint: 'o manca il tuo mulino, o poi il Nero ne chiude uno in b6.',
        done: 'Se prendi d6 o f6, il Bianco vince; se prendi g4, è solo patta.',
      },
      {
        text: 'Spesso c’è da scegliere: impedire un mulino dell’altra parte, o prendere una pedina che ne intralcia uno proprio? Durante la posa impedire è meglio nel 18,8% dei casi, e aprire il proprio nell’8,3%. Negli altri il risultato è uguale.',
      },
    ),
  },
  'block-later': {
    title: 'Posare per chiudere più tardi',
    steps: says(
      {
        text: 'Se durante la posa nessuno chiude un mulino, alla fine ci sono 18 pedine su 24 punti: liberi sono solo i sei cerchiati. Chi ha posato bene le sue pedine lascia all’altra parte pochissimo spazio.',
      },
      {
        text: 'Hai il Nero e posi l’ultima pedina. Poi il Bianco deve muovere.',
        task: 'Posala in modo che il Bianco non possa più muovere.',
        hint: 'il Bianco può ancora andare in b4.',
        done: 'Hai vinto prima che il Bianco muovesse una sola volta.',
      },
      {
        text: 'Ora hai il Bianco. Il Nero ha nove pedine e può andare solo in d7.',
        task: 'Chiudi il Nero del tutto.',
        hint: 'il Nero può ancora andare in d7.',
        done: 'Hai vinto senza che una sola pedina fosse presa.',
      },
    ),
  },
  behind: {
    title: 'Vincere in svantaggio',
    steps: says(
      {
        text: 'Quattro pedine contro sette di solito perdono. Ma anche chi ne ha sette perde, se non può più muovere.',
        task: 'Lascia al Nero una sola mossa.',
        hint: 'il Nero ha ancora più di una mossa.',
        done: 'Il Nero ha dovuto muovere da a4 ad a1.',
      },
      {
        text: 'Ora manca solo una cosa.',
        task: 'Chiudi il Nero.',
        hint: 'il Nero può ancora muovere.',
        done: 'Hai vinto, con quattro pedine contro sette.',
      },
      {
        text: 'È raro: con quattro contro sette e il tratto si vince solo in 18 posizioni su 51.516.528. Con tre contro sette non si può forzare niente, ma chi è al tratto tiene la patta nel 52,7% delle posizioni. E l’altra parte può sbagliare.',
      },
    ),
  },
  errors: {
    title: 'Indurre all’errore',
    steps: says(
      {
        text: 'Se nessuno sbaglia, ogni partita finisce patta. Ogni prima mossa tiene l’equilibrio, e ogni risposta anche. Puoi quindi vincere solo se l’altra parte sbaglia, e le occasioni ci sono: nel 75,5% delle posizioni in equilibrio, quando si muove, c’è una mossa che perde.',
      },
      {
        text: 'Il primo errore è possibile già con la seconda pedina del Bianco. Dopo d7 e a7, g7 perde.',
        task: 'Posa meglio la tua seconda pedina.',
        hint: 'questo è l’errore: ora il Nero può vincere.',
        done: 'Così la partita resta in equilibrio.',
      },
      {
        text: 'I giocatori che sbagliano lo fanno 2,94 volte per partita, e il 67,7% degli errori che perdono l’altra parte lo restituisce. Poni dunque problemi in cui è facile sbagliare, e non arrenderti troppo presto.',
      },
    ),
  },
};
