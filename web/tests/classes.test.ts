// A class of the page's style sheet means the same everywhere: no component has another use for its name.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = new URL('../src/', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, source), 'utf8');
const classesIn = (style: string): Set<string> =>
  new Set([...style.replace(/\/\*.*?\*\//gs, '').matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''));

const shared = classesIn(read('app/app.css').replace(/:\s[^;{]*;/g, ';'));
const components = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.svelte'),
);

describe('the classes of the style sheet', () => {
  it('are found', () => {
    expect([...shared]).toEqual(expect.arrayContaining(['buttons', 'stack', 'field', 'primary', 'hidden', 'page']));
    expect(components.length).toBeGreaterThan(20);
  });

  it.each(components)('are not used for something else in %s', (file) => {
    const style = /<style>(.*)<\/style>/s.exec(read(file))?.[1] ?? '';
    // What stands in the component itself is its own; `:global(…)` is somebody else's on purpose.
    const own = classesIn(style.replace(/:global\([^)]*\)/g, '').replace(/:\s[^;{]*;/g, ';'));
    expect([...own].filter((name) => shared.has(name))).toEqual([]);
  });
});
