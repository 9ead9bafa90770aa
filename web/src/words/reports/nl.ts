import type { ReportsWords } from './de';

const counted = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`);

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

  // How often a player held what positions were worth.
  held: 'Overeenstemming met perfect spel',
  heldHint:
    'Stellingen uit partijen met rating tellen waarin sommige zetten de waarde houden en andere niet. Dit is een aanwijzing en geen bewijs: wie sterk is, stellingen kent of makkelijke krijgt, houdt er ook veel. Weinig stellingen zeggen bijna niets, en de marges zijn eerder te klein, omdat stellingen uit één partij samenhangen. Beslis nooit alleen hierop.',
  heldIn: 'Partijen',
  heldPools: { live: 'Met klok', correspondence: 'Per dag' },
  heldPhases: { all: 'Alles samen', placing: 'Plaatsen', moving: 'Schuiven', flying: 'Springen' },
  heldOf: (held, critical) => `${held} van ${critical}`,
  others: 'Anderen',
  othersNear: (from, to) => `Anderen met ${from} tot ${to}`,
  heldGames: (games, others) =>
    `Uit ${counted(games, 'partij', 'partijen')}, vergeleken met ${counted(others, 'partij', 'partijen')}. Tussen haakjes de marge waarin het aandeel in 95 van de 100 gevallen ligt.`,
  heldUnread: (n) => `${counted(n, 'partij wacht', 'partijen wachten')} nog om gelezen te worden.`,
  heldUnknown: (n) =>
    `Van ${counted(n, 'partij', 'partijen')} kent de database niet elke stelling; die tellen niet mee.`,
  noDatabase: 'Deze server heeft geen database van het opgeloste spel: daarover is hier niets te zeggen.',
  nothingHeld: 'Er is nog geen partij waarvan de database alles weet.',

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
