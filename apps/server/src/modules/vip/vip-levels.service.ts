import type { CallResponse, vipLevels } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { keepRequirement } from '@pavilion/domain/vip';
import type { RequestContext } from '../../http/route.ts';
import { tokensForLevel } from './raise-vip.service.ts';
import { readVipLevels, readVipRules } from './standing.store.ts';

/** All of a level's own way: what it asks for beyond the level before. */
const wholeWayPercent = 100;

/** The level table of the site; the cycle of a level is what keeps it, or its own way where levels are kept for ever. */
export async function vipLevelsOf({
  server,
  site,
}: Pick<RequestContext, 'server' | 'site'>): Promise<CallResponse<typeof vipLevels>> {
  const { db } = server.database;
  const [levels, rules] = await Promise.all([
    readVipLevels(db, site.id),
    readVipRules(db, site.id),
  ]);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    value: levels.map((level) => {
      const cycle = keepRequirement(levels, level, rules?.keepPercent ?? wholeWayPercent);
      return {
        level: level.level,
        vip_name: level.name,
        deposit: amount(level.depositMinor),
        turnover: amount(level.turnoverMinor),
        cycle_deposit: amount(cycle.depositMinor),
        cycle_turnover: amount(cycle.turnoverMinor),
        perks: [],
        tokens: Number(tokensForLevel(level.level)),
        turnover_per_token:
          level.turnoverPerTokenMinor === null ? null : amount(level.turnoverPerTokenMinor),
      };
    }),
    cycle_days: rules?.cycleDays ?? null,
  };
}
