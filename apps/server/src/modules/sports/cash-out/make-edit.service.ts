import type { Executor } from '@pavilion/database';
import { lineCount } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { placePriced, rulesVersion, type SlipOrder } from '../betting/index.ts';
import type { Worth } from './bet-worth.ts';
import type { WorthBet } from './bet-worth.store.ts';
import { payCashOut, type CashOutOrder } from './cash-out.store.ts';
import { newShape, unitOf } from './edit-terms.ts';
import { beginUndoable, joinEdited } from './edited-bet.store.ts';

/** An edit whose old bet is locked and weighed; its cash-out stands as pending. */
export interface EditToMake {
  order: Pick<CashOutOrder, 'id' | 'requestId' | 'requestHash' | 'policy' | 'editLegs'>;
  bet: WorthBet;
  worth: Worth;
  now: Date;
}

type Placed = Awaited<ReturnType<typeof placePriced>>;
export type MadeEdit = { status: 'made'; newId: string } | Exclude<Placed, { slip_id: string }>;

/**
 * Ends the old bet at its worth and places the new legs for that. Where they are refused all of it
 * is to be rolled back. Call under `lockBet`.
 */
export async function makeEdit(
  context: ServerContext,
  trx: Executor,
  edit: EditToMake,
): Promise<MadeEdit> {
  const { order, bet, worth, now } = edit;
  await payCashOut(trx, order.id, worth, now);
  const newId = context.ids.next();
  const answer = await placePriced(trx, slipOf(context, edit, newId), true);
  if (answer.status === 'refused' || answer.status === 'contended') return answer;
  if (answer.status === 'replayed') throw new Error(`edit ${order.id} was placed before`);
  const { siteId, playerId } = bet;
  await joinEdited(trx, { siteId, from: bet.id, to: newId });
  const data = { edited_from: bet.id, edited_to: newId };
  await context.publisher.publishAll(trx, [
    { siteId, playerId, topic: 'bets', name: 'bet.edited', data },
  ]);
  return { status: 'made', newId };
}

/** What the edit does is undone; it was only to be seen whether it would be taken. */
export async function tryEdit(
  context: ServerContext,
  trx: Executor,
  edit: EditToMake,
): Promise<MadeEdit> {
  const { made, undo } = await makeOrUndo(context, trx, edit);
  await undo();
  return made;
}

/** Makes an edit, with the way to undo all of it alone. */
export async function makeOrUndo(
  context: ServerContext,
  trx: Executor,
  edit: EditToMake,
): Promise<{ made: MadeEdit; undo: () => Promise<void> }> {
  const undo = await beginUndoable(trx);
  try {
    return { made: await makeEdit(context, trx, edit), undo };
  } catch (error) {
    await undo();
    throw error;
  }
}

function slipOf(context: ServerContext, edit: EditToMake, betId: string): SlipOrder {
  const { order, bet, worth, now } = edit;
  const { shape, newLegs } = newShape(bet, order.editLegs ?? []);
  return {
    ...{ siteId: bet.siteId, playerId: bet.playerId, currency: bet.currency },
    slipId: context.ids.next(),
    ...{ requestId: order.requestId, requestHash: Buffer.from(order.requestHash) },
    policy: order.policy,
    bets: [
      {
        betId,
        betType: shape.type,
        unitStakeMinor: unitOf(shape, worth.amountMinor),
        lineCount: lineCount(shape),
        ...{ sizes: [], bankers: [], isEachWay: shape.isEachWay, voucherId: null },
        legs: newLegs,
      },
    ],
    // Where a leg is in play the edit itself waits, not the bet that it makes.
    delays: null,
    rulesVersion,
    now,
  };
}
