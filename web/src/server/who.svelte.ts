// Who plays in this browser, as far as the server has said it.
import type { Result } from '../rules/core';
import { remove, write } from '../browser/storage';
import { faceKey, known } from './known.svelte';
import { isPassing } from './http';
import { askWho, tellWho, type Me } from './players';
import type { Face, Site } from './site';

// Until it has said it.
const usual: Site = {
  ...({ registration: 'open', guests: true, rules: 'standard' } as const),
  ...{ imprint: false, privacy: false, mail: false, house: 0, clubs: 'anybody', face: null },
};

class Who {
  me = $state.raw<Me | null | undefined>(undefined); // undefined: not asked yet; null: nobody knows

  hostToken: string | null = null; // of a link that makes a host, for who signs in first
  letter = ''; // the key of a club's letter, which may open an account, too
  back = ''; // where it goes on then

  // By an account, and not as a guest.
  get account(): string | null {
    const player = this.me?.player;
    return player?.registered ? player.name : null;
  }

  // What the host has decided.
  get site(): Site {
    return this.me?.site ?? usual;
  }
  // Games are for accounts here, and this one has none.
  get mustSignIn(): boolean {
    return !this.site.guests && this.account === null;
  }

  async ask(): Promise<Result<Me>> {
    return this.hear(await askWho());
  }
  // What any answer says about it. One that says nothing leaves what was known.
  hear(answer: Result<Me>): Result<Me> {
    if (answer.ok) this.me = answer.value;
    else this.me ??= null;
    known.rules = this.site.rules;
    if (answer.ok) this.faces(this.site.face ?? null);
    return answer;
  }
  // It is kept for the next time, when it is shown before anybody is asked.
  private faces(face: Face | null): void {
    known.face = face;
    if (face) write(faceKey, face);
    else remove(faceKey);
  }
  // A guest at least.
  async enter(): Promise<Result<Me>> {
    return this.hear(await tellWho());
  }
  // A session first, so that what is asked then can be asked again where no answer comes. It goes on without one where
  // the server knows no players.
  async withSession<Value>(work: () => Promise<Result<Value>>): Promise<Result<Value>> {
    const answer = await this.enter();
    return !answer.ok && isPassing(answer.refused) ? answer : work();
  }
  // The language goes with the account; it is the page's all the same where the server does not take it.
  async speaks(language: string): Promise<void> {
    if (this.account === null || this.me?.player?.language === language) return;
    this.hear(await tellWho({ language }));
  }
}

export const who = new Who();
