import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { addNotices } from '../../../notices/add-notices.service.ts';
import type { BetRecord } from './bet-record.ts';
import { betCorrected } from './notices.ts';
import { readCorrections } from './settlement-read.store.ts';

/**
 * A message to each player whose bet returns something else than it did: his balance changed
 * without his doing.
 */
export async function tellCorrected(
  context: ServerContext,
  trx: Executor,
  bets: readonly BetRecord[],
): Promise<void> {
  if (bets.length === 0) return;
  const corrections = await readCorrections(
    trx,
    bets.map(({ id }) => id),
  );
  await addNotices(
    trx,
    context,
    bets.flatMap((bet) => {
      const correction = corrections.get(bet.id);
      if (!correction) return [];
      const { siteId, playerId, currency } = bet;
      const { homeNames, awayNames, eventNames, homeScore, awayScore, result } = bet.legs[0];
      const beforeMinor = String(correction.beforeMinor);
      const afterMinor = String(correction.afterMinor);
      const match = { homeNames, awayNames, eventNames, homeScore, awayScore, result, currency };
      const params = { ...match, beforeMinor, afterMinor };
      return [betCorrected.to({ siteId, playerId }, params)];
    }),
  );
}
