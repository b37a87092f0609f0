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
  bonus_balance: string;
  game_token: string;
  frozen_token: string;
}

/** The pockets as statements of play answer them: texts of minor units. */
export interface Pockets {
  cash_minor: string;
  bonus_minor: string;
  token_minor: string;
  frozen_minor: string;
}

/** The pockets that a statement answered, as calls tell them. */
export const pocketsView = (pockets: Pockets, currency: CurrencyCode): BalanceView => ({
  game_balance: formatAmount(BigInt(pockets.cash_minor), currency),
  bonus_balance: formatAmount(BigInt(pockets.bonus_minor), currency),
  game_token: tokenText(BigInt(pockets.token_minor)),
  frozen_token: tokenText(BigInt(pockets.frozen_minor)),
});

/** What a player may play with, pocket by pocket: cash, bonus, tokens, and tokens that wait. */
export function balanceView(
  balances: readonly AccountBalance[],
  currency: CurrencyCode,
): BalanceView {
  const available = (kind: string, of: string): bigint =>
    balances.find((balance) => balance.kind === kind && balance.currency === of)?.availableMinor ??
    0n;
  return {
    game_balance: formatAmount(available('cash', currency), currency),
    bonus_balance: formatAmount(available('bonus', currency), currency),
    game_token: tokenText(available('token', tokenCurrency)),
    frozen_token: tokenText(available('minigame', tokenCurrency)),
  };
}
