// Clubs for tests.
import type { Person, View } from '../src/server/clubs';

export const person = (player: string, more: Partial<Person> = {}): Person => ({
  ...{ player, bot: false, mark: '', role: 'member', since: 0 },
  ratings: { live: null, correspondence: null },
  ...more,
});

export const club = (more: Partial<View> = {}): View => ({
  ...{ id: 'lindenau2345', name: 'Mühlefreunde', sentence: '', mark: 'ebony-3', members: 2, joining: 'asked' },
  ...{ you: null, may: null, text: '', members_shown: true, founded: 0, version: 1, face: false },
  ...{ people: [], asking: [], news: [], presets: [], tournaments: [], ladder: null },
  ...more,
});
