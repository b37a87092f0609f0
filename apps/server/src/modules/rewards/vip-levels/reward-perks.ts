import { parseMinor } from '@pavilion/domain/money';
import { rateOfLevel, rowOfLevel } from '@pavilion/rewards/cash-rewards';
import { textOf, type RewardItem } from '../campaigns/index.ts';
import type { PerkWriter } from './vip-perks.ts';

/**
 * What open items of the site give a level, a line each: cash that depends on it, and what reaching
 * it brings.
 */
export function rewardPerks(
  items: readonly RewardItem[],
  level: number,
  writer: PerkWriter,
): string[] {
  return items
    .filter((item) => isForLevel(item, level))
    .map((item) => perkOf(item, level, writer))
    .filter((line) => line !== null);
}

function isForLevel({ fields }: RewardItem, level: number): boolean {
  const { from = 0, to = Infinity } = fields.audience?.levels ?? {};
  return from <= level && level <= to;
}

const periodTexts = {
  day: 'ui.vip.cashbackDay',
  week: 'ui.vip.cashbackWeek',
  month: 'ui.vip.cashbackMonth',
} as const;

function perkOf(
  { fields }: RewardItem,
  level: number,
  { t, money, percent, language, exponent }: PerkWriter,
): string | null {
  switch (fields.kind) {
    case 'rakeback': {
      const rate = rateOfLevel(fields.rates, level);
      return rate === 0 ? null : t('ui.vip.rakeback', { percent: percent(rate) });
    }
    case 'cashback': {
      const rate = rateOfLevel(fields.rates, level);
      return rate === 0 ? null : t(periodTexts[fields.period], { percent: percent(rate) });
    }
    case 'reload': {
      const base = parseMinor(rowOfLevel(fields.base, level)?.amount ?? '0', exponent) ?? 0n;
      return base === 0n ? null : t('ui.vip.reload', { amount: money(base) });
    }
    default: {
      const isReached = 'trigger' in fields && fields.trigger.on === 'level';
      if (!isReached || (fields.trigger.level ?? 1) !== level) return null;
      return t('ui.vip.reached', { reward: textOf(fields, language.code).title });
    }
  }
}
