// The page's own server, or the plain files beside the page, as what is copied.
import { readManifest } from '../files/place';
import { root } from '../../browser/root';
import { KeepingFailed, type Host } from './download';

// `stop`: breaks off what is on its way.
export function ownHost(stop: AbortSignal): Host {
  async function ask(path: string, range: string | null): Promise<Response> {
    const headers: Record<string, string> = range === null ? {} : { Range: range };
    try {
      // Twice on the device is once too often.
      return await fetch(`${root}db/${path}`, { headers, cache: 'no-store', signal: stop });
    } catch (cause) {
      throw new KeepingFailed('connection', String(cause));
    }
  }
  async function bytesOf(response: Response): Promise<Uint8Array> {
    try {
      return new Uint8Array(await response.arrayBuffer());
    } catch (cause) {
      throw new KeepingFailed('connection', String(cause)); // it broke in the middle
    }
  }
  const refused = ({ status, url }: Response): KeepingFailed =>
    new KeepingFailed(status >= 500 || status === 429 ? 'connection' : 'wrong', `${url}: ${status}`);

  return {
    async manifest() {
      const response = await ask('manifest.json', null);
      const manifest = response.ok ? readManifest(await response.json().catch(() => null)) : null;
      if (!manifest) throw response.ok ? new KeepingFailed('wrong', 'no list of files') : refused(response);
      return manifest;
    },
    async load({ folder, name }, offset, length) {
      const response = await ask(`${folder}/${name}`, `bytes=${offset}-${offset + length - 1}`);
      if (!response.ok) throw refused(response);
      // 200: a host that knows no ranges sends all of it.
      return { offset: response.status === 206 ? offset : 0, bytes: await bytesOf(response) };
    },
  };
}
