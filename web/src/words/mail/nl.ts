// The words of mail addresses and forgotten passwords, in Dutch.
import type { MailWords } from './de';

export const mail: MailWords = {
  title: 'E-mailadres',
  hint: 'Niet verplicht. Ben je je wachtwoord vergeten, dan gaat er een link naar een nieuw naartoe, en als je wilt een mail als je aan zet bent. Anderen zien het adres niet.',
  confirmed: (address) => `Bevestigd: ${address}`,
  waiting: (address) => `Nog niet bevestigd: ${address}. Open de link die erheen is gestuurd; hij geldt 24 uur.`,
  add: 'Adres opgeven',
  other: 'Ander adres opgeven',
  send: 'Link sturen',
  remove: 'Adres verwijderen',
  removed: 'Het adres is verwijderd.',

  forgotten: 'Wachtwoord vergeten?',
  forgottenHint:
    'Heb je in je account een e-mailadres bevestigd, dan gaat er een link naar een nieuw wachtwoord naartoe. Zonder adres kan alleen de beheerder van deze server helpen.',
  who: 'Naam of e-mailadres',
  asked:
    'Is er een account voor met een bevestigd adres, dan is de link erheen onderweg. Hij geldt een uur; meer dan drie worden er per uur niet gestuurd.',

  resetTitle: 'Nieuw wachtwoord instellen',
  resetFor: (name) => `Nieuw wachtwoord voor ${name} instellen`,
  resetHint: 'Daarna log je op alle apparaten in met het nieuwe wachtwoord.',
  passwordHint: 'Minstens 8 tekens.',
  reset: 'Instellen',
  resetDone: (name) => `Het nieuwe wachtwoord geldt, ${name}. Log ermee in.`,

  confirmTitle: 'E-mailadres bevestigen',
  confirmHint: 'Is het adres waar deze link heen ging van jou?',
  confirm: 'Ja, bevestigen',
  confirmDone: (name) => `Het e-mailadres is bevestigd, ${name}.`,

  problems: {
    bad_mail: 'Dat is geen e-mailadres. Zo ziet er een uit: anna@example.org.',
    no_mail: 'Deze server verstuurt geen e-mail. Vraag het aan wie hem beheert.',
    bad_secret: 'Deze link opent niets meer: gebruikt, te oud of vervangen door een nieuwere. Laat een nieuwe sturen.',
    bad_request: 'Geef de naam van het account of het e-mailadres ervan op.',
    too_many: 'Dat was te vaak in korte tijd. Kijk in je mailbox, ook bij de spam, en probeer het later nog eens.',
    not_allowed: 'Je bent niet meer ingelogd. Log opnieuw in.',
  },
};
