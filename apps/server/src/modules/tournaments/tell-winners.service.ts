import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addInboxItem } from '../inbox/index.ts';
import { publishBalances } from '../wallet/index.ts';
import { readLanguages, type LockedEdition } from './edition.store.ts';
import type { PaidPrize } from './pay-prizes.service.ts';
import { prizeText } from './prize-texts.ts';

/** A message in his own language for each winner, and his new balance for his open pages, in the payment's transaction. */
export async function tellWinners(
  executor: Executor,
  context: ServerContext,
  edition: LockedEdition,
  paid: readonly PaidPrize[],
): Promise<void> {
  const { siteId, currency, titles } = edition;
  if (!isCurrencyCode(currency)) throw new Error(`a site has the unknown currency ${currency}`);
  const languages = await readLanguages(
    executor,
    siteId,
    paid.map(({ playerId }) => playerId),
  );
  for (const { playerId, place, prizeMinor, turnoverMinor } of paid) {
    const values = { titles, place, prizeMinor, turnoverMinor, currency };
    const text = prizeText(languages.get(playerId) ?? '', values);
    await addInboxItem(executor, context, { siteId, playerId, ...text, reward: null });
  }
  const winners = new Set(paid.map(({ playerId }) => playerId));
  await publishBalances(
    context,
    executor,
    [...winners].map((playerId) => ({ siteId, playerId, currency })),
  );
}
