import type { ReportsWords } from './de';

export const reports: ReportsWords = {
  report: 'Melden',
  title: (name) => `Melden: ${name}`,
  hint: 'De scheidsrechters lezen wat hier nu staat, en wat jij erover schrijft. Wie het schreef, hoort niet wie het heeft gemeld.',
  reason: 'Waarom?',
  reasons: {
    insult: 'Belediging of haat',
    advert: 'Reclame',
    secret: 'Privégegevens van anderen',
    name: 'De naam',
    other: 'Iets anders',
  },
  words: 'Waar gaat het om?',
  wordsMissing: 'Schrijf in één zin waar het om gaat.',
  send: 'Melden',
  sent: 'Bedankt. Een scheidsrechter kijkt ernaar, en je krijgt bericht.',

  // For referees.
  queue: 'Gemeld',
  kinds: { player: 'Profiel', club: 'Club', tournament: 'Toernooi' },
  reportedBy: (by, at) => `Gemeld door ${by}, ${at}`,
  nothingSaid: 'Geen tekst, alleen de naam.',
  changed: 'Dit staat er niet meer.',
  own: 'Dit is van jou, of je hebt het gemeld: hier beslist iemand anders.',
  decide: 'Beslissen',
  decision: 'Beslissing',
  decisions: { nothing: 'Niets doen', remove: 'Tekst weghalen', warn: 'Waarschuwen' },
  answer: 'Reden',
  hintNothing: 'Die staat in het logboek van de scheidsrechters.',
  hintOthers: 'Wie het schreef, leest die. Die staat ook in het logboek van de scheidsrechters.',
  answerMissing: 'Geef een reden.',
  decided: 'Dat is beslist.',

  // To players.
  letters: 'Van de scheidsrechters',
  says: {
    looked_at: (about) => `Een scheidsrechter heeft bekeken wat je hebt gemeld (${about}).`,
    removed: (about) => `Een scheidsrechter heeft een tekst van je weggehaald (${about}):`,
    warned: (about) => `Een scheidsrechter waarschuwt je (${about}):`,
  },
  understood: 'Begrepen',

  // What referees know of a player.
  toDesk: 'Notities en beslissingen',
  deskOf: (name) => `Scheidsrechters: ${name}`,
  asking: 'De server wordt gevraagd …',
  toPlayer: 'Naar de pagina van de speler',
  notes: 'Notities',
  notesHint:
    'Alleen scheidsrechters en gastheren lezen ze, met jouw naam. In de eigen gegevens van de speler staat wanneer er iets is genoteerd, niet wat.',
  noNotes: 'Nog geen.',
  newNote: 'Nieuwe notitie',
  keepNote: 'Noteren',
  noteMissing: 'Schrijf iets.',
  removeNote: 'Weghalen',
  by: (name, at) => `${name || 'Scheidsrechter'}, ${at}`,
  deeds: 'Wat er is beslist',
  none: 'Nog niets.',
  reports: 'Wat er is gemeld',
  waits: 'Wacht op een beslissing',

  problems: {
    too_many: 'Hiervan wacht al genoeg. Wacht tot een scheidsrechter ernaar heeft gekeken.',
    no_referee: 'Op deze server is er niemand die hierover kan beslissen.',
    yourself: 'Dat ben je zelf.',
    not_found: 'Dit is er niet meer.',
    not_allowed: 'Dat mogen alleen anderen.',
    old_version: 'Deze tekst staat er niet meer.',
    text_too_long: 'Dit is te lang.',
    no_session: 'Meld je hiervoor aan met een account.',
    guest: 'Hiervoor heb je een account nodig.',
  },
};
