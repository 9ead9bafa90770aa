// The module as the browser gets it: the rules inside it are the rules.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { saying } from '../src/rules/events';
import type { BoardView, Decision, Presets, Refused, ToldView } from '../src/rules/view';
import { de, en } from '../src/words/whole';
import { sayRefusal } from '../src/words/sayRules';
import { sayRule } from '../src/words/sayRule';
import { deskWith } from './desk';

const file = (path: string) => readFileSync(new URL(path, import.meta.url));

interface GoldenPly {
  move: string;
  mill_closed: boolean;
  removed: string | null;
  position: string;
  quiet_plies: number;
  quiet_moving_plies: number;
  occurrences: number;
  state: string;
}
interface GoldenGame {
  id: string;
  protection: string;
  start: string;
  moves: string[];
  trace: GoldenPly[];
}

describe('the module', () => {
  const ask = deskWith('muehle');
  const read = deskWith('records');

  it('counts perft 5', () => {
    ask('open', 'standard', '');
    expect(ask('perft', '5')).toEqual({ nodes: 5140800 });
  });

  it('says every value of every preset in both languages', () => {
    const { presets } = ask<Presets>('presets');
    expect(presets).toHaveLength(6);
    for (const { id, rules, unsaid } of presets) {
      for (const t of [de, en]) {
        for (const [name, value] of Object.entries(rules.values)) {
          expect(sayRule(t, name, value)).not.toContain(`${name}=`);
        }
        for (const { rule } of unsaid) {
          expect(t.presets[id]?.unsaid[rule]).toBeTruthy();
          expect(sayRule(t, rule, rules.values[rule] ?? '')).not.toContain(`${rule}=`);
        }
      }
    }
  });

  it('says which move of a record is not legal, and why', () => {
    const refused = (text: string) => read<{ error: Refused }>('load', text).error;
    expect(sayRefusal(de, refused('1. d6 f4 2. d2 d2'))).toMatch(
      /Zeile 1, Spalte 16: Der Zug 2… d2 geht nicht\. Der Zielpunkt ist besetzt\.$/,
    );
    expect(sayRefusal(en, refused('1. d6 f4 2. a1-a4'))).toMatch(/Line 1, column 13: a1-a4 is not legal in /);
    expect(sayRefusal(de, refused('1. d6 zz'))).not.toContain('geht nicht');
  });

  it('says why rules, positions, moves and records are wrong, in German too', () => {
    const refused = (...lines: string[]) => ask<{ error: Refused }>(...lines).error;
    expect(sayRefusal(de, refused('rules', 'standard,flyAt=7'))).toBe(
      'Diese Regeln sind nicht lesbar. Die Regel „Springen“ (flyAt) kann nicht `7` sein, nur 3 oder never.',
    );
    expect(sayRefusal(de, refused('open', 'standard', 'WWW w 9 9'))).toBe(
      'Diese Stellung ist nicht lesbar. Das Brett besteht aus 24 Zeichen W, B oder Punkt, zeilenweise von a7 bis g1, nicht aus 3.',
    );
    expect(sayRefusal(de, refused('open', 'standard', '', 'move d6', 'move d6'))).toBe('Der Zielpunkt ist besetzt.');
    expect(sayRefusal(de, read<{ error: Refused }>('load', '1. d6 f4', '2. d6 *').error)).toBe(
      'Diese Aufzeichnung ist nicht lesbar. Zeile 2, Spalte 4: Der Zug 2. d6 geht nicht. Der Zielpunkt ist besetzt.',
    );
    expect(sayRefusal(en, refused('rules', 'chess'))).toMatch(
      /^These rules cannot be read\. Unknown rule set `chess`; /,
    );
  });

  it('lets the computer speak by codes', () => {
    ask('open', 'standard', '', 'move d6', 'offer white ""');
    const { event, remark } = ask<Decision>('think', '1', 'black', '5');
    expect([event, remark]).toEqual(['decline black ""', 'too_early']);
    expect(saying(event ?? '', 'Nein, "noch" nicht')).toBe('decline black "Nein, \\"noch\\" nicht"');
    expect(de.shared.remarks[remark ?? '']).toBeTruthy();
  });

  it('keeps umlauts and quotes in messages', () => {
    const message = 'Schönes „Remis“ "jetzt"?\nÜber alles';
    const line = `offer white "${message.replaceAll('"', '\\"').replace('\n', '\\n')}"`;
    const view = ask<ToldView>('open', 'standard', '', 'move d6', line);
    expect(view.game.offer).toEqual({ by: 'white', message });
  });

  it('answers as the computer', () => {
    ask('open', 'standard', '');
    expect(ask<{ event: string }>('think', '2', 'white', '1').event).toMatch(/^move [a-g][1-7]$/);
  });

  it('plays the golden games', () => {
    const { items } = JSON.parse(file('../../tests/golden/vectors/games.json').toString()) as { items: GoldenGame[] };
    expect(items.length).toBeGreaterThan(0);
    for (const game of items) {
      // Without draws by rule: the games go on after them.
      const rules = `standard,repetition=off,noMillLimitPlies=0,millProtection=${game.protection}`;
      const view = ask<ToldView>('open', rules, game.start, ...game.moves.map((move) => `move ${move}`));
      expect(view.game.plies.more.map((ply) => ply.move)).toEqual(game.moves);
      for (const [n, { move, ...expected }] of game.trace.entries()) {
        const board = ask<BoardView>('board', String(n + 1));
        expect(board.last?.move).toBe(move);
        expect(expected).toMatchObject({
          position: board.position,
          mill_closed: board.last?.mill,
          removed: board.last?.capture,
          quiet_plies: board.quiet,
          quiet_moving_plies: board.quiet_moving,
          occurrences: board.occurrences,
          state: board.state,
        });
      }
    }
  });
});
