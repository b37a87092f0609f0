import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { useLayoutStore } from '../stores/layout.store.ts';
import type { UserState } from '../stores/user.store.ts';

/**
 * Cash and bonus money in one sum, in major units: the most that both pockets can pay of a stake,
 * to judge it by before the server does. Never shown: the two are told apart wherever a player
 * reads them.
 */
export function stakeableOf({ game, bonus }: Pick<UserState, 'game' | 'bonus'>): string {
  const currency = useLayoutStore.getState().site?.currency ?? '';
  if (!isCurrencyCode(currency)) return game.balance;
  const bonusMinor = parseAmount(bonus.balance, currency) ?? 0n;
  const cashMinor = parseAmount(game.balance, currency);
  if (bonusMinor === 0n || cashMinor === null) return game.balance;
  return formatAmount(cashMinor + bonusMinor, currency);
}
