import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../support/inbox/index.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import type { LockedEdition } from './edition.store.ts';
import type { PaidPrize } from './pay-prizes.service.ts';

/** A message for each winner, and his new balance for his open pages, in the payment's transaction. */
export async function tellWinners(
  executor: Executor,
  context: ServerContext,
  edition: LockedEdition,
  paid: readonly PaidPrize[],
): Promise<void> {
  const { siteId, currency, titles } = edition;
  if (!isCurrencyCode(currency)) throw new Error(`a site has the unknown currency ${currency}`);
  await addNotices(
    executor,
    context,
    paid.map(({ playerId, place, prizeMinor, turnoverMinor }) => ({
      siteId,
      playerId,
      notice: 'prize.won' as const,
      params: {
        titles,
        place,
        prizeMinor: String(prizeMinor),
        turnoverMinor: String(turnoverMinor),
        currency,
      },
      onceKey: `prize:${edition.id}:${place}`,
    })),
  );
  const winners = new Set(paid.map(({ playerId }) => playerId));
  await publishBalances(
    context,
    executor,
    [...winners].map((playerId) => ({ siteId, playerId, currency })),
  );
}
