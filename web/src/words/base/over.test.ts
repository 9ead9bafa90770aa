import { describe, expect, it } from 'vitest';
import { over } from './over';

let stones = 'white';
const whole = {
  yes: 'yes',
  no: 'no',
  group: { one: 'one', two: 'two', inner: { three: 'three' } },
  list: ['a', 'b'],
  count: (n: number) => `${n} stones`,
  get named() {
    return `the ${stones} ones`;
  },
  get kept() {
    return `of ${stones}`;
  },
};

describe('words over others', () => {
  it('take the place of theirs, and leave what they do not have', () => {
    const words = over(whole, { yes: 'oui', count: (n) => `${n} pions` });
    expect([words.yes, words.no, words.count(2)]).toEqual(['oui', 'no', '2 pions']);
    expect(over(whole, {})).toEqual(whole);
    expect(over(whole, { yes: undefined }).yes).toBe('yes');
  });

  it('go into groups, but not into lists', () => {
    const words = over(whole, { group: { two: 'deux', inner: { three: 'trois' } }, list: ['z'] });
    expect(words.group).toEqual({ one: 'one', two: 'deux', inner: { three: 'trois' } });
    expect(words.list).toEqual(['z']);
  });

  it('ask their getters each time', () => {
    const words = over(whole, {
      get named() {
        return `les ${stones}`;
      },
    });
    expect([words.named, words.kept]).toEqual(['les white', 'of white']);
    stones = 'red';
    expect([words.named, words.kept]).toEqual(['les red', 'of red']);
  });

  it('change neither', () => {
    const part = { group: { one: 'un' } };
    over(whole, part);
    expect(whole.group.one).toBe('one');
    expect(part).toEqual({ group: { one: 'un' } });
  });
});
