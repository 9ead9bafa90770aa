// Clubs in words.
import type { Row } from '../server/clubs';
import type { ClubsWords } from '../words/clubs/de';

// „12 Mitglieder · auf Anfrage“; who has to do with it reads that instead of how one comes in.
export const sayRow = (w: ClubsWords, { members, joining, you }: Pick<Row, 'members' | 'joining' | 'you'>): string =>
  [w.members(members), you ? w.you[you] : w.joinings[joining]].join(' · ');
