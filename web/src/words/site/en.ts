// The words of what a host has decided for the server, in English.
import type { SiteWords } from './de';

export const site: SiteWords = {
  about: 'About this server',
  imprint: 'Imprint',
  privacy: 'Privacy',
  noText: 'The host of this server has written nothing about it.',
  asking: 'Asking the server …',

  accountsOnly: 'On this server one plays with an account. You can watch without one.',
  toAccount: 'Sign in',

  invitations: 'Invitations',
  invitationsHint: 'With an invitation somebody can make an account. It works once and for 14 days.',
  invite: 'Make an invitation',
  link: 'Invitation link',
  linkHint: 'Give it to one person only. It is shown just this once.',
  noInvitations: 'No invitation is open just now.',
  invitedBy: (name, day) => (name ? `By ${name}, ${day}` : `By who runs the server, ${day}`),
  until: (day) => `Good until ${day}`,
  withdraw: 'Withdraw',
  withdrawOf: (day) => `Withdraw the invitation that is good until ${day}`,
  withdrawn: 'The invitation is withdrawn.',

  newPassword: 'New password',
  passwordLink: (name) => `Link to a new password for ${name}`,
  passwordLinkHint: (name) =>
    `With it ${name} chooses a new password. Give it to nobody else: it works once, for 24 hours, and is shown only now.`,
  notYourPassword: 'The password of other hosts is theirs alone.',

  face: 'Face of this server',
  faceHint: 'Name, mark and sentence of this club stand on every page then.',
  faceOf: 'Club',
  noFace: 'None: Mühle, as everywhere',
  saveFace: 'Apply',
  faceIs: (club) => (club ? `This server shows ${club} now.` : 'This server shows no club any more.'),

  problems: {
    too_many: '500 invitations are open already. Withdraw some of them first.',
    not_found: 'This invitation has been used or is not open any more.',
    no_session: 'You are not signed in any more. Sign in again.',
    not_allowed: 'Only hosts make invitations.',
  },
};
