// The words of mails that say whose move it is, and of the calendar of deadlines, in Dutch.
import type { TurnsWords } from './de';

export const turns: TurnsWords = {
  mail: 'Mail als je aan zet bent',
  mailHint:
    'In partijen met dagen, naar je bevestigde adres. Per beurt hooguit één, en geen zolang je de partij open hebt.',
  never: 'Geen',
  at_once: 'Meteen, ongeveer een minuut later',
  daily: 'Eén keer per dag',
  zone: (zone) => `Tijdstip in ${zone}`,
  saved: 'Opgeslagen.',
  refused: 'Je mailbox heeft deze mails geweigerd, daarom komen er geen meer. Controleer het adres en kies opnieuw.',
  noAddress: 'Bevestig eerst een e-mailadres.',
  calendar: 'Agenda',
  calendarHint:
    'Een geheime link waarmee je agenda laat zien tot wanneer je moet zetten in partijen met dagen. Wie hem heeft, ziet dat ook.',
  make: 'Link maken',
  another: 'Andere link maken',
  made: (date) => `Er is een link, gemaakt op ${date}. Een andere vervangt hem.`,
  link: 'Link voor je agenda',
  once: 'Kopieer hem nu, hij wordt maar één keer getoond. In je agenda abonneer je je erop.',
  remove: 'Link intrekken',
  removed: 'De link opent niets meer.',
};
