import { describe, expect, it, vi } from 'vitest';
import { Leaving, Written } from './leaving.svelte';

describe('leaving', () => {
  it('is done at once where nothing is half made', () => {
    const leave = vi.fn();
    const leaving = new Leaving(() => false, leave);
    expect(leaving.want()).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
    expect(leaving.asking).toBe(false);
  });

  it('is asked about first, and done when it is wanted again', () => {
    const leave = vi.fn();
    const leaving = new Leaving(() => true, leave);
    expect(leaving.want()).toBe(false);
    expect(leaving.asking).toBe(true);
    expect(leave).not.toHaveBeenCalled();
    expect(leaving.want()).toBe(true);
    expect(leave).toHaveBeenCalledOnce();
  });

  it('is asked about anew after somebody has stayed', () => {
    const leave = vi.fn();
    const leaving = new Leaving(() => true, leave);
    leaving.want();
    leaving.stay();
    expect(leaving.asking).toBe(false);
    expect(leaving.want()).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('what was written', () => {
  class Field {
    isConnected = true;
    value = '';
  }
  it('is what somebody wrote in a field that is still there', () => {
    vi.stubGlobal('HTMLTextAreaElement', Field);
    const written = new Written();
    const [field, other] = [new Field(), new Field()];
    other.value = 'It stood there before.';
    expect(written.something).toBe(false);
    field.value = 'Three times!';
    written.note({ target: field as unknown as EventTarget });
    expect(written.something).toBe(true);
    field.value = '  ';
    expect(written.something).toBe(false);
    field.value = 'Three times!';
    field.isConnected = false;
    expect(written.something).toBe(false);
    written.note({ target: {} as EventTarget }); // a check box
    expect(written.something).toBe(false);
    vi.unstubAllGlobals();
  });
});
