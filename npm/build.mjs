// Makes the package in build/npm from the page's own sources and modules, ready for `npm pack`.
//
//     node npm/build.mjs          after ./run --build-only
//
// Modules that are older than their sources are made anew first.
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const from = (...path) => join(root, ...path);
const made = from('build', 'npm');
const dist = join(made, 'dist');

if (!existsSync(from('build/wasm/build.ninja')) || !existsSync(from('web/node_modules'))) {
  console.error("The modules or the page's tools are not there yet: ./run --build-only makes them.");
  process.exit(1);
}
try {
  execFileSync('cmake', ['--build', '--preset', 'wasm'], { cwd: root, stdio: 'pipe', encoding: 'utf8' });
} catch ({ message, stdout }) {
  console.error(`${message}\n${stdout ?? ''}`);
  process.exit(1);
}

rmSync(made, { recursive: true, force: true });
execFileSync(process.execPath, [from('web/node_modules/typescript/bin/tsc'), '-p', from('npm')], { stdio: 'inherit' });

// The page's sources name each other as its bundler likes it; plain modules are named with their endings.
const withEndings = (text) =>
  text
    .replace(/\b(from |import\()'(\.[^']*)'/g, (_, word, file) => `${word}'${file}.js'`)
    .replace(/(new URL\('\.[^']*)\.ts'/g, "$1.js'");
for (const name of readdirSync(dist, { recursive: true })) {
  if (!/\.(js|d\.ts)$/.test(name)) continue;
  const file = join(dist, name);
  writeFileSync(file, withEndings(readFileSync(file, 'utf8')));
}

for (const module of ['records.wasm', 'muehle.wasm']) copyFileSync(from('build/wasm', module), join(dist, module));
for (const text of ['LICENSE', 'THIRD_PARTY.md', 'npm/README.md'])
  copyFileSync(from(text), join(made, text.replace('npm/', '')));

// The one place that says the version is CMakeLists.txt.
const [, version] = /^ {2}VERSION ([0-9.]+)$/m.exec(readFileSync(from('CMakeLists.txt'), 'utf8'));
const { name, ...rest } = JSON.parse(readFileSync(from('npm/package.json'), 'utf8'));
writeFileSync(join(made, 'package.json'), `${JSON.stringify({ name, version, ...rest }, null, 2)}\n`);
console.log(`${name} ${version} is in build/npm: npm pack ./build/npm`);
