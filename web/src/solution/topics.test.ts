import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts } from '../../../docs/solution.md?facts';
import { languageCodes } from '../browser/languages';
import type { SolutionWords } from '../words/solution/de';
import { topics } from './document/document';
import { diagramsOf, tableOf } from './topics';

const inAll = import.meta.glob<SolutionWords>('../words/solution/??.ts', { eager: true, import: 'solution' });
function solutionIn(language: string): SolutionWords {
  const words = inAll[`../words/solution/${language}.ts`];
  if (!words) throw new Error(`no solution in ${language}`);
  return words;
}
const [german, english] = [solutionIn('de'), solutionIn('en')];
const text = readFileSync(new URL('../../../docs/solution.md', import.meta.url), 'utf8');

describe.each(topics)('the page about %s', (topic) => {
  it.each(languageCodes)('says all in %s', (language) => {
    const words = solutionIn(language);
    const said = words.topics[topic];
    const all = [said.title, said.verdict, ...said.text(facts), ...said.captions(facts)];
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|\bnull\b|NaN|\[object|^$/);
    expect(said.captions(facts).length).toBe(diagramsOf(topic, facts).length);
    const table = tableOf(topic, facts);
    for (const row of table?.rows ?? []) expect(row.length).toBe(words.tables[table?.name ?? 'few'].heads.length);
  });

  it('has no figure that does not stand in the document', () => {
    const { text: sentences, captions } = english.topics[topic];
    const figures = [...sentences(facts), ...captions(facts)].join(' ').match(/\d[\d,.]*( ± [\d.]+)? %|\d[\d,]*\d/g);
    for (const figure of figures ?? []) expect(text, figure).toContain(figure);
  });

  it.each(languageCodes)('has the same figures in %s, each as it is written there', (language) => {
    const figures = (words: SolutionWords) =>
      (
        words.topics[topic]
          .text(facts)
          .join(' ')
          .match(/\d[\d.,]*( ± [\d.,]+)?\s?%|\d{1,3}([.,\u00a0\u202f]\d{3})+/g) ?? []
      ).map((found) => found.replace(/\s?%/, '%').replace(/[.,\s]/g, '|'));
    expect(figures(solutionIn(language)).sort()).toEqual(figures(english).sort());
  });
});

it('figures are written as in the language', () => {
  expect(german.figure('26,751,579,218')).toBe('26.751.579.218');
  expect(german.figure('75.5 ± 0.3 %')).toBe('75,5 ± 0,3 %');
  expect(german.figure('1. d7 a7')).toBe('1. d7 a7');
  expect(german.cell('3 against 5')).toBe('3 gegen 5');
  expect(german.cell('31 plies')).toBe('31 Halbzüge');
  expect(german.cell('6,301')).toBe('6.301');
});
