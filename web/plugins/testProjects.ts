// The unit tests in two groups: those that put something else in the place of a module or of what the browser has get a
// process of their own each; all others share what their process has loaded, which is three quarters of their time.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const replaces = /\bvi\.(mock|stubGlobal|resetModules)\(|'fake-indexeddb/;

const group = (name: string, include: string[], isolate: boolean) => ({
  extends: true as const,
  test: { name, include, isolate },
});

export function testProjects(root: string) {
  const files = ['src', 'tests'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => `${folder}/${file}`),
  );
  const alone = new Set(files.filter((file) => replaces.test(readFileSync(join(root, file), 'utf8'))));
  return [
    group('alone', [...alone], true),
    group(
      'together',
      files.filter((file) => !alone.has(file)),
      false,
    ),
  ];
}
