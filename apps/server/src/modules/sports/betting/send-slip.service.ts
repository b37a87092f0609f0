import { inTransaction, isRepeatable } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { refuseBonusStake } from '../../money/wallet/index.ts';
import { tellPlaced } from './player-news.ts';
import { placePriced } from './place-priced.service.ts';
import type { SlipOrder, SlipRefusal, TakenSlip } from './slip.store.ts';

/**
 * Places a slip by one statement outside a transaction, its builders priced just before; only a
 * deadlock or the exclusive way needs another. Tells the player's other tabs of what was taken, and
 * gives it or the refusals. Fails with insufficientFunds, requestIdReused, serviceUnavailable and
 * what a bonus refuses.
 */
export async function sendSlip(
  context: PlayerContext,
  order: SlipOrder,
): Promise<TakenSlip | { status: 'refused'; refusals: SlipRefusal[] }> {
  const { server, site, player } = context;
  const answer = await send(context, order);
  if (answer.status === 'contended') return fail('serviceUnavailable', { retryAfterSeconds: 1 });
  if (answer.status === 'placed') {
    tellPlaced(server, {
      siteId: site.id,
      playerId: player.id,
      currency: site.currency.code,
      betIds: answer.bets.map(({ id }) => id),
    });
  }
  return answer;
}

async function send(context: PlayerContext, order: SlipOrder) {
  const { server } = context;
  try {
    const answer = await placePriced(server.database.db, order, false).catch((error: unknown) => {
      if (!isRepeatable(error)) throw error;
      return { status: 'contended' } as const;
    });
    if (answer.status !== 'contended') return answer;
    return await inTransaction(server.database, (trx) => placePriced(trx, order, true));
  } catch (error) {
    return failOfPlacing(context, error);
  }
}

/** What a failed placing is for the player; what is none of that is thrown again. */
export function failOfPlacing(context: PlayerContext, error: unknown): never {
  refuseBonusStake(context, error);
  const refusal = asLedgerRefusal(error);
  if (refusal?.code === 'insufficientFunds') return fail('insufficientFunds');
  if (refusal?.code === 'requestIdReused') return fail('requestIdReused');
  throw error;
}
