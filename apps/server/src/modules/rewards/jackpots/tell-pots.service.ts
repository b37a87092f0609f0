import type { Executor } from '@pavilion/database';
import { isCurrencyCode, type CurrencyCode } from '@pavilion/domain/currencies';
import { maskAccountId } from '@pavilion/domain/masking';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { readAccountId } from './entry.store.ts';
import type { OpenRound } from './round.store.ts';

const currencyOf = ({ currency }: OpenRound): CurrencyCode => {
  if (!isCurrencyCode(currency)) throw new Error(`a site has the unknown currency ${currency}`);
  return currency;
};

/** Tells open pages what a pot holds now; the next telling replaces it. */
export async function tellChanged(
  executor: Executor,
  { publisher }: Pick<ServerContext, 'publisher'>,
  round: OpenRound,
  contentMinor: bigint,
): Promise<void> {
  const amount = formatAmount(contentMinor, currencyOf(round));
  await publisher.pass(executor, [
    {
      siteId: round.siteId,
      topic: 'jackpots',
      name: 'jackpot.changed',
      data: { jackpot_id: round.potId, amount },
    },
  ]);
}

/** Tells everybody on the site that a pot was won, by whom in masked letters. */
export async function tellHit(
  executor: Executor,
  { publisher }: Pick<ServerContext, 'publisher'>,
  round: OpenRound,
  { playerId, amountMinor }: { playerId: string; amountMinor: bigint },
): Promise<void> {
  const accountId = await readAccountId(executor, round.siteId, playerId);
  await publisher.publish(executor, {
    siteId: round.siteId,
    topic: 'jackpots',
    name: 'jackpot.hit',
    data: {
      jackpot_id: round.potId,
      amount: formatAmount(amountMinor, currencyOf(round)),
      winner: maskAccountId(accountId),
    },
  });
}
