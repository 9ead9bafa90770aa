// The words of what waits for a player, in Dutch.
import type { NoticesWords } from './de';

export const notices: NoticesWords = {
  title: 'Er wacht iets op je',
  says: {
    challenge: (name) => `${name} daagt je uit.`,
    turn: (name) => (name ? `Je bent aan zet tegen ${name}.` : 'Je bent aan zet in een andere partij.'),
    began: (name) => (name ? `Je partij tegen ${name} is begonnen.` : 'Je partij is begonnen.'),
    sat: (name) => `${name || 'Je tegenstander'} is er.`,
    undo: (name) => `${name || 'Je tegenstander'} wil een zet terugnemen.`,
    offer: (name) => `${name || 'Je tegenstander'} biedt remise aan.`,
    next: (name) => `${name || 'Je tegenstander'} wil nog een partij.`,
    entered: (name) => `${name || 'Iemand'} heeft je voor een toernooi ingeschreven.`,
    joining: (name) => `${name || 'Iemand'} vraagt je om de toernooi-inschrijving met het account te verbinden.`,
    match: (name) => `${name || 'Een club'} daagt je club uit voor een teamwedstrijd.`,
    agreed: (name) => `${name || 'De andere club'} neemt de teamwedstrijd aan.`,
    declined: (name) => `${name || 'De andere club'} speelt de teamwedstrijd niet mee.`,
    letter: () => 'Een scheidsrechter heeft je geschreven.',
  },
  called: (n) => (n === 1 ? 'Iemand roept een scheidsrechter.' : `${n} oproepen wachten op een scheidsrechter.`),
  more: (n) => `(en nog ${n})`,
  toGame: 'Naar de partij',
  toChallenge: 'Bekijken',
  toTournament: 'Naar het toernooi',

  setting: 'Laat het me ook weten als ik ergens anders kijk',
  settingHint: 'Als je aan zet bent, iemand je uitdaagt of nog een partij wil, of je partij begint.',
  states: {
    asking: 'De browser vraagt of de pagina je iets mag melden.',
    unsupported:
      'Deze browser kan dat hier niet. Meestal lukt het op een beveiligd adres (https), buiten privévensters.',
    blocked: 'De browser staat het niet toe. Sta meldingen voor deze pagina toe in zijn instellingen.',
    open: 'Zolang de pagina ergens openstaat. Is ze gesloten, dan kan het hier niet.',
    on: 'Ook als de pagina gesloten is. De dienst van de browser hoort alleen dat er iets is.',
  },
};
