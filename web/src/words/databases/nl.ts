// The words of what the databases of a server have, in Dutch.
import type { DatabasesWords } from './de';

const joined = (sectors: readonly string[]): string => sectors.join(' en ');

export const databases: DatabasesWords = {
  asking: 'De server kijkt na…',
  intro:
    'De database zegt wat stellingen waard zijn als beiden foutloos spelen. Wat er ontbreekt, kan deze server uitrekenen.',
  caption: 'Wat er is',
  heads: { moving: 'Schuiven', placing: 'Plaatsen', size: 'Grootte' },
  sectors: 'In sectoren: stellingen met evenveel stenen.',
  known: (some, all) => (some === all ? 'volledig' : `${some} van ${all}`),
  distances: (some, all) =>
    some === all ? 'met aantal zetten' : some === 0 ? 'zonder aantal zetten' : `met aantal zetten: ${some}`,
  free: (disk) => `Vrij op de schijf: ${disk}.`,

  title: 'Meer uitrekenen',
  rules: 'Regels',
  goal: 'Wat',
  goals: {
    upTo: (stones) => `Schuiven met hoogstens ${stones} stenen`,
    moving: 'Het hele schuiven',
    all: 'Het hele spel, plaatsen en schuiven',
  },
  withDistances: 'Ook in hoeveel zetten',
  threads: 'Processors',
  megabytes: 'Geheugen, hoogstens (MB)',
  machineHint: 'Wat leeg blijft: alle processors, zoveel geheugen als er vrij is.',
  takes: (time, disk, memory) =>
    `Op twee processors duurt dat ${time}; ondertussen is er tot ${disk} schijfruimte en ongeveer ${memory} geheugen nodig. Wat er al is, wordt niet opnieuw uitgerekend.`,
  tooLittleDisk: (disk) => `Er is maar ${disk} schijfruimte vrij. Dat is misschien te weinig.`,
  tooLittleMemory: (memory) => `Er is maar ${memory} geheugen vrij. Dat is misschien te weinig.`,
  aside:
    'Het gebeurt met de laagste voorrang, partijen gaan voor. Een herstart van de server beëindigt het; begin dan opnieuw, en het gaat verder waar het was.',
  start: 'Uitrekenen',
  building: 'De kleine database die elke server krijgt, wordt net gemaakt. Dat duurt een paar seconden.',
  obstacles: {
    no_solver: 'Deze server kan zelf niets uitrekenen. “muehle solve” doet het op zijn computer.',
    no_folder: 'Deze server heeft geen map voor databases. Wie hem beheert, noemt er een met “muehle serve --db”.',
  },

  running: 'Er wordt gerekend.',
  stopping: 'Het stopt zo.',
  states: {
    done: 'Alles is uitgerekend.',
    stopped: 'Gestopt. Wat klaar was, blijft; opnieuw begonnen gaat het daar verder.',
    failed: 'Het is niet gelukt.',
  },
  ordered: (what, rules, by, since) => `${what}; ${rules}. Begonnen door ${by}, ${since}.`,
  progress: 'Hoe ver het is',
  step: (number, of) => `Stap ${number} van ${of}`,
  now: (ply, sectors) =>
    ply === null ? `schuiven ${joined(sectors)}` : `plaatsen ${joined(sectors)} na ${ply} stenen`,
  left: (time) => `nog ${time}`,
  about: (time) => `ongeveer ${time}`,
  lessThanAMinute: 'minder dan een minuut',
  stop: 'Stoppen',
  says: 'Het programma zegt:',

  problems: {
    solving: 'Er wordt al iets uitgerekend. Wacht tot het klaar is, of stop het.',
    no_solver: 'Deze server kan niets uitrekenen.',
    bad_rules: 'Voor deze regels kan niets worden uitgerekend.',
    no_session: 'Je bent niet meer ingelogd. Log opnieuw in.',
    not_allowed: 'Dat mogen alleen beheerders.',
  },
};
