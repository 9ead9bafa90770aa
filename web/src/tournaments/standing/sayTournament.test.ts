import { describe, expect, it } from 'vitest';
import { languageCodes } from '../../browser/languages';
import { inAll } from '../../words/whole';
import type { TimeWords } from '../../words/time/de';
import type { TournamentsWords } from '../../words/tournaments/de';
import type { Row } from '../../server/tournaments';
import { evening, pairing } from '../../../tests/tournament';
import { nameOf, sayNext, sayRound, sayStand, sayTerms, sayWhen, winners, type Said } from './sayTournament';

const words = import.meta.glob<TournamentsWords>('../../words/tournaments/??.ts', {
  eager: true,
  import: 'tournaments',
});
const times = import.meta.glob<TimeWords>('../../words/time/??.ts', { eager: true, import: 'time' });
function saidIn(code: (typeof languageCodes)[number]): Said {
  const w = words[`../../words/tournaments/${code}.ts`];
  const clock = times[`../../words/time/${code}.ts`];
  if (!w || !clock) throw new Error(`no words in ${code}`);
  return { t: inAll[code], w, clock };
}
const said = saidIn('de');
const now = new Date('2026-12-04T18:00').getTime();
const at = (local: string): number => new Date(local).getTime() / 1000;
const row: Row = { ...evening(), starts: at('2026-12-04T19:30') };

describe('a tournament in words', () => {
  it('says how it is played, and names other rules than the usual ones', () => {
    expect(sayTerms(said, row)).toBe('Schweizer System · 5\u202f+\u202f3 · gewertet');
    expect(sayTerms(said, { ...row, rated: false, time: '1/259200', rules: 'strikt' })).toMatch(/ · 3 Tage · Strikt$/);
  });

  it('says when, the nearer the shorter', () => {
    expect(sayWhen('de', at('2026-12-04T19:30'), now)).toBe('heute, 19:30');
    expect(sayWhen('de', at('2026-12-05T19:30'), now)).toBe('morgen, 19:30');
    expect(sayWhen('de', at('2026-12-12T19:30'), now)).toBe('Sa., 12. Dez., 19:30');
    expect(sayWhen('de', at('2027-01-02T19:30'), now)).toMatch(/2027/);
  });

  it('says in a list how it stands', () => {
    expect(sayStand(said, { ...row, state: 'coming' }, now)).toBe('beginnt heute, 19:30 · 4 dabei');
    expect(sayStand(said, { ...row, state: 'coming', starts: null, you: 'organiser' }, now)).toBe(
      'beginnt nach Ansage · 4 dabei · du leitest',
    );
    expect(sayStand(said, { ...row, state: 'paused' }, now)).toBe('Runde 2 von 5 · angehalten · 4 dabei');
  });

  it('says of a round how many boards are left, and of the last one that it is done', () => {
    const rounds = [[pairing(1, 1, 2, ['1-0'])], [pairing(1, 1, 3, [null]), pairing(2, 2, 4, ['½'])]];
    const { w } = said;
    expect(sayRound(w, { pairings: rounds }, 1)).toBe('Runde 1');
    expect(sayRound(w, { pairings: rounds }, 2)).toBe('Runde 2: noch ein Brett läuft');
    expect(sayRound(w, { pairings: rounds.slice(0, 1) }, 1)).toBe('Runde 1: alle Bretter fertig');
  });

  it('says what comes next', () => {
    const open = [[pairing(1, 1, 2, [null]), pairing(2, 3, 4, [null])]];
    const done = [[pairing(1, 1, 2, ['1-0'])]];
    const next = { what: 'round', round: 2, at: at('2026-12-04T20:15') } as const;
    expect(sayNext(said, evening({ pairings: done, next }), now)?.title).toBe('Runde 2: heute, 20:15');
    expect(sayNext(said, evening({ pairings: open }), now)?.hint).toBe('Paarungen, sobald 2 Bretter fertig sind');
    expect(sayNext(said, evening({ pairings: done }), now)?.hint).toBe('Paarungen, sobald die Leitung auslost');
    expect(sayNext(said, evening({ rounds: 1, pairings: open }), now)?.title).toBe('Das ist die letzte Runde');
    expect(sayNext(said, evening({ state: 'paused' }), now)?.title).toBe('Das Turnier ist angehalten');
    expect(sayNext(said, evening({ state: 'over' }), now)).toBeNull();
  });

  it('says who has won, once it is over', () => {
    const standings = [1, 2].map((entrant) => ({ entrant, rank: 1, points: 4, tie_breaks: [] }));
    const over = evening({ state: 'over', standings, pairings: [[pairing(1, 1, 2, ['½'])]] });
    expect(winners(over)).toEqual(['Anna', 'Ben']);
    expect(said.w.winner(winners(over))).toBe('Anna und Ben teilen sich den ersten Platz.');
    expect(winners({ ...over, state: 'running' })).toEqual([]);
    expect(nameOf(over.entrants, 9)).toBe('');
  });

  it.each(languageCodes)('has sentences in %s', (code) => {
    const here = saidIn(code);
    const sentences = [
      sayTerms(here, row),
      sayStand(here, { ...row, state: 'coming', you: 'entrant' }, now),
      sayRound(here.w, { pairings: [[pairing(1, 1, 2, [null])]] }, 1),
      here.w.winner(['Anna']),
      ...Object.values(sayNext(here, evening({ pairings: [[pairing(1, 1, 2, [null])]] }), now) ?? {}),
      here.w.crossRounds,
      here.w.tieNames.black_wins,
    ];
    for (const one of sentences) expect(one).not.toMatch(/undefined|null|NaN|^$/);
  });
});
