import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts } from '../../../docs/solution.md?facts';
import { solution as german } from '../words/solution/de';
import { solution as english } from '../words/solution/en';
import { topics } from './document/document';
import { diagramsOf, tableOf } from './topics';

const text = readFileSync(new URL('../../../docs/solution.md', import.meta.url), 'utf8');

describe.each(topics)('the page about %s', (topic) => {
  it.each([
    ['German', german],
    ['English', english],
  ] as const)('says all in %s', (_, words) => {
    const said = words.topics[topic];
    const all = [said.title, said.verdict, ...said.text(facts), ...said.captions(facts)];
    for (const sentence of all) expect(sentence).not.toMatch(/undefined|null|NaN|\[object|^$/);
    expect(said.captions(facts).length).toBe(diagramsOf(topic, facts).length);
    const table = tableOf(topic, facts);
    for (const row of table?.rows ?? []) expect(row.length).toBe(words.tables[table?.name ?? 'few'].heads.length);
  });

  it('has no figure that does not stand in the document', () => {
    const { text: sentences, captions } = english.topics[topic];
    const figures = [...sentences(facts), ...captions(facts)].join(' ').match(/\d[\d,.]*( ± [\d.]+)? %|\d[\d,]*\d/g);
    for (const figure of figures ?? []) expect(text, figure).toContain(figure);
  });

  it('has the same figures in both languages, each as it is written there', () => {
    const figures = (words: typeof german) =>
      (
        words.topics[topic]
          .text(facts)
          .join(' ')
          .match(/\d[\d.,]*( ± [\d.,]+)? %|\d{1,3}([.,]\d{3})+/g) ?? []
      ).map((found) => found.replace(/[.,]/g, '|'));
    expect(figures(german).sort()).toEqual(figures(english).sort());
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
