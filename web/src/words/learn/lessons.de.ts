// The lessons in German. They say White and Black; the page renames them for the stones that are set.
import { says } from './steps';

export const lessons = {
  goal: {
    title: 'Das Ziel',
    steps: says(
      {
        text: 'Mühle spielt man zu zweit, jede Seite hat neun Steine. Erst werden sie gesetzt, dann gezogen. Du gewinnst, wenn der anderen Seite nur noch zwei Steine bleiben oder wenn sie nicht mehr ziehen kann.',
      },
      {
        text: 'Drei eigene Steine nebeneinander auf einem Strich sind eine Mühle, wie hier a7, d7 und g7. Wer eine Mühle schließt, nimmt der anderen Seite einen Stein weg.',
      },
      {
        text: 'Schwarz hat nur noch drei Steine. Nimmst du einen davon, hast du gewonnen.',
        task: 'Schließ deine Mühle und nimm einen Stein.',
        hint: 'so entsteht keine Mühle. Der Stein auf g4 hat es nicht weit.',
        done: 'Gewonnen: Schwarz hat nur noch zwei Steine und kann keine Mühle mehr schließen.',
      },
    ),
  },
  placing: {
    title: 'Setzen',
    steps: says(
      {
        text: 'Am Anfang ist das Brett leer, und Weiß beginnt. Ihr setzt abwechselnd je einen Stein auf einen freien Punkt, bis alle gesetzt sind. Die vier eingekreisten Kreuzungen haben vier Nachbarn, mehr als jeder andere Punkt.',
        task: 'Setz deinen ersten Stein auf eine Kreuzung.',
        hint: 'von dort führen weniger Striche weiter.',
        done: 'Von hier führen vier Striche weiter. Schwarz hat auch schon gesetzt.',
      },
      {
        text: 'Schon beim Setzen kannst du Mühlen schließen. Mit d6 und f6 stehen zwei deiner Steine auf einem Strich.',
        task: 'Schließ die Mühle. Dann tippe den Stein an, den du nimmst.',
        hint: 'damit schließt du keine Mühle. Auf dem Strich von d6 und f6 fehlt noch b6.',
        done: 'Der genommene Stein ist aus dem Spiel und kommt nicht wieder.',
      },
      {
        text: 'Eine Mühle liegt waagerecht oder senkrecht auf einem Strich. a7, b6 und c5 liegen schräg und sind keine.',
        task: 'Schließ eine richtige Mühle.',
        hint: 'so liegen keine drei Steine auf einem Strich. Sieh dir b6 und d6 an.',
        done: 'b6, d6 und f6 liegen auf einem Strich.',
      },
    ),
  },
  moving: {
    title: 'Ziehen',
    steps: says(
      {
        text: 'Sind alle Steine gesetzt, wird gezogen: immer mit einem Stein, entlang eines Strichs, auf den nächsten Punkt, wenn er frei ist.',
        task: 'Zieh einen Stein auf den eingekreisten Punkt d6. Tippe erst den Stein an, dann den Punkt.',
        hint: 'd6 ist noch leer. Welcher deiner Steine steht direkt daneben?',
        done: 'Von d7 nach d6: ein Schritt auf dem Strich.',
      },
      {
        text: 'Über andere Steine hinweg geht es nicht. Dein Stein auf a7 kann sich nicht rühren: Auf d7 stehst du selbst, auf a4 steht Schwarz.',
        task: 'Schließ mit einem anderen Stein eine Mühle.',
        hint: 'so entsteht keine Mühle. Neben a7 und d7 fehlt nur noch g7.',
        done: 'Auch beim Ziehen nimmt jede Mühle einen Stein.',
      },
    ),
  },
  mills: {
    title: 'Mühlen',
    steps: says(
      {
        text: 'Wer eine Mühle schließt, muss einen Stein nehmen. Welchen, suchst du dir aus.',
        task: 'Schließ eine Mühle und nimm einen Stein.',
        hint: 'so schließt du keine Mühle.',
        done: 'Auf deiner Seite steht jetzt eine Mühle, und Schwarz fehlt ein Stein.',
      },
      {
        text: 'Eine Mühle, die nur dasteht, nimmt nichts. Aber du darfst sie öffnen und wieder schließen.',
        task: 'Öffne deine Mühle: Zieh von g7 nach g4.',
        hint: 'hier geht es um den Stein auf g7. Er soll nach g4.',
        done: 'Die Mühle ist offen, und Schwarz kommt nicht nach g7.',
      },
      {
        text: 'Schwarz hat gezogen. Dein Weg zurück ist frei.',
        task: 'Schließ die Mühle wieder und nimm noch einen Stein.',
        hint: 'die Mühle bleibt offen.',
        done: 'Jedes Schließen zählt, auch bei derselben Mühle.',
      },
    ),
  },
  protected: {
    title: 'Geschützte Steine',
    steps: says(
      {
        text: 'Steine in einer Mühle sind geschützt: a1, d1 und g1 darfst du nicht nehmen. Probier es ruhig, du erfährst dann, warum es nicht geht.',
        task: 'Schließ deine Mühle und nimm einen Stein, der frei steht.',
        hint: 'so schließt du keine Mühle.',
        done: 'Nur f4 und b6 waren zu haben. Die Mühle von Schwarz steht noch.',
      },
      {
        text: 'Hier stehen alle Steine von Schwarz in Mühlen. Dann darfst du doch einen davon nehmen.',
        task: 'Schließ deine Mühle und nimm einen Stein.',
        hint: 'so schließt du keine Mühle.',
        done: 'So ist es in den meisten Regeln. Nur unter „Strikt“ wird in diesem Fall nichts genommen.',
      },
    ),
  },
  'two-mills': {
    title: 'Zwei Mühlen auf einmal',
    steps: says({
      text: 'Beim Setzen kann ein einziger Stein zwei Mühlen auf einmal schließen.',
      task: 'Schließ zwei Mühlen mit einem Stein.',
      hint: 'das sind keine zwei Mühlen. Wo treffen sich deine beiden Reihen?',
      done: 'Zwei Mühlen, und trotzdem nimmst du nur einen Stein. Beim Ziehen und Springen kommt das nie vor.',
    }),
  },
  flying: {
    title: 'Springen',
    steps: says(
      {
        text: 'Wer nur noch drei Steine hat, darf springen: mit einem Stein auf jeden freien Punkt, so weit er auch weg ist.',
        task: 'Spring und schließ eine Mühle.',
        hint: 'so schließt du keine Mühle. Neben a7 und d7 ist g7 frei.',
        done: 'Quer über das Brett, und die Mühle ist zu.',
      },
      {
        text: 'Springen darf nur, wer selbst drei Steine hat. Hier ist das Schwarz; du hast vier und gehst Schritt für Schritt. Zwei Steine von Schwarz stehen auf b6 und f6, der dritte kann dazwischen springen, nach d6.',
        task: 'Verhindere die Mühle.',
        hint: 'd6 bleibt frei, und Schwarz springt hinein. Das verliert.',
        done: 'Gegen drei Steine ist jede Reihe aus zweien eine Drohung. Jeder andere Zug hätte verloren.',
      },
    ),
  },
  blocked: {
    title: 'Eingeschlossen',
    steps: says({
      text: 'Wer am Zug ist und keinen Stein bewegen kann, hat verloren. Schwarz hat vier Steine, alle in den Ecken.',
      task: 'Nimm Schwarz den letzten freien Weg.',
      hint: 'Schwarz kann noch ziehen.',
      done: 'Gewonnen: Schwarz kann nicht mehr ziehen. Wer springen darf, ist dagegen nie eingeschlossen.',
    }),
  },
  draws: {
    title: 'Remis',
    steps: says(
      {
        text: 'Nicht jede Partie hat einen Sieger. Sie endet remis, wenn sich beide einigen: Eine Seite bietet es an, die andere nimmt an oder lehnt ab. Remis ist es auch, wenn dieselbe Stellung zum dritten Mal steht.',
      },
      {
        text: 'Und wenn lange keine Mühle mehr fällt: nach 50 Zügen je Seite, das sind 100 Halbzüge. Hier sind es schon 99.',
        task: 'Schließ rechtzeitig eine Mühle.',
        hint: 'die Partie ist damit remis.',
        done: 'Mit einer Mühle beginnt die Zählung von vorn.',
      },
      {
        text: 'Meist endet die Partie dann von selbst. Unter „Brettspielnetz“ muss jemand das Remis beantragen, und das Programm prüft, ob es stimmt. Welche Regeln gelten, steht in jeder Partie über dem Brett.',
      },
    ),
  },
  zwickmuehle: {
    title: 'Die Zwickmühle',
    steps: says(
      {
        text: 'Eine Zwickmühle sind zwei Mühlen, zwischen denen ein Stein hin und her zieht: Er öffnet die eine und schließt damit die andere. Hier zieht er auf einem der drei Quadrate, zwischen d6 und f6.',
        task: 'Öffne die eine Mühle und schließ damit die andere.',
        hint: 'so schließt du keine Mühle. Der Stein auf d6 gehört zu beiden.',
        done: 'Eine Mühle ist zu, die andere offen und bereit, und Schwarz kommt nicht dazwischen. Nur so gewinnst du hier, welchen Stein du auch nimmst.',
      },
      {
        text: 'Der Stein steht auf f6, d6 ist frei.',
        task: 'Zieh zurück und nimm den nächsten Stein.',
        hint: 'so schließt du keine Mühle.',
        done: 'So geht es weiter: ein Zug, ein Stein.',
      },
      {
        text: 'Die zweite Art: Der Stein zieht auf einem Querstrich, hier zwischen d1 und d2. Die beiden Mühlen liegen nebeneinander.',
        task: 'Schließ die zweite Mühle.',
        hint: 'so schließt du keine Mühle. Auf d2 fehlt ein Stein.',
        done: 'Wieder ist eine Mühle zu und die andere offen. Auch hier gewinnt nichts anderes.',
      },
      {
        text: 'Und zurück nach d1.',
        task: 'Nimm noch einen Stein.',
        hint: 'so schließt du keine Mühle.',
        done: 'Fünf Steine genügen für eine Zwickmühle. Halte schon beim Setzen nach ihr Ausschau.',
      },
    ),
  },
  'zwickmuehle-stop': {
    title: 'Eine Zwickmühle aufhalten',
    steps: says(
      {
        text: 'Jetzt hat Schwarz eine Zwickmühle: Der Stein auf c5 will nach c4 und wieder zurück.',
        task: 'Stell dich ihm in den Weg.',
        hint: 'Schwarz zieht nach c4 und hat jeden Zug eine Mühle. Das verliert.',
        done: 'c4 ist besetzt, und aus der Zwickmühle ist eine gewöhnliche Mühle geworden. Nur dieser Zug hält hier remis.',
      },
      {
        text: 'Oder du nimmst ihr einen Stein. a7, d7 und g7 sind geschützt, solange die Mühle steht.',
        task: 'Schließ deine Mühle und nimm den Stein, auf den es ankommt.',
        hint: 'Schwarz kann auf d6 immer noch eine Mühle schließen.',
        done: 'Ohne b6 oder f6 hat der Stein auf d7 nur noch eine Mühle.',
      },
    ),
  },
  fork: {
    title: 'Die Gabel',
    steps: says(
      {
        text: 'Wer an zwei Stellen zugleich eine Mühle droht, hat eine Gabel: Mit einem Stein lässt sich nur eine davon verhindern.',
        task: 'Setz einen Stein, mit dem du an zwei Stellen eine Mühle drohst.',
        hint: 'so drohst du nicht an zwei Stellen.',
        done: 'Schwarz hat geantwortet. Beide Lücken kann ein Stein nicht stopfen.',
      },
      {
        text: 'Eine Lücke ist noch da.',
        task: 'Schließ die Mühle und nimm einen Stein.',
        hint: 'so schließt du keine Mühle.',
        done: 'Aus der Gabel ist ein Stein geworden.',
      },
      {
        text: 'Hier plant Schwarz eine Gabel: Die Striche von c5 und d3 treffen sich auf c3. Mit einem Stein dort droht Schwarz auf c4 und auf e3.',
        task: 'Nimm Schwarz den Punkt, auf den es ankommt.',
        hint: 'c3 bleibt frei, und dort treffen sich beide Striche. Das verliert hier.',
        done: 'Nur mit c3 hältst du das Remis. Auf c4 oder e3 störst du nur einen der Striche, und das verliert.',
      },
    ),
  },
  prevent: {
    title: 'Mühlen verhindern',
    steps: says(
      {
        text: 'Beim Setzen ist es einfach: Wo zwei Steine von Schwarz auf einem Strich stehen, kommt deiner in die Lücke.',
        task: 'Verhindere die Mühle von Schwarz.',
        hint: 'Schwarz setzt auf e5 und hat eine Mühle.',
        done: 'Die Lücke auf e5 ist zu.',
      },
      {
        text: 'Beim Ziehen musst du rechtzeitig daneben stehen. Schwarz will von g4 nach f4.',
        task: 'Stell dich in die Lücke.',
        hint: 'Schwarz zieht nach f4 und hat eine Mühle. Das verliert hier.',
        done: 'Von e4 aus warst du schnell genug. Jeder andere Zug hätte verloren.',
      },
      {
        text: 'Wer springt, ist überall schnell genug. Du hast drei Steine, und Schwarz will von f4 nach f6.',
        task: 'Spring dazwischen.',
        hint: 'Schwarz zieht nach f6, nimmt dir einen Stein, und du hast verloren.',
        done: 'Jeder andere Sprung hätte hier sofort verloren.',
      },
    ),
  },
  'central-mill': {
    title: 'Die Zentrumsmühle',
    steps: says(
      {
        text: 'Ein bekannter Plan für Weiß: zwei benachbarte Kreuzungen besetzen und dann die Ecke dazwischen.',
        task: 'Setz den dritten Stein so, dass du an zwei Stellen eine Mühle drohst.',
        hint: 'so drohst du nicht an zwei Stellen.',
        done: 'Du drohst auf b6 und auf f2, und hier gewinnt das.',
      },
      {
        text: 'Die Antwort darauf: selbst auf die Kreuzungen gehen. Du hast jetzt Schwarz, und Weiß steht auf d6.',
        task: 'Setz auf eine Kreuzung.',
        hint: 'das ist keine Kreuzung.',
        done: 'So bleibt das Spiel im Gleichgewicht.',
      },
      {
        text: 'Stehen die ersten beiden Steine von Schwarz abseits der Kreuzungen, gewinnt Weiß in 200 von 342 Fällen schon vor dem dritten Stein. Steht wenigstens einer auf einer Kreuzung, verliert Schwarz gegen diesen Plan in keinem von 78 Fällen. Unter Spielern, die Fehler machen, wird mit dem Plan etwa so oft jemand Sieger wie ohne: in 63,4\u00a0% der Partien gegen 63,6\u00a0%.',
      },
    ),
  },
  mobility: {
    title: 'Kreuzungen und Wege',
    steps: says(
      {
        text: 'Die Kreuzungen d6, b4, f4 und d2 haben vier Nachbarn, Ecken nur zwei. Sind acht Steine gesetzt, holt die Seite am Zug mit einer Kreuzung mehr im Schnitt 80,9\u00a0% der Punkte, mit gleich vielen 73,9\u00a0%, mit einer weniger 64,4\u00a0%. Bei Ecken ist es umgekehrt: Mit einer mehr sind es nur 65,2\u00a0%.',
      },
      {
        text: 'Drei Kreuzungen sind schon besetzt: d6 von dir, b4 und f4 von Schwarz.',
        task: 'Nimm die letzte.',
        hint: 'das ist keine Kreuzung.',
        done: 'Das gilt im Schnitt und nicht in jeder Stellung. Wenn gezogen wird, ist ein Stein etwa so viel wert wie vier Züge mehr zur Auswahl.',
      },
    ),
  },
  'early-mills': {
    title: 'Nicht jede frühe Mühle ist gut',
    steps: says(
      {
        text: 'Du könntest auf d2 eine Mühle schließen, und Schwarz droht eine auf b6. Es gibt aber etwas Besseres.',
        task: 'Verhindere die Mühle von Schwarz und drohe zugleich an zwei Stellen.',
        hint: 'das ist nicht beides zugleich.',
        done: 'Mit b6 gewinnt Weiß; nach der Mühle auf d2 ist es nur remis, welchen Stein du auch nimmst.',
      },
      {
        text: 'Meist ist eine Mühle trotzdem kein Fehler: Vor dem zehnten Stein ist sie in 9,3\u00a0% der Fälle besser und in 5,1\u00a0% schlechter als der beste Zug ohne Mühle. Sonst macht es im Ergebnis keinen Unterschied.',
      },
    ),
  },
  'which-stone': {
    title: 'Welchen Stein nehmen?',
    steps: says(
      {
        text: 'Du kannst auf d1 eine Mühle schließen. Schwarz droht selbst eine auf b6.',
        task: 'Schließ deine Mühle und nimm einen Stein, den Schwarz für die Drohung braucht.',
        hint: 'entweder fehlt deine Mühle, oder Schwarz schließt danach eine auf b6.',
        done: 'Nimmst du d6 oder f6, gewinnt Weiß; nimmst du g4, ist es nur remis.',
      },
      {
        text: 'Oft steht man vor der Wahl: eine Mühle der anderen Seite verhindern oder einen Stein nehmen, der einer eigenen im Weg steht? Beim Setzen ist in 18,8\u00a0% der Fälle das Verhindern besser und in 8,3\u00a0% das eigene Öffnen. In den übrigen ist das Ergebnis gleich.',
      },
    ),
  },
  'block-later': {
    title: 'Setzen, um später zu sperren',
    steps: says(
      {
        text: 'Schließt beim Setzen niemand eine Mühle, stehen am Ende 18 Steine auf 24 Punkten: Nur die sechs eingekreisten sind frei. Wer seine Steine gut gesetzt hat, lässt der anderen Seite kaum Platz.',
      },
      {
        text: 'Du hast Schwarz und setzt den letzten Stein. Danach muss Weiß ziehen.',
        task: 'Setz ihn so, dass Weiß nicht mehr ziehen kann.',
        hint: 'Weiß kann noch nach b4 ziehen.',
        done: 'Gewonnen, bevor Weiß ein einziges Mal gezogen hat.',
      },
      {
        text: 'Jetzt hast du Weiß. Schwarz hat neun Steine und kann mit ihnen nur noch nach d7.',
        task: 'Sperr Schwarz ganz ein.',
        hint: 'Schwarz kann immer noch nach d7.',
        done: 'Gewonnen, ohne dass ein einziger Stein genommen wurde.',
      },
    ),
  },
  behind: {
    title: 'Aus dem Rückstand gewinnen',
    steps: says(
      {
        text: 'Vier Steine gegen sieben sind meistens verloren. Aber auch wer sieben hat, verliert, wenn er nicht mehr ziehen kann.',
        task: 'Lass Schwarz nur einen einzigen Zug.',
        hint: 'Schwarz hat noch mehr als einen Zug.',
        done: 'Schwarz musste von a4 nach a1 ziehen.',
      },
      {
        text: 'Jetzt fehlt nur noch eines.',
        task: 'Schließ Schwarz ein.',
        hint: 'Schwarz kann noch ziehen.',
        done: 'Gewonnen, mit vier Steinen gegen sieben.',
      },
      {
        text: 'Das ist selten: Mit vier gegen sieben und am Zug gewinnt man nur in 18 von 51.516.528 Stellungen. Mit drei gegen sieben lässt sich gar nichts erzwingen, aber wer am Zug ist, hält in 52,7\u00a0% der Stellungen das Remis. Und die andere Seite kann sich irren.',
      },
    ),
  },
  errors: {
    title: 'Zum Fehler verleiten',
    steps: says(
      {
        text: 'Machen beide keinen Fehler, endet jede Partie remis. Jeder erste Zug hält das Gleichgewicht, und jede Antwort darauf auch. Gewinnen kannst du also nur, wenn die andere Seite einen Fehler macht, und Gelegenheit dazu gibt es: In 75,5\u00a0% der ausgeglichenen Stellungen beim Ziehen gibt es einen Zug, der verliert.',
      },
      {
        text: 'Der früheste Fehler ist schon mit dem zweiten weißen Stein möglich. Nach d7 und a7 verliert g7.',
        task: 'Setz deinen zweiten Stein besser.',
        hint: 'das ist der Fehler: Jetzt kann Schwarz gewinnen.',
        done: 'Damit ist die Partie weiter im Gleichgewicht.',
      },
      {
        text: 'Unter Spielern, die Fehler machen, fallen 2,94 davon in einer Partie, und 67,7\u00a0% der Fehler, die verlieren, gibt die andere Seite wieder zurück. Stell also Aufgaben, bei denen man leicht danebengreift, und gib nicht zu früh auf.',
      },
    ),
  },
};
