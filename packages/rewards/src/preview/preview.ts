import { parseMinor } from '@pavilion/domain/money';
import { localDateOf } from '@pavilion/domain/time-zones';
import { ineligibility } from '../audience/index.ts';
import type { CampaignItem, ItemKind, ItemOf } from '../campaign/index.ts';
import { cashback, jackpot, rakeback, reload } from './cash.ts';
import { mission, race } from './contests.ts';
import {
  byPlayer,
  type Estimator,
  type EstimatorOf,
  type PastGrant,
  type PastPlayer,
  type PreviewBasis,
  type PreviewWorld,
} from './past.ts';
import { referral } from './referral.ts';
import { minigame, wheel } from './token-games.ts';
import { triggered } from './triggered.ts';

/** Gives nothing by itself: a card that names other items. */
const nothing: EstimatorOf<CampaignItem> = () => byPlayer('none', () => []);

const estimators: { readonly [Kind in ItemKind]: EstimatorOf<ItemOf<Kind>> } = {
  bonus: triggered,
  free_bet: triggered,
  odds_boost: triggered,
  free_rounds: triggered,
  tokens: triggered,
  mission,
  race,
  wheel,
  minigame,
  rakeback,
  cashback,
  reload,
  referral,
  jackpot,
  promotion: nothing,
};

/** What an item would have given within its budget and its campaign's. */
export interface ItemPreview {
  code: string;
  kind: ItemKind;
  basis: PreviewBasis;
  grants: number;
  costMinor: bigint;
  /** What the budgets would not have held. */
  refused: number;
  /** Who would have had how much, the most first. */
  who: Array<{ playerId: string; grants: number; costMinor: bigint }>;
}

interface Preview {
  add(player: PastPlayer): void;
  finish(): ItemPreview[];
}

interface Looked {
  item: CampaignItem;
  estimator: Estimator;
  grants: PastGrant[];
}

/**
 * Looks at a campaign as if it had run over a stretch of the past: players one by one, then what it
 * would have given.
 */
export function previewCampaign(world: PreviewWorld): Preview {
  const items: Looked[] = world.campaign.items.map((item) => {
    // The record is complete: the estimator of a kind takes items of this kind.
    const estimatorOf = estimators[item.kind] as EstimatorOf<CampaignItem>;
    return { item, estimator: estimatorOf(item, world), grants: [] };
  });
  return {
    add(player) {
      for (const { item, estimator, grants } of items)
        if (ineligibility(item.audience, player.facts, world.to) === null)
          grants.push(...estimator.add(player));
    },
    finish() {
      for (const { estimator, grants } of items) grants.push(...estimator.finish());
      return withinBudgets(world, items);
    },
  };
}

/** Gives what budgets hold, in the order of time. */
function withinBudgets(world: PreviewWorld, items: readonly Looked[]): ItemPreview[] {
  const minor = (amount: string): bigint => parseMinor(amount, world.exponent) ?? 0n;
  const dateAt = localDateOf(world.zone);
  let leftMinor = minor(world.campaign.budget.amount);
  const tills = new Map(items.map((one) => [one, tillOf(one.item, minor, dateAt)]));
  const all = items
    .flatMap((one) => one.grants.map((grant) => ({ one, grant })))
    .toSorted((a, b) => a.grant.at.getTime() - b.grant.at.getTime());
  for (const { one, grant } of all)
    if (tills.get(one)?.take(grant, leftMinor)) leftMinor -= grant.costMinor;
  return items.map((one) => {
    const { item, estimator, grants } = one;
    const given = tills.get(one)?.given ?? [];
    const costMinor = given.reduce((total, grant) => total + grant.costMinor, 0n);
    const refused = grants.length - given.length;
    const { code, kind } = item;
    return {
      code,
      kind,
      basis: estimator.basis,
      grants: given.length,
      costMinor,
      refused,
      who: whoOf(given),
    };
  });
}

interface Till {
  readonly given: PastGrant[];
  /** Gives a grant if the item's budget, and what is left of the campaign's, hold it. */
  take(grant: PastGrant, campaignLeftMinor: bigint): boolean;
}

function tillOf(
  { budget = {} }: CampaignItem,
  minor: (amount: string) => bigint,
  dateAt: (at: Date) => string,
): Till {
  const given: PastGrant[] = [];
  const perPlayer = new Map<string, number>();
  const perDay = new Map<string, number>();
  let leftMinor = budget.amount === undefined ? null : minor(budget.amount);
  const isFull = (counts: Map<string, number>, key: string, most = Infinity): boolean =>
    (counts.get(key) ?? 0) >= most;
  return {
    given,
    take(grant, campaignLeftMinor) {
      const { costMinor } = grant;
      const player = grant.playerId ?? '';
      const day = dateAt(grant.at);
      const isPoor = costMinor > campaignLeftMinor || (leftMinor !== null && costMinor > leftMinor);
      if (isPoor || given.length >= (budget.grants ?? Infinity)) return false;
      if (isFull(perPlayer, player, budget.per_player) || isFull(perDay, day, budget.per_day))
        return false;
      if (leftMinor !== null) leftMinor -= costMinor;
      perPlayer.set(player, (perPlayer.get(player) ?? 0) + 1);
      perDay.set(day, (perDay.get(day) ?? 0) + 1);
      given.push(grant);
      return true;
    },
  };
}

function whoOf(given: readonly PastGrant[]): ItemPreview['who'] {
  const people = new Map<string, { grants: number; costMinor: bigint }>();
  for (const { playerId, costMinor } of given) {
    if (playerId === null) continue;
    const before = people.get(playerId) ?? { grants: 0, costMinor: 0n };
    people.set(playerId, { grants: before.grants + 1, costMinor: before.costMinor + costMinor });
  }
  return [...people]
    .map(([playerId, sums]) => ({ playerId, ...sums }))
    .toSorted((a, b) => Number(b.costMinor - a.costMinor) || b.grants - a.grants);
}
