import type { CallResponse, vipLevels } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { RequestContext } from '../../http/route.ts';
import { readVipLevels } from './player.store.ts';

/** The level table of the site; the cycle of a level is what it asks for beyond the level before. */
export async function vipLevelsOf({
  server,
  site,
}: Pick<RequestContext, 'server' | 'site'>): Promise<CallResponse<typeof vipLevels>> {
  const levels = await readVipLevels(server.database.db, site.id);
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    value: levels.map((level, index) => {
      const before = levels[index - 1] ?? { depositMinor: 0n, turnoverMinor: 0n };
      return {
        level: level.level,
        vip_name: level.name,
        deposit: amount(level.depositMinor),
        turnover: amount(level.turnoverMinor),
        cycle_deposit: amount(level.depositMinor - before.depositMinor),
        cycle_turnover: amount(level.turnoverMinor - before.turnoverMinor),
        perks: [],
      };
    }),
  };
}
