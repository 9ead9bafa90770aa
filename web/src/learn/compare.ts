// Where the presets differ: which of them have which value of a rule, as the rules say it.
import type { Shape } from '../board/shapes';
import type { Preset, Presets } from '../rules/view';
import { at } from '../rules/position';

export interface Difference {
  name: string; // of the rule
  values: { value: string; presets: string[] }[]; // in the order in which the presets have them
}

// A rule about something that the preset does not have says nothing there.
function matters(name: string, { values }: Preset['rules']): boolean {
  const limited = values['noMillLimitPlies'] !== '0';
  if (name === 'noMillCountsPlacing') return limited;
  return name !== 'drawByRule' || limited || values['repetition'] !== 'off';
}

function valuesOf(name: string, presets: readonly Preset[]): Difference['values'] {
  const found = new Map<string, string[]>();
  for (const { id, rules } of presets) {
    const value = rules.values[name];
    if (value !== undefined && matters(name, rules)) found.set(value, [...(found.get(value) ?? []), id]);
  }
  return [...found].map(([value, ids]) => ({ value, presets: ids }));
}

const all = ({ presets, parameters }: Presets): Difference[] =>
  parameters.map((name) => ({ name, values: valuesOf(name, presets) }));

export const differences = (presets: Presets): Difference[] => all(presets).filter(({ values }) => values.length > 1);
export const agreements = (presets: Presets): Difference[] => all(presets).filter(({ values }) => values.length === 1);

export interface Example {
  position: string;
  shapes: readonly Shape[];
}
const arrow = (from: string, to: string): Shape => ({ kind: 'arrow', from, to, tone: 'plain' });
const mill = (...points: string[]): Shape => ({ kind: 'mill', points, lasting: true });
const toAndFro = {
  position: at('d6 f2 a4 c3', 'b4 g4 d1 e5'),
  shapes: [arrow('a4', 'a7'), arrow('g4', 'g7')],
} satisfies Example;

// What each difference is about.
export const examples = {
  millProtection: {
    position: at('a7 d7 g7 c4 e4', 'a1 d1 g1 b2 d2 f2', 'b 0 0'),
    shapes: [mill('a7', 'd7', 'g7'), mill('a1', 'd1', 'g1'), mill('b2', 'd2', 'f2')],
  },
  repetition: toAndFro,
  noMillLimitPlies: { position: at('d6 f2 a4 c3', 'b4 g4 d2 e5'), shapes: [] },
  noMillCountsPlacing: { position: at('d6 f4 a1', 'b4 d2 g7', 'w 6 6'), shapes: [] },
  drawByRule: toAndFro,
} satisfies Record<string, Example>;
export type ExampleName = keyof typeof examples;

export const isExample = (name: string): name is ExampleName => Object.hasOwn(examples, name);
