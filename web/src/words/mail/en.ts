// The words of mail addresses and forgotten passwords.
import type { MailWords } from './de';

export const mail: MailWords = {
  title: 'Mail address',
  hint: 'Optional. If you have forgotten your password, a link to a new one is sent there, and if you like, mail when it is your move. Others do not see the address.',
  confirmed: (address) => `Confirmed: ${address}`,
  waiting: (address) => `Not confirmed yet: ${address}. Open the link that was sent there; it is good for 24 hours.`,
  add: 'Give an address',
  other: 'Give another address',
  send: 'Send the link',
  remove: 'Remove the address',
  removed: 'The address is removed.',

  forgotten: 'Forgot your password?',
  forgottenHint:
    'If you have confirmed a mail address in your account, a link to a new password is sent there. Without one, only the host of this server can help.',
  who: 'Name or mail address',
  asked:
    'If there is an account for it with a confirmed address, the link is on its way there. It is good for an hour; no more than three are sent in an hour.',

  resetTitle: 'Set a new password',
  resetFor: (name) => `Set a new password for ${name}`,
  resetHint: 'Afterwards you sign in with the new password, on all devices.',
  passwordHint: 'At least 8 characters.',
  reset: 'Set it',
  resetDone: (name) => `The new password holds, ${name}. Sign in with it.`,

  confirmTitle: 'Confirm the mail address',
  confirmHint: 'Is the address yours that this link was sent to?',
  confirm: 'Yes, confirm it',
  confirmDone: (name) => `The mail address is confirmed, ${name}.`,

  problems: {
    bad_mail: 'This is no mail address. One looks like anna@example.org.',
    no_mail: 'This server sends no mail. Ask who runs it.',
    bad_secret: 'This link opens nothing any more: used, too old, or replaced by a newer one. Have another one sent.',
    bad_request: 'Give the name of the account, or its mail address.',
    too_many: 'That was too often in a short time. Look into your mailbox, the spam too, and try again later.',
    not_allowed: 'You are not signed in any more. Sign in again.',
  },
};
