import type { MessageTag } from '../message-tags.ts';
import type { MessageShape, PluralUse } from './message-shape.ts';

/**
 * Categories the plural rules of a language have but no count in this product reaches: Spanish
 * `many` is for whole millions, which we write in digits.
 */
const unreachedCategories: Partial<Record<MessageTag, readonly Intl.LDMLPluralRule[]>> = {
  es: ['many'],
};

/** What is wrong with the plural branches of a text, by the CLDR categories of its language. */
export function pluralProblems(tag: MessageTag, shape: MessageShape): string[] {
  return shape.plurals.flatMap((plural) => branchProblems(tag, plural));
}

function branchProblems(tag: MessageTag, { argument, type, branches }: PluralUse): string[] {
  const categories = new Intl.PluralRules(tag, { type }).resolvedOptions().pluralCategories;
  const unreached = type === 'cardinal' ? (unreachedCategories[tag] ?? []) : [];
  const missing = categories.filter(
    (category) => !branches.includes(category) && !unreached.includes(category),
  );
  const foreign = branches.filter(
    (branch) => !branch.startsWith('=') && !(categories as string[]).includes(branch),
  );
  return [
    ...missing.map((category) => `plural of {${argument}} lacks the category "${category}"`),
    ...foreign.map((branch) => `plural of {${argument}} has "${branch}", unknown to the language`),
  ];
}
