import { describe, expect, it } from 'vitest';
import { ruleAtFault } from './ruleAtFault';

const refused = (code: string, ...args: string[]) => ({
  code: 'bad_rules',
  message: '',
  reason: { code, arguments: args, message: '', line: 0, column: 0 },
});

describe('the rule at fault', () => {
  it('is the one whose value cannot be', () => {
    expect(ruleAtFault(refused('bad_rule_number', '`noMillLimitPlies`', '`30000`', '10000'))).toBe('noMillLimitPlies');
    expect(ruleAtFault(refused('bad_rule_value', '`flyAt`', '`7`', '3', 'never'))).toBe('flyAt');
  });
  it('is one of two that contradict each other', () => {
    expect(ruleAtFault(refused('nobody_flies_anyway'))).toBe('noFlying');
    expect(ruleAtFault(refused('counts_without_limit'))).toBe('noMillCountsPlacing');
    expect(ruleAtFault(refused('nothing_to_claim'))).toBe('drawByRule');
  });
  it('is none where the text itself is wrong', () => {
    expect(ruleAtFault(refused('unknown_rule_set', '`nonsense`', 'standard'))).toBeNull();
    expect(ruleAtFault({ code: 'bad_rules', message: '', reason: null })).toBeNull();
  });
});
