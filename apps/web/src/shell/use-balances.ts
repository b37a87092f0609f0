import { useFormat } from '@pavilion/i18n/react';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { untoldBalance, useUserStore } from '../core/stores/user.store.ts';

export interface Balances {
  /** Formatted in the site's currency. */
  balance: string;
  /** Bonus money, formatted; null where there is none. */
  bonus: string | null;
  /** Formatted count. */
  tokens: string;
}

const unknownAmount = '•••';

/**
 * What the player owns, as text; null for guests. A server-rendered page does not know it, nor does
 * one that was signed in to a moment ago: no amount is better than a false one.
 */
export function useBalances(): Balances | null {
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const isSomebody = useUserStore((state) => state.user.account_id !== '');
  const told = useUserStore((state) => state.game);
  const bonus = useUserStore((state) => state.bonus.balance);
  if (!isAuthenticated) return null;
  if (!isSomebody || told === untoldBalance)
    return { balance: unknownAmount, bonus: null, tokens: unknownAmount };
  return {
    balance: format.money(told.balance, currency),
    bonus: Number(bonus) === 0 ? null : format.money(bonus, currency),
    tokens: format.number(told.token),
  };
}
