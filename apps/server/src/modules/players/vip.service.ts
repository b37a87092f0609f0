import type { CallResponse, vip } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { nextVipLevel, vipLevelOf } from '@pavilion/domain/vip';
import type { PlayerContext } from '../../http/route.ts';
import { readTotals, readVipLevels } from './player.store.ts';

/**
 * Progress to the next level: `starting` is what the present level asked for, `cycle` what came since, so that their sum over
 * `next` is the share of the way (specification, point 9). At the top `next` repeats the top level's own requirement.
 */
export async function vipOf(context: PlayerContext): Promise<CallResponse<typeof vip>> {
  const { db } = context.server.database;
  const owner = { siteId: context.site.id, playerId: context.player.id };
  const [levels, totals] = await Promise.all([
    readVipLevels(db, owner.siteId),
    readTotals(db, owner),
  ]);
  if (levels.length === 0) return { nextLevel: [] };
  const current = vipLevelOf(levels, totals);
  const next = nextVipLevel(levels, current);
  const amount = (minor: bigint): string => formatAmount(minor, context.site.currency.code);
  return {
    nextLevel: [
      {
        starting_deposit: amount(current.depositMinor),
        cycle_deposit: amount(totals.depositMinor - current.depositMinor),
        deposit_next: amount((next ?? current).depositMinor),
        starting_turnover: amount(current.turnoverMinor),
        cycle_turnover: amount(totals.turnoverMinor - current.turnoverMinor),
        turnover_next: amount((next ?? current).turnoverMinor),
        vip_name: current.name,
        vip_name_next: next?.name ?? null,
      },
    ],
  };
}
