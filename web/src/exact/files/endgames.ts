// The smallest endgames, which the browser keeps beside the page: exact without a connection, for everybody.
import { root } from '../../browser/root';
import { readManifest, type FilePlace, type Manifest } from './place';

const store = 'muehle-endgames ';
const mostBytes = 64 * 1024; // of a file
const mostBytesInAll = 1024 * 1024;
const list = 'db/endgames.json'; // of what is kept; no server has it

const isEndgame = (name: string, bytes: number): boolean => name.startsWith('moving-') && bytes <= mostBytes;

// Of what there is, what is worth keeping for everybody; the smallest first, of each rule set.
export function endgamesOf({ databases }: Manifest): Manifest {
  let left = mostBytesInAll;
  const kept = databases.map((database) => ({
    ...database,
    files: database.files
      .filter(({ name, bytes }) => isEndgame(name, bytes))
      .sort((a, b) => a.bytes - b.bytes)
      .filter(({ bytes }) => (left -= bytes) >= 0),
  }));
  return { values: false, databases: kept.filter(({ files }) => files.length > 0), others: [], elsewhere: [] };
}

const addressOf = (file: string): string => root + file;
const open = (): Promise<Cache> => caches.open(store + root);
const canKeep = (): boolean => 'caches' in globalThis; // not without a secure address

async function kept(): Promise<Manifest | null> {
  const answer = canKeep() ? await (await open()).match(addressOf(list)) : undefined;
  return answer ? readManifest(await answer.json()) : null;
}

// Keeps those of the page's own host, or nothing new where they are kept.
export async function keepEndgames(there: Manifest): Promise<void> {
  if (!canKeep()) return;
  const wanted = endgamesOf(there);
  if (JSON.stringify(await kept()) === JSON.stringify(wanted)) return;
  const cache = await open();
  await cache.delete(addressOf(list)); // what is half there is not there
  const files = wanted.databases.flatMap(({ folder, files }) => files.map(({ name }) => `db/${folder}/${name}`));
  for (const file of files) await cache.add(addressOf(file));
  await cache.put(addressOf(list), new Response(JSON.stringify(wanted)));
}

export const endgamesPlace: FilePlace = {
  manifest: () => kept().catch(() => null), // without storage there are none
  async read(folder, file, offset, length) {
    const answer = await (await open()).match(addressOf(`db/${folder}/${file}`));
    if (!answer) throw new Error(`${folder}/${file} is not kept any more`);
    return new Uint8Array(await answer.arrayBuffer()).slice(offset, offset + length);
  },
};
