import type { Market } from './market-type.ts';

/**
 * How many outcomes of a market can win beside each other; null: all of them. What a market can
 * cost at most is what so many of its dearest outcomes win together. Level runners share what the
 * places pay, and of a quarter line no side gains while the other loses nothing: neither costs
 * more. Of a market that counts the rest it is so until the first score: bets in play start from
 * theirs.
 */
export function winnersAtOnce({ type, param }: Pick<Market, 'type' | 'param'>): number | null {
  const asked = param ?? type.param ?? '';
  switch (type.base) {
    case 'double-chance':
      return 2;
    case 'place':
      return Number(asked);
    case 'scorer':
      return asked === 'first' || asked === 'last' ? 1 : null;
    default:
      return 1;
  }
}
