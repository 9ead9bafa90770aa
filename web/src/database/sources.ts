// Everything that may know the solved game, in the order in which it is asked: a copy on this device, the page's own
// server or the files beside the page, places elsewhere that the host states, and the endgames that everybody keeps.
import type { Looked, View } from '../core/view';
import { devicePlace } from '../device/place';
import { readReview, type Review } from '../review/review';
import { readValues, type Values } from '../review/values';
import { root } from '../ui/root';
import { knowsDistances, mayKnow, toldBy } from './place';
import { endgamesPlace, keepEndgames } from './endgames';
import { Reader } from './reader';
import { webPlace } from './web';

export interface Source {
  // Null where it does not know. `position`: without counters.
  values(rules: string, position: string): Promise<Values | null>;
  // `positions`: all of the game that have a value; `record`: its moves.
  review(
    view: View,
    positions: readonly string[],
    record: string,
    hear: (progress: Looked) => void,
    goesOn: () => boolean,
  ): Promise<Review | null>;
}

const readFrom = (reader: Reader): Source => ({
  values: (rules, position) => reader.values(rules, position),
  review: (view, positions, _record, hear, goesOn) => reader.review(view, positions, hear, goesOn),
});

const device = new Reader(devicePlace);
const own = new Reader(webPlace(`${root}db/`));
const endgames = new Reader(endgamesPlace);
const deviceFiles = readFrom(device);
const endgameFiles = readFrom(endgames);
const ownFiles = readFrom(own);

// One that tells values is asked for them: that takes a fraction of the bytes.
const server: Source = { values: askedValues, review: (_view, _positions, record) => askedReview(record) };

async function askedValues(rules: string, position: string): Promise<Values | null> {
  const query = new URLSearchParams({ position, rules }).toString();
  const response = await fetch(`${root}api/values?${query}`);
  if (!response.ok && response.status !== 404) throw new Error(`${response.status}`);
  return response.ok ? readValues(await response.json()) : null;
}
async function askedReview(record: string): Promise<Review | null> {
  const response = await fetch(`${root}api/review`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: record,
  });
  if (response.status >= 500) throw new Error(`${response.status}`);
  return response.ok ? readReview(await response.json()) : null;
}

const elsewhere = new Map<string, Source>();
function placeAt(base: string): Source {
  const known = elsewhere.get(base);
  if (known) return known;
  const source = readFrom(new Reader(webPlace(base)));
  elsewhere.set(base, source);
  return source;
}

// Those that may know all of these positions.
export async function sourcesFor(positions: readonly string[]): Promise<Source[]> {
  const copy = await device.manifest();
  const copied = copy && mayKnow(copy, positions) ? [deviceFiles] : [];
  // A copy without distances says less than a server that has them. One with distances needs nobody else: the
  // files stand behind it should it be damaged, and ask for their list only then.
  if (copied.length > 0 && copy && knowsDistances(copy)) return [...copied, ownFiles];
  const manifest = await own.manifest();
  if (!manifest) return [...copied, endgameFiles];
  const here = mayKnow(toldBy(manifest), positions) ? [manifest.values ? server : ownFiles] : [];
  return [...here, ...copied, ...manifest.elsewhere.map(placeAt), endgameFiles];
}

// When there is nothing else to do.
export async function prepareEndgames(): Promise<void> {
  const manifest = await own.manifest();
  if (manifest) await keepEndgames(manifest);
}
