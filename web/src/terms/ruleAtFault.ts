// Which rule a refused rule set is about; null where it is none of them alone.
import type { Refused } from '../rules/view';

// Of two that contradict each other, the one that the rules ask to be changed first.
const contradicting: Readonly<Record<string, string>> = {
  nobody_flies_anyway: 'noFlying',
  counts_without_limit: 'noMillCountsPlacing',
  nothing_to_claim: 'drawByRule',
};

export function ruleAtFault({ reason }: Refused): string | null {
  if (!reason) return null;
  const named = reason.code === 'bad_rule_value' || reason.code === 'bad_rule_number';
  return named ? (/\w+/.exec(reason.arguments[0] ?? '')?.[0] ?? null) : (contradicting[reason.code] ?? null);
}
