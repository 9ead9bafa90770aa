// The words of what waits for a player: the line over the page, and whether he is told elsewhere.
export const notices = {
  title: 'Es wartet etwas',
  says: {
    challenge: (name: string) => `${name} fordert dich heraus.`,
    turn: (name: string) => (name ? `Gegen ${name} bist du am Zug.` : 'In einer anderen Partie bist du am Zug.'),
    began: (name: string) => (name ? `Deine Partie gegen ${name} hat begonnen.` : 'Deine Partie hat begonnen.'),
    sat: (name: string) => `${name || 'Dein Gegenüber'} ist da.`,
    undo: (name: string) => `${name || 'Dein Gegenüber'} möchte einen Zug zurücknehmen.`,
    offer: (name: string) => `${name || 'Dein Gegenüber'} bietet Remis an.`,
    next: (name: string) => `${name || 'Dein Gegenüber'} möchte noch eine Partie.`,
    entered: (name: string) => `${name || 'Jemand'} hat dich in einem Turnier eingetragen.`,
    joining: (name: string) => `${name || 'Jemand'} bittet dich, den Eintrag im Turnier mit dem Konto zu verbinden.`,
    match: (name: string) => `${name || 'Ein Verein'} fordert deinen Verein zu einem Mannschaftskampf heraus.`,
    agreed: (name: string) => `${name || 'Der andere Verein'} nimmt den Mannschaftskampf an.`,
    declined: (name: string) => `${name || 'Der andere Verein'} spielt den Mannschaftskampf nicht mit.`,
    letter: () => 'Die Spielleitung hat dir etwas geschrieben.',
  },
  called: (n: number) => (n === 1 ? 'Jemand ruft die Spielleitung.' : `${n}-mal wird die Spielleitung gerufen.`),
  more: (n: number) => `(und ${n} ${n === 1 ? 'weiteres' : 'weitere'})`,
  toGame: 'Zur Partie',
  toChallenge: 'Ansehen',
  toTournament: 'Zum Turnier',

  setting: 'Melde dich auch, wenn ich woanders hinsehe',
  settingHint:
    'Wenn du am Zug bist, wenn dich jemand herausfordert oder noch eine Partie möchte, oder wenn deine Partie beginnt.',
  states: {
    asking: 'Der Browser fragt, ob die Seite sich melden darf.',
    unsupported:
      'Dieser Browser kann das hier nicht. Über eine sichere Adresse (https) und außerhalb privater Fenster geht es meist.',
    blocked: 'Der Browser lässt es nicht zu. Erlaube Benachrichtigungen für diese Seite in seinen Einstellungen.',
    open: 'Solange die Seite irgendwo offen ist. Ist sie zu, geht es hier nicht.',
    on: 'Auch wenn die Seite zu ist. Der Dienst des Browsers erfährt dabei nur, dass es etwas gibt.',
  },
};

export type NoticesWords = typeof notices;
