import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { matchMinor } from '@pavilion/rewards/bonus';
import type { Prize } from '@pavilion/rewards';
import type { Site } from '../../../site-directory/index.ts';
import type { RewardItem } from '../campaigns/index.ts';

/**
 * What an item gives when its trigger comes; null: it gives nothing by itself. A match needs the
 * deposit it matches.
 */
export function prizeOfItem(
  { currency }: Pick<Site, 'currency'>,
  { code, fields }: RewardItem,
  depositMinor: bigint | null,
): Prize | null {
  switch (fields.kind) {
    case 'tokens':
      return { kind: 'token', amount: fields.amount };
    case 'free_bet':
    case 'odds_boost':
      return { kind: 'free_bet', template: code };
    case 'free_rounds':
      return { kind: 'free_rounds', template: code };
    case 'bonus': {
      if ('amount' in fields.grant)
        return { kind: 'bonus', template: code, amount: fields.grant.amount };
      if (depositMinor === null) return null;
      const maxMinor = parseAmount(fields.grant.max, currency.code) ?? 0n;
      const grantMinor = matchMinor({ percent: fields.grant.percent, maxMinor }, depositMinor);
      const amount = formatAmount(grantMinor, currency.code);
      return grantMinor > 0n ? { kind: 'bonus', template: code, amount } : null;
    }
    default:
      return null;
  }
}

/** How long tokens of an item wait before they can be spent. */
export const releaseOf = ({ fields }: RewardItem): { releaseHours?: number } =>
  fields.kind === 'tokens' && fields.release_hours !== undefined
    ? { releaseHours: fields.release_hours }
    : {};
