import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { icons } from './plugins/icons.ts';
import { offline } from './plugins/offline.ts';
import { testProjects } from './plugins/testProjects.ts';
import { readFacts, readRecords, readTables } from './src/solution/document/read.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// The folder `words` has one file a language. What is said at once, what is said later and what is
// said of records from elsewhere are modules of their own.
const sharedWords: Plugin = {
  name: 'shared-words',
  load(id) {
    const [, file, part] = /^(.*\/words\/\w+\.json)\?(first|later|records)$/.exec(id) ?? [];
    if (!file) return null;
    const { presets, levels, remarks, errors, fixedRules, records } = JSON.parse(readFileSync(file, 'utf8')) as {
      presets: Record<string, { title: string; description: string; unsaid: unknown }>;
    } & Record<string, unknown>;
    const ofPresets = (pick: (one: (typeof presets)[string]) => unknown) =>
      Object.fromEntries(Object.entries(presets).map(([id, one]) => [id, pick(one)]));
    const said =
      part === 'first'
        ? { titles: ofPresets(({ title }) => title), levels, remarks }
        : part === 'records'
          ? { records }
          : { presets: ofPresets(({ description, unsaid }) => ({ description, unsaid })), errors, fixedRules };
    const lines = Object.entries(said).map(([name, texts]) => `export const ${name} = ${JSON.stringify(texts)};`);
    return { code: lines.join('\n'), moduleType: 'js' };
  },
};

// What the solution says is read from its document, so the page cannot say anything else; each part of the page has the
// part that it shows.
const solution: Plugin = {
  name: 'solution',
  load(id) {
    const [, file, part] = /^(.*\/docs\/solution\.md)\?(facts|sectors|records)$/.exec(id) ?? [];
    if (!file) return null;
    const text = readFileSync(file, 'utf8');
    const read = part === 'facts' ? readFacts(text) : part === 'sectors' ? readTables(text) : readRecords(text);
    return { code: `export const ${part} = ${JSON.stringify(read)};`, moduleType: 'js' };
  },
};

// Whether `main.ts` imports a module, not only when it is wanted.
interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}
function comesFirst(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (id.endsWith('/src/app/main.ts')) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return modules.getModuleInfo(id)?.importers.some((importer) => comesFirst(importer, modules, seen)) ?? false;
}

// What of Svelte only later parts use: one module names them all, so that each would come first.
const laterSvelte =
  /\/svelte\/src\/internal\/(client\/dom\/(blocks\/(await|svelte-head|svelte-element)|elements\/bindings\/(input|select|size))|shared\/clone)\.js$/;

export default defineConfig({
  plugins: [
    svelte(),
    sharedWords,
    solution,
    icons(path('public/favicon.svg')),
    offline(path('src/offline/worker/worker.ts')),
  ],
  resolve: {
    // The rules, the engine and the reader of records, built by `cmake --build --preset wasm`.
    alias: [{ find: /^(muehle|rules|records)\.wasm(?=\?)/, replacement: path('../build/wasm/$1.wasm') }],
  },
  base: './', // plain files work in any folder; where the program serves the page, it is at the top
  build: {
    target: 'es2022',
    // A part names the files it needs itself: a list of them in the first file would cost everybody a quarter of a kilobyte.
    modulePreload: false,
    assetsInlineLimit: 0, // the page's policy allows no data: addresses
    reportCompressedSize: true,
    // What the first load needs is one file. What several later parts share is in a few others: a file of its own for
    // each small thing costs more than it saves. Words stay with their language.
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: laterSvelte, sideEffects: false }] },
      output: {
        // Without the names of all parts that share a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${name.includes('~') ? 'shared' : '[name]'}-[hash][extname]`,
        codeSplitting: {
          groups: [
            {
              includeDependenciesRecursively: false,
              name: (id, modules) =>
                (comesFirst(id, modules) && !laterSvelte.test(id)) ||
                /\/words\/base\/(sides|list)\.ts$|^\0?rolldown\/runtime/.test(id)
                  ? 'first'
                  : null,
            },
            // Small, and every page that is loaded later has one of them.
            {
              name: (id) =>
                laterSvelte.test(id) ||
                /\/words\/(base\/(area\.svelte|span)|\w+\/index\.svelte)\.ts$|\/(browser\/wheel|routes\/(playerAddresses|tournamentAddresses|clubAddresses|linkPaths)|offline\/updates|ui\/(Refusal|laterIcons)|exact\/copy\/(remembered|copy|opfs|copyPlace)|rules\/presets)\./.test(
                  id,
                )
                  ? 'areas'
                  : null,
            },
            // Beside the names of players, with the first game of a player; and of the club whose face the server has.
            { name: 'marks', test: /\/src\/(marks\/|frame\/Face\.)/ },
            // What every dialog has.
            {
              name: (id) =>
                /\/(ui\/(Dialog|attempt|LinkField)|browser\/(copy|save)|game\/KeysDialog|record\/recordFile)\./.test(id)
                  ? 'dialogs'
                  : null,
            },
            { name: (id) => (/\/(server\/clocks|terms\/sayTime)\./.test(id) ? 'times' : null) },
            // What goes on, on the home page; my games say it in the same words.
            {
              name: (id) =>
                /\/(home\/RunningGames\.svelte|local\/(LoadRecord\.svelte|sayKept\.))/.test(id) ? 'running' : null,
            },
            // Who one is, and how the server is asked.
            {
              name: (id) =>
                /\/server\/(http|hasServer|seats|tables|players|who|listedGames|notices|lobby)\./.test(id)
                  ? 'asking'
                  : null,
            },
            // Challenges in words: who has friends need not have what hosts and clubs have written.
            {
              includeDependenciesRecursively: false,
              name: (id) => (/\/players\/sayChallenge\.|\/server\/challenges\./.test(id) ? 'challenges' : null),
            },
            // Pictures in rows, which have nothing of what they are of; how a player is named; and how far one is with puzzles.
            {
              includeDependenciesRecursively: false,
              name: (id) => (/\/board\/(Fan|Columns|Gallery|PictureLink)\./.test(id) ? 'galleries' : null),
            },
            {
              includeDependenciesRecursively: false,
              name: (id) => (/\/players\/sayPlayer\./.test(id) ? 'players' : null),
            },
            {
              includeDependenciesRecursively: false,
              name: (id) => (/\/learn\/puzzles\/(StoneRow|progress|rating|solved)\./.test(id) ? 'solved' : null),
            },
            // The lobby, and what the home page shows of it.
            {
              name: (id) =>
                /\/lobby\/(SeekRow|SeekRefusal|rows|sayLobby)\.|\/players\/taking\./.test(id) ? 'lobby' : null,
            },
            // A tournament as a row, wherever there are lists.
            {
              includeDependenciesRecursively: false,
              name: (id) =>
                /\/tournaments\/standing\/(points|sayTournament|TournamentRow|[kK]indSign)\./.test(id)
                  ? 'standing'
                  : null,
            },
            // A move as it is typed: what has a list of moves need not have a task.
            { name: (id) => (/\/record\/TypedMove\./.test(id) ? 'typed' : null) },
            // Of what the solution speaks: its address knows that, also where the walk needs no more of it.
            { name: (id) => (/\/solution\/document\/document\./.test(id) ? 'topics' : null) },
            // What the solution says of sectors: it has nothing of tournaments.
            { name: (id) => (/\/solution\/document\/|\/ui\/Scrolled\./.test(id) ? 'sectors' : null) },
            // A line that is open to the server.
            { name: (id) => (/\/server\/line\./.test(id) ? 'line' : null) },
            // What calls, wherever one is.
            {
              includeDependenciesRecursively: false,
              name: (id) => (/\/notices\/(calls|elsewhere|fresh)\./.test(id) ? 'calls' : null),
            },
            // A table and the referees' page have these; the analysis has nothing of them.
            {
              name: (id) =>
                /\/host\/referee\/(?!RefereePage|PlayerDesk|ReportQueue|DeedList|HeldValues)|\/server\/(referee|tableMessages)\.|\/ui\/(MessageField|ReasonField)\./.test(
                  id,
                )
                  ? 'referee'
                  : null,
            },
            // The analysis board, for its page and for the walk through the solution; what opens over it comes later.
            {
              includeDependenciesRecursively: false,
              name: (id) =>
                /\/src\/analysis\/(Analysis(View|Tools|Parts)|analysis|keeping|take|read|pen|paper|display|study)\./.test(
                  id,
                )
                  ? 'analysis'
                  : null,
            },
            // Where analyses are kept.
            {
              includeDependenciesRecursively: false,
              name: (id) =>
                /\/src\/analysis\/(studies|studyText|sayStudy|importing|openStudy)\./.test(id) ? 'studies' : null,
            },
            // The computer as an opponent, whatever else it is asked, and what it thinks in words.
            {
              includeDependenciesRecursively: false,
              name: (id) =>
                /\/rules\/(computer|computing|engine)\.|\/words\/sayValue\.|\/muehle\.wasm\?/.test(id)
                  ? 'computer'
                  : null,
            },
            // Whom to ask for exact values: together with what it makes at once, which must be there before it.
            {
              includeDependenciesRecursively: false,
              name: (id) =>
                /\/src\/(exact\/(ask|sources|files\/\w+|values\/values)|browser\/bounded)\./.test(id) ? 'exact' : null,
            },
            {
              name: (id) => (/\/words\//.test(id) ? null : 'shared'),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4000,
            },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: {
    fs: { allow: [path('..')] },
    proxy: {
      '/db': { target: process.env['MUEHLE_SERVER'] ?? 'http://127.0.0.1:8080' },
      '/api': { target: process.env['MUEHLE_SERVER'] ?? 'http://127.0.0.1:8080', ws: true },
      '/r/': process.env['MUEHLE_SERVER'] ?? 'http://127.0.0.1:8080',
    },
  },
  // A busy machine may take long; nothing waits for time.
  test: { testTimeout: 60_000, projects: testProjects(path('.')) },
});
