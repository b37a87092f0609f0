import { inTransaction, type Executor } from '@pavilion/database';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { oddsMilliOf } from '@pavilion/rewards/campaign';
import {
  cashbackMinor,
  rateOfLevel,
  rewardPeriodAt,
  rewardPeriodBefore,
  type RewardSpan,
} from '@pavilion/rewards/cash-rewards';
import type { ServerContext } from '../../../context.ts';
import { forEachApart } from '../../../each-apart.ts';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf, itemsOfKind, reasonAgainst, type ItemOfKind } from '../campaigns/index.ts';
import {
  readPlayedSums,
  settlementsCommittedBy,
  type PlayedFilter,
  type PlayedSums,
} from '../turnover/index.ts';
import { isFixed, markFixed, writePeriod } from './period.store.ts';
import { readReceived } from './received.store.ts';

export type CashbackItem = ItemOfKind<'cashback'>;

const hourMs = 60 * 60 * 1000;
const defaultClaimHours = 168;
/** Periods that are looked back for after a stand-still. */
const lookBackMax = 31;

/** What a period gives a player as it stands, minor units. */
export interface CashbackNow {
  level: number;
  rateBp: number;
  amountMinor: bigint;
  inputs: Record<string, string>;
}

/** The part of a period in which the item stood open; null: none. */
export function openPart(item: CashbackItem, span: RewardSpan): { from: Date; to: Date } | null {
  const { startsAt, endsAt, stoppedAt } = item;
  const end = stoppedAt !== null && stoppedAt < endsAt ? stoppedAt : endsAt;
  const from = span.from > startsAt ? span.from : startsAt;
  const to = span.to < end ? span.to : end;
  return from < to ? { from, to } : null;
}

export function filterOf({ currency }: Pick<Site, 'currency'>, item: CashbackItem): PlayedFilter {
  const { filter } = item.fields;
  if (!filter) return {};
  return {
    categories: filter.categories,
    providers: filter.providers,
    games: filter.games,
    minStakeMinor: parseAmount(filter.min_stake ?? '0', currency.code) ?? 0n,
    minOddsMilli: filter.min_odds === undefined ? undefined : oddsMilliOf(filter.min_odds),
    isCashOnly: filter.money === 'cash',
  };
}

/** What sums of a stretch give a player; null: the item is not for them. */
export async function cashbackOf(
  executor: Executor,
  site: Site,
  item: CashbackItem,
  { sums, from, to, now }: { sums: PlayedSums; from: Date; to: Date; now: Date },
): Promise<CashbackNow | null> {
  const { playerId, stakedMinor, returnedMinor } = sums;
  const facts = await factsOf(executor, site, playerId, now);
  if (reasonAgainst(item.fields, facts, now) !== null) return null;
  const owner = { siteId: site.id, playerId };
  const receivedMinor = await readReceived(executor, { ...owner, from, to });
  const rateBp = rateOfLevel(item.fields.rates, facts.level);
  const minor = (amount: string): bigint => parseAmount(amount, site.currency.code) ?? 0n;
  const { min = '0', max } = item.fields;
  const amountMinor = cashbackMinor(
    { rateBp, minMinor: minor(min), maxMinor: minor(max) },
    { stakedMinor, returnedMinor, receivedMinor },
  );
  const amount = (of: bigint): string => formatAmount(of, site.currency.code);
  const inputs = {
    staked: amount(stakedMinor),
    returned: amount(returnedMinor),
    received: amount(receivedMinor),
    ...{ min, max },
  };
  return { level: facts.level, rateBp, amountMinor, inputs };
}

/** Fixes what periods of all sites gave, ten seconds after their end; each once. */
export async function fixCashback(context: ServerContext): Promise<void> {
  for (const site of context.sites.all()) {
    const items = await itemsOfKind(context, site.id, 'cashback');
    await forEachApart('cashbacks', items, async (item) => {
      for (const span of await spansToFix(context, site, item))
        await fixPeriod(context, site, item, span);
      return true;
    });
  }
}

/**
 * Periods of an item that are surely over and not fixed, the oldest first: behind a fixed one all
 * are.
 */
async function spansToFix(
  context: ServerContext,
  site: Site,
  item: CashbackItem,
): Promise<RewardSpan[]> {
  const spans: RewardSpan[] = [];
  const { period } = item.fields;
  const committedBy = settlementsCommittedBy(context.clock.now());
  let span = rewardPeriodAt(period, site.timeZone, committedBy);
  for (let back = 0; back < lookBackMax; back += 1) {
    span = rewardPeriodBefore(period, site.timeZone, span.from);
    if (span.to <= item.startsAt) break;
    if (!openPart(item, span)) continue;
    const of = { siteId: site.id, itemCode: item.code, periodKey: span.key };
    if (await isFixed(context.database.db, of)) break;
    spans.push(span);
  }
  return spans.toReversed();
}

async function fixPeriod(
  context: ServerContext,
  site: Site,
  item: CashbackItem,
  span: RewardSpan,
): Promise<void> {
  const period = { siteId: site.id, itemCode: item.code, periodKey: span.key };
  const now = context.clock.now();
  const claimHours = item.fields.claim_hours ?? defaultClaimHours;
  const claimUntil = new Date(span.to.getTime() + claimHours * hourMs);
  await inTransaction(context.database, async (executor) => {
    const part = openPart(item, span);
    if (!part || !(await markFixed(executor, period, now))) return;
    const asked = { siteId: site.id, playerId: null, ...part, filter: filterOf(site, item) };
    for (const sums of await readPlayedSums(executor, asked)) {
      if (sums.stakedMinor <= sums.returnedMinor) continue;
      const given = await cashbackOf(executor, site, item, { sums, ...part, now });
      if (!given || given.amountMinor === 0n) continue;
      await writePeriod(
        executor,
        { ...period, ...given, playerId: sums.playerId, claimUntil },
        now,
      );
    }
  });
}
