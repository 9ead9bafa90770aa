import { expect, it } from 'vitest';
import { linkIn } from './take';

it('tells links from moves', () => {
  expect(linkIn('https://example.org/#analyse=zS8kvyg_-')).toBe('#analyse=zS8kvyg_-');
  expect(linkIn('https://example.org/a/#analyse?position=W+w+1+1&rules=x\n')).toBe('#analyse?position=W+w+1+1&rules=x');
  for (const other of ['https://example.org/#game=12', 'https://example.org/#analyse', 'see #analyse=z it'])
    expect(linkIn(other)).toBeNull();
});
