import type { Executor } from '@pavilion/database';
import type { AccountRef, Posted, PostingLine } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';

/** Whose pot, and which of its rounds money moves for. */
export interface RoundMoney {
  id: string;
  siteId: string;
  code: string;
  currency: string;
}

type HouseAccount = Extract<AccountRef, { owner: 'house' }>;
const promoFund = { owner: 'house', kind: 'promo_fund' } as const;

/** The house account a pot's money lies on. */
export function potAccount(code: string): HouseAccount {
  return { owner: 'house', kind: `jackpot:${code}` };
}

/** Puts what a round begins with from the promotion fund into its pot, once. */
export function postOpening(
  executor: Executor,
  context: ServerContext,
  round: RoundMoney,
  amountMinor: bigint,
): Promise<Posted> {
  return post(executor, context, round, 'opening', [
    { ...promoFund, amountMinor: -amountMinor },
    { ...potAccount(round.code), amountMinor },
  ]);
}

/**
 * Brings what a round's turnover has put in from one total to a higher one; the key is the new
 * total.
 */
export function postContribution(
  executor: Executor,
  context: ServerContext,
  round: RoundMoney,
  { fromMinor, toMinor }: { fromMinor: bigint; toMinor: bigint },
): Promise<Posted> {
  const lines = [
    { ...promoFund, amountMinor: fromMinor - toMinor },
    { ...potAccount(round.code), amountMinor: toMinor - fromMinor },
  ];
  return post(executor, context, round, 'contribution', lines, `:${toMinor}`);
}

/** Pays a whole pot to the winner's cash, once a round. */
export function postPayout(
  executor: Executor,
  context: ServerContext,
  round: RoundMoney,
  { playerId, amountMinor }: { playerId: string; amountMinor: bigint },
): Promise<Posted> {
  return post(executor, context, round, 'payout', [
    { owner: 'player', playerId, kind: 'cash', amountMinor },
    { ...potAccount(round.code), amountMinor: -amountMinor },
  ]);
}

/** Gives a pot that nobody won and that goes on no more back to the promotion fund. */
export function postReturn(
  executor: Executor,
  context: ServerContext,
  round: RoundMoney,
  amountMinor: bigint,
): Promise<Posted> {
  return post(executor, context, round, 'return', [
    { ...promoFund, amountMinor },
    { ...potAccount(round.code), amountMinor: -amountMinor },
  ]);
}

function post(
  executor: Executor,
  { ledger }: ServerContext,
  round: RoundMoney,
  what: 'opening' | 'contribution' | 'payout' | 'return',
  lines: readonly PostingLine[],
  keyEnd = '',
): Promise<Posted> {
  return ledger.post(executor, {
    siteId: round.siteId,
    source: 'jackpot',
    key: `${round.id}:${what}${keyEnd}`,
    kind: `jackpot.${what}`,
    currency: round.currency,
    lines,
    ref: { round_id: round.id, jackpot: round.code },
  });
}
