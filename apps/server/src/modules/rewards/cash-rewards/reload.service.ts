import type { Executor } from '@pavilion/database';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import {
  rateOfLevel,
  reloadEnd,
  reloadLooksAt,
  reloadMinor,
  rowOfLevel,
  type ReloadPlan,
} from '@pavilion/rewards/cash-rewards';
import type { Site } from '../../../site-directory/index.ts';
import { factsOf, reasonAgainst, type ItemOfKind } from '../campaigns/index.ts';
import { readPlayedSums } from '../turnover/index.ts';
import { lockPeriod, readPeriods, writePeriod, type FixedPeriod } from './period.store.ts';

export type ReloadItem = ItemOfKind<'reload'>;

/** A reload is one period, whatever its parts. */
const reloadKey = 'reload';

export const planOf = ({ startsAt, fields }: ReloadItem): ReloadPlan => ({
  startsAt,
  parts: fields.parts,
  everyHours: fields.every_hours,
});

type Reload = Omit<FixedPeriod, 'claimedMinor'>;

/**
 * What a reload gives a player in all, as their level and turnover say now; null: it is not for
 * them.
 */
async function reloadOf(
  executor: Executor,
  site: Site,
  item: ReloadItem,
  { playerId, now }: { playerId: string; now: Date },
): Promise<Reload | null> {
  const facts = await factsOf(executor, site, playerId, now);
  if (reasonAgainst(item.fields, facts, now) !== null) return null;
  const { from, to } = reloadLooksAt(planOf(item));
  const asked = { siteId: site.id, playerId, from, to, filter: {} };
  const [sums] = await readPlayedSums(executor, asked);
  const turnoverMinor = sums && sums.stakedMinor > 0n ? sums.stakedMinor : 0n;
  const base = rowOfLevel(item.fields.base, facts.level)?.amount ?? '0';
  const baseMinor = parseAmount(base, site.currency.code) ?? 0n;
  const rateBp = rateOfLevel(item.fields.rates, facts.level);
  const amountMinor = reloadMinor(baseMinor, turnoverMinor, rateBp);
  const amount = (of: bigint): string => formatAmount(of, site.currency.code);
  return {
    ...{ siteId: site.id, itemCode: item.code, periodKey: reloadKey, playerId },
    ...{ level: facts.level, rateBp, amountMinor, claimUntil: reloadEnd(planOf(item)) },
    inputs: {
      base: amount(baseMinor),
      turnover: amount(turnoverMinor),
      amount: amount(amountMinor),
      parts: `${item.fields.parts}`,
    },
  };
}

/**
 * What a reload gives a player: as it was fixed with the first claim, before it as things stand.
 */
export async function reloadNow(
  executor: Executor,
  site: Site,
  item: ReloadItem,
  { playerId, now }: { playerId: string; now: Date },
): Promise<FixedPeriod | null> {
  const owner = { siteId: site.id, itemCode: item.code, playerId };
  const [fixed] = await readPeriods(executor, owner);
  if (fixed) return fixed;
  const reload = await reloadOf(executor, site, item, { playerId, now });
  return reload && { ...reload, claimedMinor: 0n };
}

/**
 * Fixes a reload with its first claim, and locks it: its parts are parts of one amount whatever
 * comes.
 */
export async function fixReload(
  executor: Executor,
  site: Site,
  item: ReloadItem,
  { playerId, now }: { playerId: string; now: Date },
): Promise<FixedPeriod | null> {
  const owner = { siteId: site.id, itemCode: item.code, playerId };
  const known = await lockPeriod(executor, owner, reloadKey);
  if (known) return known;
  const reload = await reloadOf(executor, site, item, { playerId, now });
  if (!reload || reload.amountMinor === 0n) return null;
  await writePeriod(executor, reload, now);
  return lockPeriod(executor, owner, reloadKey);
}
