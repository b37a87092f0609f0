import type { CallResponse, vip } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { creditOf, cycleOf, keepRequirement, nextVipLevel, vipLevelOf } from '@pavilion/domain/vip';
import type { PlayerContext } from '../../../http/route.ts';
import {
  readStanding,
  readVipLevels,
  readVipRules,
  type StandingRow,
  type VipLevelRow,
  type VipRules,
} from './standing.store.ts';

type Answer = CallResponse<typeof vip>;
type Amount = (minor: bigint) => string;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Progress to the next level: `starting` is what stood at the beginning of the cycle, `cycle` what
 * came since, so that their sum over `next` is the share of the way (specification, point 9). Where
 * levels are kept for ever, the cycle began with the present level. At the top `next` repeats the
 * top level's own requirement.
 */
export async function vipOf(context: PlayerContext): Promise<Answer> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const [levels, rules, standing] = await Promise.all([
    readVipLevels(db, owner.siteId),
    readVipRules(db, owner.siteId),
    readStanding(db, owner),
  ]);
  if (levels.length === 0) return { nextLevel: [], keep: null };
  const credit = creditOf(standing);
  const current = vipLevelOf(levels, credit);
  const next = nextVipLevel(levels, current) ?? current;
  const amount: Amount = (minor) => formatAmount(minor, context.site.currency.code);
  const runs = rules !== null && standing.cycleStartedAt !== null;
  const done = runs
    ? cycleOf(standing)
    : {
        depositMinor: credit.depositMinor - current.depositMinor,
        turnoverMinor: credit.turnoverMinor - current.turnoverMinor,
      };
  return {
    nextLevel: [
      {
        starting_deposit: amount(credit.depositMinor - done.depositMinor),
        cycle_deposit: amount(done.depositMinor),
        deposit_next: amount(next.depositMinor),
        starting_turnover: amount(credit.turnoverMinor - done.turnoverMinor),
        cycle_turnover: amount(done.turnoverMinor),
        turnover_next: amount(next.turnoverMinor),
        vip_name: current.name,
        vip_name_next: next === current ? null : next.name,
      },
    ],
    keep: rules === null ? null : keepOf({ levels, rules, standing, current }, amount),
  };
}

/** The level a player stands on; null where the site has none. */
export async function vipLevelNow(
  executor: Executor,
  owner: { siteId: string; playerId: string },
): Promise<number | null> {
  const levels = await readVipLevels(executor, owner.siteId);
  if (levels.length === 0) return null;
  return vipLevelOf(levels, creditOf(await readStanding(executor, owner))).level;
}

/** What the level still asks for in this cycle; null where there is nothing to keep. */
function keepOf(
  of: { levels: VipLevelRow[]; rules: VipRules; standing: StandingRow; current: VipLevelRow },
  amount: Amount,
): Answer['keep'] {
  const { levels, rules, standing, current } = of;
  if (standing.cycleStartedAt === null || current.level === 0) return null;
  const needed = keepRequirement(levels, current, rules.keepPercent);
  const done = cycleOf(standing);
  return {
    ends_at: new Date(standing.cycleStartedAt.getTime() + rules.cycleDays * dayMs).toISOString(),
    deposit_done: amount(done.depositMinor),
    deposit_needed: amount(needed.depositMinor),
    turnover_done: amount(done.turnoverMinor),
    turnover_needed: amount(needed.turnoverMinor),
    level_below: levels[current.level - 1]?.name ?? '',
  };
}
