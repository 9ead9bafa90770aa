// The words of mails that say whose move it is, and of the calendar of deadlines, in English.
import type { TurnsWords } from './de';

export const turns: TurnsWords = {
  mail: 'Mail when it is your move',
  mailHint:
    'In games by days, to your confirmed address. For each turn there is one at most, and none while you have the game open.',
  never: 'None',
  at_once: 'At once, about a minute later',
  daily: 'Once a day',
  zone: (zone) => `Time of day in ${zone}`,
  saved: 'Saved.',
  refused: 'Your mailbox has refused these mails, so no more are sent. Check the address and choose again.',
  noAddress: 'Confirm a mail address first.',
  calendar: 'Calendar',
  calendarHint:
    'A secret link by which your calendar shows when your moves are due in games by days. Whoever has it sees that, too.',
  make: 'Make a link',
  another: 'Make another link',
  made: (date) => `There is a link, made on ${date}. Another one takes its place.`,
  link: 'Link for your calendar',
  once: 'Copy it now, it is shown only once. In your calendar you subscribe to it.',
  remove: 'Take the link back',
  removed: 'The link opens nothing any more.',
};
