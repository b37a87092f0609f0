import { useText } from '@pavilion/i18n/react';

/** A rule that says whom something is for, as terms tell it. */
interface ShownRule {
  rule: string;
  value: string;
  text: string;
}

/**
 * Writes rules of eligibility in the page's language; one without words of its own as the server
 * says it.
 */
export function useRuleText(): (rule: ShownRule) => string {
  const t = useText();
  return ({ rule, value, text }) => t.find(`ui.rewards.rule.${rule}`, { value }) ?? text;
}
