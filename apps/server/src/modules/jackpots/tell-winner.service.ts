import type { Executor } from '@pavilion/database';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';
import { addInboxItem } from '../inbox/index.ts';
import { publishBalance } from '../wallet/index.ts';
import { readLanguage, type OpenRound } from './round.store.ts';
import { winText } from './win-texts.ts';

/** A message in the winner's language, and his new balance for his open pages, in the payout's transaction. */
export async function tellWinner(
  executor: Executor,
  context: ServerContext,
  { siteId, names, currency }: OpenRound,
  { playerId, amountMinor }: { playerId: string; amountMinor: bigint },
): Promise<void> {
  if (!isCurrencyCode(currency)) throw new Error(`a site has the unknown currency ${currency}`);
  const language = await readLanguage(executor, { siteId, playerId });
  const text = winText(language, { names, amountMinor, currency });
  await addInboxItem(executor, context, { siteId, playerId, ...text, reward: null });
  await publishBalance(context, executor, { siteId, playerId, currency });
}
