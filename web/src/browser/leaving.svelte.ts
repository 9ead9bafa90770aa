// Whoever leaves something that is half made is asked first: what was entered goes only when that is wanted.

// The texts that somebody has written in fields that are still there. What stood in them before is not his.
export class Written {
  private readonly fields: HTMLTextAreaElement[] = [];

  note({ target }: Pick<Event, 'target'>): void {
    if (target instanceof HTMLTextAreaElement && !this.fields.includes(target)) this.fields.push(target);
  }
  get something(): boolean {
    return this.fields.some(({ isConnected, value }) => isConnected && value.trim() !== '');
  }
}

export class Leaving {
  asking = $state(false);

  constructor(
    private readonly halfMade: () => boolean,
    private readonly leave: () => void,
  ) {}

  // True when it is left. Who wants it again while he is asked means it.
  want(): boolean {
    if (!this.asking && this.halfMade()) {
      this.asking = true;
      return false;
    }
    this.leave();
    return true;
  }
  stay(): void {
    this.asking = false;
  }
}
