import type { ProviderInput, transact } from '@pavilion/contracts/provider';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { parseAmount } from '@pavilion/domain/money';
import type { WalletAction } from './transact.store.ts';

type Action = ProviderInput<typeof transact>['actions'][number];
type StakeLike = Extract<Action, { kind: 'debit' | 'debitCredit' | 'tip' }>;
type Contributions = Extract<Action, { kind: 'debit' }>['contributions'];

interface House {
  /** Code of the provider: ids of jackpots are his own. */
  provider: string;
  /** The house account of what is to be settled with the connection. */
  clearing: string;
}

/** Whether an action takes money of a player who must be allowed to give it. */
export const isStakeLike = (action: Action): action is StakeLike =>
  action.kind === 'debit' || action.kind === 'debitCredit' || action.kind === 'tip';

/**
 * An action of the contract as the wallet reads it; null when an amount is none of the currency, or
 * its contributions are more than the stake.
 */
export function walletActionOf(
  action: Action,
  currency: CurrencyCode,
  house: House,
): WalletAction | null {
  const read = (text: string): bigint | null =>
    parseAmount(text, currency, { isSignAllowed: true });
  if (action.kind === 'endRound') return { kind: 'finish' };
  const common = { tx: action.txId, finished: action.finished ?? false };
  if (action.kind === 'rollback') return { ...common, kind: 'rollback', ref: action.refTxId };
  const amount = read(action.amount);
  if (amount === null) return null;
  switch (action.kind) {
    case 'debit': {
      const filled = contributionsOf(action.contributions, { amount, house, read });
      return filled && { ...common, kind: 'debit', amount, ...filled };
    }
    case 'debitCredit': {
      const win = read(action.win);
      const filled = contributionsOf(action.contributions, { amount, house, read });
      return win !== null && filled
        ? { ...common, kind: 'debit-credit', amount, win, ...filled }
        : null;
    }
    case 'credit':
      return { ...common, kind: 'credit', amount, ref: action.refTxId, refs: action.refTxIds };
    case 'adjust':
      return { ...common, kind: 'adjust', amount };
    case 'promoCredit':
      return { ...common, kind: 'promo', amount, fund: 'promo_fund', campaign: action.campaignId };
    case 'jackpotWin': {
      const isOurs = action.fundedBy === 'operator';
      const fund = isOurs ? poolOf(house, action.jackpotId) : house.clearing;
      return { ...common, kind: 'jackpot', amount, fund };
    }
    case 'tip':
      return { ...common, kind: 'tip', amount, fund: house.clearing };
  }
}

/** The house account that the money of a jackpot lies on. */
const poolOf = ({ provider }: House, jackpotId: string): string => `pool:${provider}/${jackpotId}`;

/** What goes into pools of the operator; null when that is no amount, or more than the stake. */
function contributionsOf(
  told: Contributions,
  of: { amount: bigint; house: House; read: (text: string) => bigint | null },
): Pick<WalletAction, 'contributions'> | null {
  const moved: Array<{ fund: string; amount: bigint }> = [];
  let sum = 0n;
  for (const { jackpotId, amount: text, fund } of told ?? []) {
    const amount = of.read(text);
    if (amount === null) return null;
    if (fund !== 'operator') continue;
    sum += amount;
    moved.push({ fund: poolOf(of.house, jackpotId), amount });
  }
  if (sum > of.amount) return null;
  return moved.length > 0 ? { contributions: moved } : {};
}
