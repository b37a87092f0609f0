import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, formatMinor } from '@pavilion/domain/money';
import type { AccountBalance } from '@pavilion/ledger';

/** Ledger currency of game tokens; a token has no smaller part. */
export const tokenCurrency = 'TOKEN';
const tokenExponent = 0;

/** Game tokens on the wire. */
export function tokenText(tokenMinor: bigint): string {
  return formatMinor(tokenMinor, tokenExponent);
}

export interface BalanceView {
  game_balance: string;
  game_token: string;
}

/** What a player may play with: his cash in the site's currency and his tokens. */
export function balanceView(
  balances: readonly AccountBalance[],
  currency: CurrencyCode,
): BalanceView {
  const available = (kind: string, of: string): bigint =>
    balances.find((balance) => balance.kind === kind && balance.currency === of)?.availableMinor ??
    0n;
  return {
    game_balance: formatAmount(available('cash', currency), currency),
    game_token: tokenText(available('token', tokenCurrency)),
  };
}
