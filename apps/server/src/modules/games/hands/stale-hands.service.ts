import { canonicalHash } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { actOnHand, readStaleHands, type ActOrder, type RoundRow } from '../plays/index.ts';
import { readKeptPlay } from '../purse/index.ts';
import { dealtHand } from './deal-hand.ts';
import { dealHand, draftOf, handToDeal } from './hand-steps.ts';
import { hintDesk } from './hint-desk.ts';

/** An open hand that nobody plays on is finished by its game's rule after a day (standards 1.5). */
const handLastsMs = 24 * 60 * 60 * 1000;

/**
 * Finishes hands that were left open for a day by their game's rule, or gives the stake back. For a
 * scheduled job.
 */
export async function finishStaleHands(server: ServerContext, limit = 100): Promise<number> {
  const now = server.clock.now();
  const before = new Date(now.getTime() - handLastsMs);
  const hands = await readStaleHands(server.database.db, before, limit);
  for (const row of hands) await finishHand(server, row, now);
  return hands.length;
}

async function finishHand(server: ServerContext, row: RoundRow, now: Date): Promise<void> {
  const hand = await readKeptPlay(server, row, row.step);
  const toDeal = handToDeal(hand);
  const { game, state } = dealtHand(toDeal);
  // What is best may take a second to find: not in the thread that answers players.
  const ending = game.hint ? await hintDesk.ending(toDeal) : game.finishBy(state);
  const after: ActOrder['after'] = ending
    ? draftOf(row, dealHand(hand, ending))
    : { ...row, state: 'refunded', payout_minor: row.stake_minor };
  await actOnHand(server.database.db, {
    siteId: row.site_id,
    playerId: row.player_id,
    roundId: row.id,
    step: row.step,
    requestId: server.ids.next(),
    requestHash: canonicalHash({ roundId: row.id, finished: true }),
    action: ending ?? { action: 'refund', params: {} },
    after,
    now,
  });
}
