import { useFormat } from '@pavilion/i18n/react';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { useUserStore } from '../core/stores/user.store.ts';

export interface Balances {
  /** Formatted in the site's currency. */
  balance: string;
  /** Formatted count. */
  tokens: string;
}

const unknownAmount = '•••';

/** What the player owns, as text; null for guests. A page drawn by the server does not know it: no amount is better than a false one. */
export function useBalances(): Balances | null {
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const { balance, token } = useUserStore((state) => state.game);
  if (!isAuthenticated) return null;
  if (!isKnown) return { balance: unknownAmount, tokens: unknownAmount };
  return { balance: format.money(balance, currency), tokens: format.number(token) };
}
