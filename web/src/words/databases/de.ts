// The words of what the databases of a server have, and of solving more.

const joined = (sectors: readonly string[]): string => sectors.join(' und ');

export const databases = {
  asking: 'Der Server sieht nach …',
  intro:
    'In der Datenbank steht, was Stellungen wert sind, wenn beide fehlerfrei spielen. Was darin fehlt, kann dieser Server ausrechnen.',
  caption: 'Was da ist',
  heads: { moving: 'Ziehen', placing: 'Setzen', size: 'Größe' },
  sectors: 'In Sektoren: Stellungen mit gleich vielen Steinen.',
  known: (some: number, all: number) => (some === all ? 'vollständig' : `${some} von ${all}`),
  distances: (some: number, all: number) =>
    some === all ? 'mit Zugzahlen' : some === 0 ? 'ohne Zugzahlen' : `mit Zugzahlen: ${some}`,
  free: (disk: string) => `Frei auf der Platte: ${disk}.`,

  // A new solve.
  title: 'Mehr ausrechnen',
  rules: 'Regeln',
  goal: 'Was',
  goals: {
    upTo: (stones: number) => `Ziehen bis ${stones} Steine`,
    moving: 'Das ganze Ziehen',
    all: 'Das ganze Spiel, Setzen und Ziehen',
  },
  withDistances: 'Auch, wie viele Züge es dauert',
  threads: 'Prozessoren',
  megabytes: 'Arbeitsspeicher höchstens (MB)',
  machineHint: 'Was leer bleibt: alle Prozessoren, so viel Speicher wie frei ist.',
  takes: (time: string, disk: string, memory: string) =>
    `Das dauert auf zwei Prozessoren ${time} und braucht solange bis zu ${disk} auf der Platte und etwa ${memory} Arbeitsspeicher. Was schon da ist, wird nicht noch einmal gerechnet.`,
  tooLittleDisk: (disk: string) => `Auf der Platte sind nur ${disk} frei. Das reicht vielleicht nicht.`,
  tooLittleMemory: (memory: string) => `Es ist nur ${memory} Arbeitsspeicher frei. Das reicht vielleicht nicht.`,
  aside:
    'Gerechnet wird mit der niedrigsten Priorität, die Partien gehen vor. Wird der Server neu gestartet, hört es auf; starte es dann noch einmal, und es geht da weiter, wo es war.',
  start: 'Ausrechnen',
  building: 'Gerade entsteht die kleine Datenbank, die jeder Server bekommt. Das dauert ein paar Sekunden.',
  obstacles: {
    no_solver: 'Dieser Server kann selbst nichts ausrechnen. Das geht auf seinem Rechner mit „muehle solve“.',
    no_folder:
      'Dieser Server hat keinen Ordner für Datenbanken. Wer ihn betreibt, nennt ihm einen mit „muehle serve --db“.',
  } as Record<string, string>,

  // One that runs, or the last one.
  running: 'Es wird gerechnet.',
  stopping: 'Es hört gleich auf.',
  states: {
    done: 'Fertig ausgerechnet.',
    stopped: 'Angehalten. Was fertig war, bleibt; noch einmal gestartet geht es da weiter.',
    failed: 'Es ging nicht.',
  } as Record<string, string>,
  ordered: (what: string, rules: string, by: string, since: string) =>
    `${what}; ${rules}. Gestartet von ${by}, ${since}.`,
  progress: 'Wie weit es ist',
  step: (number: number, of: number) => `Schritt ${number} von ${of}`,
  now: (ply: number | null, sectors: readonly string[]) =>
    ply === null ? `Ziehen ${joined(sectors)}` : `Setzen ${joined(sectors)} nach ${ply} Steinen`,
  left: (time: string) => `noch ${time}`,
  about: (time: string) => `etwa ${time}`,
  lessThanAMinute: 'weniger als eine Minute',
  stop: 'Anhalten',
  says: 'Das Programm sagt dazu:',

  // What is refused; the rest is said as everywhere.
  problems: {
    solving: 'Es wird schon etwas ausgerechnet. Warte, bis es fertig ist, oder halte es an.',
    no_solver: 'Dieser Server kann nichts ausrechnen.',
    bad_rules: 'Für diese Regeln lässt sich nichts ausrechnen.',
    no_session: 'Du bist nicht mehr angemeldet. Melde dich neu an.',
    not_allowed: 'Das dürfen nur Gastgeber.',
  } as Record<string, string>,
};

export type DatabasesWords = typeof databases;
