import { describe, expect, it } from 'vitest';
import type { Facts, Kind, Player, Situation } from './situation';
import type { AllWords as Messages } from '../words';
import type { Who } from '../words/first/de';
import { de, en, fr, hu, it as italian, nl } from '../words/whole';
import { levelOf, playerName, whoPlays } from './names';
import { computerName } from '../words/names';

const player = (about: Partial<Player>): Player => ({
  name: null,
  you: false,
  here: true,
  free: false,
  halfPoints: 0,
  gives: null,
  ...about,
});

type Session = Pick<Situation, 'kind' | 'facts'>;
function sessionWith(kind: Kind, white: Player, own: 'white' | 'black' | null): Session {
  const facts = { players: { white, black: player({ you: true }) }, own: own ? [own] : [] };
  return { kind, facts: facts as unknown as Facts };
}

describe('a player without a name', () => {
  it('is a guest, or had an account', () => {
    expect(playerName(de, player({}))).toBe('Gast');
    const deleted = [de, en, fr, hu, nl, italian].map((t) => playerName(t, player({ deleted: true })));
    expect(deleted).toEqual([
      'gelöschtes Konto',
      'deleted account',
      'compte supprimé',
      'törölt fiók',
      'verwijderd account',
      'account eliminato',
    ]);
  });
});

describe('who is meant in a sentence', () => {
  const lot = (session: Session): string[] => [de, en].map((t) => t.lotGave(whoPlays(t, session, 'white'), 'white'));

  it('is you', () => {
    expect(lot(sessionWith('computer', player({ you: true }), 'white'))).toEqual([
      'Ausgelost: Du hast Weiß.',
      'By lot: you have White.',
    ]);
    expect(lot(sessionWith('table', player({ you: true, name: 'Anna' }), 'white'))[0]).toBe('Ausgelost: Du hast Weiß.');
  });
  it('is the computer', () => {
    expect(lot(sessionWith('computer', player({ name: { computer: 3 } }), 'black'))[0]).toBe(
      'Ausgelost: Der Computer hat Weiß.',
    );
  });
  it('is the other side, named or not, there or still to come', () => {
    expect(lot(sessionWith('table', player({ name: 'Ben' }), 'black'))[1]).toBe('By lot: Ben has White.');
    for (const nameless of [player({}), player({ free: true })]) {
      expect(lot(sessionWith('table', nameless, 'black'))).toEqual([
        'Ausgelost: Dein Gegenüber hat Weiß.',
        'By lot: your opponent has White.',
      ]);
    }
  });
  it('is the colour for those who watch, and where two share a board', () => {
    for (const session of [
      sessionWith('table', player({}), null),
      sessionWith('two', player({ name: { player: 1 } }), 'white'),
    ]) {
      expect(en.offers(whoPlays(en, session, 'white'), '')).toBe('White offers a draw.');
    }
  });
});

describe('the computer', () => {
  it('has the name of its level', () => {
    expect(computerName(de, 3)).toBe('Computer · Gelegenheitsspieler (3)');
    expect(computerName(de, 11)).toBe('Computer · Volle Stärke');
    expect(levelOf(en, player({ name: { computer: 1 } }))).toMatch(/^[A-Z].* \(1\)$/);
    expect(levelOf(en, player({ name: 'Ben' }))).toBe('');
  });
});

// As who has lost, and as who has won; of the other side only the name.
type Ending = (winner: Who, loser: Who) => string;
const ending = (of: (t: Messages) => Ending) => (t: Messages, who: Who) =>
  `${of(t)({ name: 'X' }, who)} ${of(t)(who, { name: 'X' }).split(':')[0]}.`;

// All texts in which somebody appears, with whatever else goes into them.
const sentences: Partial<Record<keyof Messages, (t: Messages, who: Who) => string>> = {
  waitingFor: (t, who) => t.waitingFor('black', who),
  offers: (t, who) => t.offers(who, 'Remis?'),
  declined: (t, who) => t.declined(who, ''),
  claimed: (t, who) => t.claimed(who, 'Dreimal!'),
  withdrew: (t, who) => t.withdrew(who),
  lotGave: (t, who) => t.lotGave(who, 'white'),
  hasWon: (t, who) => t.hasWon(who),
  asksNext: (t, who) => t.asksNext(who),
  asksUndo: (t, who) => t.asksUndo(who, 2),
  millClosed: (t, who) => `${t.millClosed(who, 1, 'b2')} ${t.millClosed(who, 2, null)}`,
  winsTooFew: ending((t) => t.winsTooFew),
  winsBlocked: ending((t) => t.winsBlocked),
  winsResigned: ending((t) => t.winsResigned),
  winsTime: ending((t) => t.winsTime),
  winsJudged: ending((t) => t.winsJudged),
  winsRecorded: ending((t) => t.winsRecorded),
  // What follows the colon is about the other side.
  winsAbsent: ending((t) => (winner, loser) => t.winsAbsent(winner, loser).split(/\s*:/)[0] ?? ''),
  backAgain: (t, who) => t.backAgain(who),
  awayDays: (t, who) => `${t.awayDays(who, 1)} ${t.awayDays(who, 4)}`,
  undoDeclined: (t, who) => t.undoDeclined(who),
  nextDeclined: (t, who) => t.nextDeclined(who),
  awaySince: (t, who) => `${t.awaySince(who, 0)} ${t.awaySince(who, 3)}`,
};

describe('every sentence with every kind of name', () => {
  const players: [string, Session][] = [
    ['you', sessionWith('table', player({ you: true, name: 'Anna' }), 'white')],
    ['you without a name', sessionWith('computer', player({ you: true }), 'white')],
    ['a guest', sessionWith('table', player({}), 'black')],
    ['a name', sessionWith('table', player({ name: 'Ben' }), 'black')],
    ['a name that ends in s', sessionWith('table', player({ name: 'Jens' }), 'black')],
    ['a name with a verb in it', sessionWith('table', player({ name: 'Wer hat Weiß' }), 'black')],
    ['a free seat', sessionWith('table', player({ free: true }), 'black')],
    ['the computer', sessionWith('computer', player({ name: { computer: 3 } }), 'black')],
    ['a guest, for who watches', sessionWith('table', player({}), null)],
    ['a name, for who watches', sessionWith('table', player({ name: 'Ben' }), null)],
    ['one of two at a board', sessionWith('two', player({ name: { player: 1 } }), 'white')],
    ['one of two with names', sessionWith('two', player({ name: 'Carla' }), 'white')],
  ];

  it('is made here', () => {
    const named = Object.entries(de).filter(
      ([, text]) => typeof text === 'function' && /\b(who|winner|loser)\b/.test(String(text)),
    );
    expect(Object.keys(sentences).sort()).toEqual(named.map(([key]) => key).sort());
  });

  it.each(players)('agrees: %s', (_, session) => {
    for (const t of [de, en]) {
      const who = whoPlays(t, session, 'white');
      const name = typeof who === 'object' ? who.name : '';
      for (const [key, make] of Object.entries(sentences)) {
        const said = make(t, who).replaceAll(name || '\0', 'N');
        expect(said, key).not.toMatch(/undefined|null|object|  /);
        expect(said, key).not.toMatch(/free|frei|Gast|Guest/); // a seat does nothing
        if (who === 'you') {
          expect(said, key).toMatch(/\b([Dd]u|dich|[Yy]ou)\b/);
          expect(said, key).not.toMatch(
            /\b(hat|ist|kann|nimmt|bietet|lehnt|zieht|möchte|has|is|takes|offers|declines|withdraws)\b/,
          );
        } else {
          expect(said, key).not.toMatch(/\b(Du|dich|[Yy]ou)\b/);
          expect(said, key).not.toMatch(
            /(?<!draw )\b(hast|bist|kannst|nimmst|bietest|lehnst|ziehst|möchtest|have|are|offer|decline|withdraw)\b/,
          );
        }
      }
    }
  });

  it.each(players)('agrees in other languages: %s', (_, session) => {
    type Other = 'fr' | 'hu' | 'it' | 'nl';
    const second: Record<Other, RegExp> = {
      fr: /(?<!\p{L})([Tt]u|t’attend)(?!\p{L})/u,
      hu: /(?<!\p{L})(a te|[Vv]esztettél|[Nn]yertél|\p{L}+(asz|tél|nél|ál|od)|vagy)(?!\p{L})/u,
      it: /(?<!\p{L})([Hh]ai|[Oo]ffri|[Rr]ifiuti|[Rr]itiri|[Vv]uoi|puoi|[Ss]ei|te)(?!\p{L})/u,
      nl: /(?<!\p{L})([Jj]e|[Jj]ij|jou)(?!\p{L})/u,
    };
    const third: Record<Other, RegExp> = {
      fr: /(?<!\p{L})(a|est|peut|prend|propose|refuse|retire|voudrait|gagne)(?!\p{L})/u,
      hu: /(?<!\p{L})(ajánl|elutasítja|visszavonja|szeretne|zárt|leveszi|nincs|feladta|nyert)(?!\p{L})/u,
      it: /(?<!\p{L})(ha|offre|rifiuta|ritira|vuole|può|è|prende|vince)(?!\p{L})/u,
      nl: /(?<!\p{L})(heeft|is|kan|neemt|wil|wint)(?!\p{L})/u,
    };
    for (const [language, t] of Object.entries({ fr, hu, it: italian, nl }) as [Other, typeof fr][]) {
      const who = whoPlays(t, session, 'white');
      const name = typeof who === 'object' ? who.name : '';
      for (const [key, make] of Object.entries(sentences)) {
        const said = make(t, who).replaceAll(name || '\0', 'N');
        expect(said, key).not.toMatch(/\b(undefined|null|object|the|your?|draw|has|have)\b|\s\s|^\s/i);
        expect(said.slice(0, 1), key).toBe(said.slice(0, 1).toUpperCase());
        expect(/[.!?”»]$/.test(said), key).toBe(/[.!?”]$/.test(make(en, who)));
        expect(second[language].test(said), `${key}: ${said}`).toBe(who === 'you');
        if (who === 'you') expect(said, key).not.toMatch(third[language]);
      }
    }
  });
});
