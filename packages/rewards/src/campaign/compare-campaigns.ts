import type { Found } from './campaign-problem.ts';
import type { Campaign, CampaignItem } from './campaign-schema.ts';

/** What may change of an item that is published: its texts, its end, its budget. */
const isFree = (name: string): boolean => ['texts', 'ends_at', 'budget'].includes(name);

/** Of the same text are values that are the same, in whatever order their fields stand. */
const stableText = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

const same = (a: unknown, b: unknown): boolean => stableText(a) === stableText(b);

/**
 * What a new file changes of a campaign that runs and must not: only texts, ends and larger budgets
 * may change, and items may be added (wire 14). Empty when all of it may.
 */
export function changesOfRunning(before: Campaign, after: Campaign): Found[] {
  const found: Found[] = [];
  const refuse = (path: Found['path'], words: string) =>
    found.push({ path, code: 'changesRunning', words });
  if (before.starts_at !== after.starts_at) refuse(['starts_at'], 'it has begun');
  if (Number(after.budget.amount) < Number(before.budget.amount))
    refuse(['budget', 'amount'], 'a budget is raised, not cut');
  if (before.budget.token_worth !== after.budget.token_worth)
    refuse(['budget', 'token_worth'], 'what a token is worth stays');
  for (const item of before.items) {
    const index = after.items.findIndex(({ code }) => code === item.code);
    const now = after.items[index];
    if (!now) refuse(['items'], `${item.code} is gone`);
    else
      for (const name of changedFields(item, now))
        refuse(['items', index, name], 'it is published');
  }
  return found;
}

function changedFields(before: CampaignItem, after: CampaignItem): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const fieldOf = (item: CampaignItem, name: string) => (item as Record<string, unknown>)[name];
  return [...names].filter(
    (name) => !isFree(name) && !same(fieldOf(before, name), fieldOf(after, name)),
  );
}
