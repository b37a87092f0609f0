import { parseMinor } from '@pavilion/domain/money';
import type { Prize } from '../prize.ts';
import type { PreviewWorld } from './past.ts';

/**
 * What a prize takes from the budget, minor units; a template of another campaign is not known here
 * and costs nothing.
 */
export function prizeCost({ campaign, exponent }: PreviewWorld, prize: Prize): bigint {
  const minor = (amount = '0'): bigint => parseMinor(amount, exponent) ?? 0n;
  switch (prize.kind) {
    case 'none':
      return 0n;
    case 'cash':
    case 'bonus':
      return minor(prize.amount);
    case 'token':
      return minor(campaign.budget.token_worth) * BigInt(prize.amount);
    case 'free_bet':
    case 'free_rounds': {
      const item = campaign.items.find(({ code }) => code === prize.template);
      if (item?.kind === 'free_bet') return minor(item.amount);
      if (item?.kind === 'odds_boost') return minor(item.max_extra);
      if (item?.kind !== 'free_rounds') return 0n;
      const rounds = prize.kind === 'free_rounds' ? prize.rounds : undefined;
      return minor(item.stake) * BigInt(rounds ?? item.rounds);
    }
  }
}
