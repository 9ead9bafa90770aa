import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
const throwing = () =>
  vi.stubGlobal('navigator', {
    languages: ['en'],
    get serviceWorker(): never {
      throw new DOMException('The document is sandboxed', 'SecurityError');
    },
  });

describe('a frame that may have no service worker', () => {
  it('has none, and all pages', async () => {
    throwing();
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('Notification', { permission: 'default' });
    const { elsewhere } = await import('./elsewhere.svelte'); // as the lobby, the account and the solution do
    expect(elsewhere.now).toBe('unsupported');
    await elsewhere.renew();
    await elsewhere.switchOff();
    const { updates } = await import('../offline/updates.svelte');
    await updates.start();
    expect(updates.kept).toBe(false);
  });
});

describe('a browser that does not ask its player', () => {
  it('leaves the choice as it was', async () => {
    vi.stubGlobal('navigator', { languages: ['en'], serviceWorker: {} });
    vi.stubGlobal('isSecureContext', true);
    const requestPermission = () => Promise.reject(new TypeError('not now'));
    vi.stubGlobal('Notification', { permission: 'default', requestPermission });
    const { elsewhere } = await import('./elsewhere.svelte');
    await elsewhere.switchOn();
    expect(elsewhere.now).toBe('off');
  });
});
