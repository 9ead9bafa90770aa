// What waits for who plays here, on whatever page he is: asked for now and then, and at once when a socket says that
// there is something.
import { isStrings } from '../browser/shapes';
import { read, write } from '../browser/storage';
import { askWaiting, type Call } from '../server/notices';
import { who } from '../server/who.svelte';
import { readAddress } from '../routes/addresses';
import { elsewhere } from './elsewhere.svelte';
import { freshOf, isShown, knownOf } from './fresh';

const key = 'muehle.told';
const lookEvery = 15_000; // ms
const hiddenEvery = 30_000;

const codeNow = (): string | null => {
  const there = readAddress(location);
  return there.page === 'table' ? there.code : null;
};

class Calls {
  shown = $state.raw<readonly Call[]>([]);
  refereed = $state(0); // so many call who is a referee
  private looked = false; // since this page was opened
  private left: string[] = []; // tables that were open here since the last look
  private here = codeNow();
  private arriving = true;
  private asking = false;
  private wanted = false; // since it asked last
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(): void {
    document.addEventListener('visibilitychange', () => void this.look());
    void this.look();
  }

  // Another page is open.
  move(): void {
    if (this.here !== null) this.left.push(this.here);
    this.here = codeNow();
    this.arriving = true;
    const { page } = readAddress(location);
    this.shown = this.shown.filter((call) => (call.code ?? '') !== this.here && !isShown(call, page, false));
    void this.look();
  }

  putAway(): void {
    this.shown = [];
  }
  // Nobody plays here any more.
  forget(): void {
    this.shown = [];
    this.refereed = 0;
  }

  // Who wants that while it asks has it ask once more: the answer under way may be older than his reason.
  async look(): Promise<void> {
    this.wanted = true;
    if (this.asking) return;
    this.asking = true;
    try {
      while (this.wanted) {
        this.wanted = false;
        await this.ask();
      }
    } finally {
      this.asking = false;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.look(), document.hidden ? hiddenEvery : lookEvery);
    }
  }

  private async ask(): Promise<void> {
    // Nobody sees it, and nobody wants to be called.
    if (!who.me?.player || (document.hidden && !elsewhere.on)) return;
    const told = await askWaiting();
    if (!told.ok) return;
    const { arriving, left } = this;
    this.arriving = false;
    this.left = [];
    const stored = read(key);
    const known = knownOf(isStrings(stored) ? stored : [], !this.looked);
    this.looked = true;
    this.refereed = told.value.find(({ kind }) => kind === 'call')?.count ?? 0;
    const tables = this.here === null ? left : [...left, this.here];
    const fresh = freshOf(told.value, { known, tables, page: readAddress(location).page, arriving });
    const keys = told.value.map((call) => call.key);
    write(key, keys);
    if (document.hidden) await elsewhere.tell(fresh);
    const still = this.shown.filter((call) => keys.includes(call.key) && !fresh.includes(call));
    this.shown = [...fresh, ...still];
  }
}

export const calls = new Calls();
