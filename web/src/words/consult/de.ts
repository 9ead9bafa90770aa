// The words of several who share a seat.

export const consult = {
  title: 'Beraten',
  short: 'Team', // where there is little room
  unread: (n: number) => (n === 1 ? 'Beraten, 1 ungelesene Nachricht' : `Beraten, ${n} ungelesene Nachrichten`),
  hint: 'Lass andere mit auf deinen Platz: Sie sehen das Brett wie du, beraten sich mit dir und dürfen ziehen.',
  begin: 'Zusammen spielen …',
  people: 'Zusammen am Zug',
  holder: 'hat den Platz',
  nameless: 'Ohne Namen',
  sendAway: (who: string) => `${who} wegschicken`,
  openTitle: 'Wer noch mitspielen soll',
  opened: 'Wer diesen Link hat, spielt auf deinem Platz mit. Er wird nur jetzt gezeigt.',
  isOpen: 'Dein Platz steht offen: Wer den Link hat, kann kommen.',
  isClosed: 'Dein Platz ist zu: Niemand kommt dazu.',
  open: 'Link machen',
  again: 'Neuer Link',
  close: 'Platz schließen',
  shared: 'Spiel mit mir auf meinem Platz:',
  messages: 'Nachrichten',
  nothingYet: 'Noch hat niemand etwas gesagt. Das hier liest nur, wer auf diesem Platz mitspielt.',
  yourMessage: 'Nachricht an deine Seite',
  send: 'Senden',
  notSent: 'Die Nachricht ist nicht angekommen. Versuch es noch einmal.',
  tooLong: 'Das ist zu lang: 300 Zeichen passen in eine Nachricht.',
  removed: '(entfernt)',
  said: (who: string, text: string) => `${who} rät: ${text}`,
  moves: 'Wer gezogen hat',
  leave: 'Nicht mehr mitspielen',
  onlyMoves: 'Du darfst ziehen. Remis bieten, aufgeben und alles andere macht, wer den Platz hat: Schlag es hier vor.',
  joinTitle: 'Auf einem Platz mitspielen?',
  joinHint: (host: string) =>
    `${host} lädt dich ein, zusammen zu spielen: Ihr seht dasselbe Brett, beratet euch unter euch, und jeder von euch darf ziehen. Auf der anderen Seite kannst du dann nicht mehr sitzen.`,
  somebody: 'Jemand',
  join: 'Mitspielen',
  watch: 'Nur zuschauen',
  badLink: 'Dieser Link öffnet keinen Platz mehr. Lass dir einen neuen geben.',
  otherSide: 'Du gehörst schon zur anderen Seite, oder hast sie gehört.',
};

export type ConsultWords = typeof consult;
