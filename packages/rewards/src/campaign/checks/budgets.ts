import type { Prize } from '../../prize.ts';
import type { Campaign, CampaignItem } from '../campaign-schema.ts';
import { minorOf, ofItems, problem, type CampaignCheck } from './campaign-check.ts';
import { prizesOf } from './item-prizes.ts';

interface Money {
  exponent: number;
  tokenWorth: string | undefined;
}

/**
 * What a prize costs the house, minor units; null: tokens whose worth the campaign does not say.
 */
function costOf(prize: Prize, { exponent, tokenWorth }: Money): bigint | null {
  if (prize.kind === 'cash' || prize.kind === 'bonus') return minorOf(prize.amount, exponent);
  if (prize.kind !== 'token') return 0n;
  return tokenWorth === undefined ? null : BigInt(prize.amount) * minorOf(tokenWorth, exponent);
}

/** What an item gives by itself, beside the prizes it names. */
function ownPrize(item: CampaignItem): Prize | null {
  if (item.kind === 'tokens') return { kind: 'token', amount: item.amount };
  if (item.kind === 'free_bet') return { kind: 'cash', amount: item.amount };
  if (item.kind === 'bonus' && 'amount' in item.grant)
    return { kind: 'cash', amount: item.grant.amount };
  return null;
}

const boundOf = (campaign: Campaign, item: CampaignItem, exponent: number): bigint => {
  const whole = minorOf(campaign.budget.amount, exponent);
  const own = item.budget?.amount;
  const bound = own === undefined ? whole : minorOf(own, exponent);
  return bound < whole ? bound : whole;
};

/** What gives has a budget, and one gift fits into it. */
export const giftsFitTheirBudget: CampaignCheck = (campaign, { exponent }) => {
  const money = { exponent, tokenWorth: campaign.budget.token_worth };
  return ofItems(campaign, (item, at) => {
    const own = ownPrize(item);
    const prizes = [...prizesOf(item, at), ...(own ? [{ prize: own, at, times: 1 }] : [])];
    const gives = prizes.filter(({ prize }) => prize.kind !== 'none');
    if (gives.length === 0) return [];
    const unknown = gives.find(({ prize }) => costOf(prize, money) === null);
    if (unknown)
      return [
        problem(
          ['budget', 'token_worth'],
          'budgetMissing',
          'the campaign gives tokens and does not say what one is worth',
        ),
      ];
    const bound = boundOf(campaign, item, exponent);
    if (bound === 0n)
      return [problem([...at, 'budget'], 'budgetMissing', 'gives and has no budget')];
    const costs = gives.map(({ prize, times }) => (costOf(prize, money) ?? 0n) * BigInt(times));
    const sum = costs.reduce((a, b) => a + b, 0n);
    if (item.kind === 'race')
      return sum > bound
        ? [problem([...at, 'prizes'], 'prizeAboveBudget', 'all prizes together')]
        : [];
    return gives.flatMap(({ at: place }, index) =>
      (costs[index] ?? 0n) > bound
        ? [problem(place, 'prizeAboveBudget', 'one of it is more than the budget')]
        : [],
    );
  });
};

type Span = { from: number; to: number };

const spanOf = (campaign: Campaign, item: CampaignItem): Span => ({
  from: Date.parse(item.starts_at ?? campaign.starts_at),
  to: Date.parse(item.ends_at ?? campaign.ends_at),
});

const keyOf = (item: CampaignItem): string | null =>
  item.stacking_group === undefined || !('trigger' in item)
    ? null
    : JSON.stringify([item.stacking_group, item.trigger.on, item.audience ?? null]);

/** No player stands before two gifts of one group at once. */
export const groupsDoNotOverlap: CampaignCheck = (campaign) =>
  ofItems(campaign, (item, at) => {
    const key = keyOf(item);
    const index = campaign.items.indexOf(item);
    if (key === null) return [];
    const span = spanOf(campaign, item);
    const other = campaign.items.slice(0, index).find((earlier) => {
      const held = spanOf(campaign, earlier);
      return keyOf(earlier) === key && held.from < span.to && span.from < held.to;
    });
    return other
      ? [problem([...at, 'stacking_group'], 'stackingOverlap', `stands beside ${other.code}`)]
      : [];
  });
