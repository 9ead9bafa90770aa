import { describe, expect, it } from 'vitest';
import { pack } from '../browser/packing';
import { sectors } from '../../../docs/solution.md?sectors';
import { isSector, ofPart, ofRecord, ofTopic, ofWalk, readAsked } from './solutionAddress';
import { topics } from './document/document';
import { sectorName } from './document/document';

describe('the address of the solution', () => {
  it('asks for a part of it', () => {
    expect(readAsked('#solution')).toEqual({ part: 'overview' });
    for (const part of ['overview', 'sectors'] as const) expect(readAsked(`#${ofPart(part)}`)).toEqual({ part });
    for (const topic of topics) expect(readAsked(`#${ofTopic(topic)}`)).toEqual({ part: 'topic', topic });
    expect(readAsked(`#${ofPart('records')}`)).toEqual({ part: 'records', of: null });
    expect(readAsked(`#${ofRecord('8-7')}`)).toEqual({ part: 'records', of: '8-7' });
  });

  it('has the moves of a walk', async () => {
    expect(readAsked(`#${ofPart('walk')}`)).toEqual({ part: 'walk', packed: null });
    const packed = await pack('1. d6 f4 2. d2 *');
    expect(readAsked(`#${ofWalk(packed)}`)).toEqual({ part: 'walk', packed });
    expect(`#${ofWalk(packed)}`.startsWith(`#${ofPart('walk')}`)).toBe(true);
  });

  it('knows what there is not', () => {
    expect(readAsked('#solution?part=x')).toEqual({ part: 'wrong' });
    expect(readAsked('#solution?topic=x')).toEqual({ part: 'wrong' });
    for (const name of ['99-1', '2-5', '5-10', '8–7', 'x', '']) expect(isSector(name)).toBe(false);
    for (const sector of sectors.moving) expect(isSector(sectorName(sector))).toBe(true);
  });
});
