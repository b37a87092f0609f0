import type { CallResponse, vipLevels } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import { keepRequirement } from '@pavilion/domain/vip';
import type { RequestContext } from '../../../http/route.ts';
import { itemsOfSite, stateOfItem } from '../campaigns/index.ts';
import { readLevelMethods, readVipLevels, readVipRules, tokensForLevel } from '../vip/index.ts';
import { rewardPerks } from './reward-perks.ts';
import { perksOf, writerOf, type LevelGifts } from './vip-perks.ts';

/** All of a level's own way: what it asks for beyond the level before. */
const wholeWayPercent = 100;

/** Where the law allows no programme of levels, they give nothing. */
const nothing: LevelGifts = { tokens: 0n, turnoverPerTokenMinor: null, methods: [] };

/**
 * The level table of the site with what each level gives; the cycle of a level is what keeps it, or
 * its own way where levels are kept for ever.
 */
export async function vipLevelsOf({
  server,
  site,
  language,
}: Pick<RequestContext, 'server' | 'site' | 'language'>): Promise<CallResponse<typeof vipLevels>> {
  const { db } = server.database;
  const [levels, rules, methods, items] = await Promise.all([
    readVipLevels(db, site.id),
    readVipRules(db, site.id),
    readLevelMethods(db, site.id),
    itemsOfSite(server, site.id),
  ]);
  const now = server.clock.now();
  const open = items.filter((item) => stateOfItem(item, now) === 'open');
  const writer = writerOf(language, site.currency);
  const { isVipAllowed } = jurisdictionFlags[site.jurisdiction];
  const amount = (minor: bigint): string => formatAmount(minor, site.currency.code);
  return {
    value: levels.map((level) => {
      const cycle = keepRequirement(levels, level, rules?.keepPercent ?? wholeWayPercent);
      const gifts: LevelGifts = isVipAllowed
        ? {
            tokens: tokensForLevel(level.level),
            turnoverPerTokenMinor: level.turnoverPerTokenMinor,
            methods: methods.filter((one) => one.level === level.level).map(({ name }) => name),
          }
        : nothing;
      return {
        level: level.level,
        vip_name: level.name,
        deposit: amount(level.depositMinor),
        turnover: amount(level.turnoverMinor),
        cycle_deposit: amount(cycle.depositMinor),
        cycle_turnover: amount(cycle.turnoverMinor),
        perks: [
          ...perksOf(gifts, writer),
          ...(isVipAllowed ? rewardPerks(open, level.level, writer) : []),
        ],
        tokens: Number(gifts.tokens),
        turnover_per_token:
          gifts.turnoverPerTokenMinor === null ? null : amount(gifts.turnoverPerTokenMinor),
      };
    }),
    cycle_days: rules?.cycleDays ?? null,
  };
}
