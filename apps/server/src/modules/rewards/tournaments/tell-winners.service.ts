import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import type { LockedEdition } from './edition.store.ts';
import { prizeWon } from './notices.ts';
import type { PaidPrize } from './pay-prizes.service.ts';

/** A message for each winner, and their new balance for their open pages, in the payment's transaction. */
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
    paid.map(({ playerId, place, prizeMinor, turnoverMinor }) => {
      const prize = { prizeMinor: String(prizeMinor), turnoverMinor: String(turnoverMinor) };
      const params = { titles, place, ...prize, currency };
      const onceKey = `prize:${edition.id}:${place}`;
      return prizeWon.to({ siteId, playerId }, params, { onceKey });
    }),
  );
  const winners = new Set(paid.map(({ playerId }) => playerId));
  await publishBalances(
    context,
    executor,
    [...winners].map((playerId) => ({ siteId, playerId, currency })),
  );
}
