import type { Executor } from '@pavilion/database';
import { asLedgerRefusal } from '@pavilion/ledger';
import type { ServerContext } from '../../../context.ts';
import { isAgreed } from './agree.ts';
import { newLegsOf, selectionsOf } from './edit-terms.ts';
import { readEditSelections } from './edited-bet.store.ts';
import { makeOrUndo, type EditToMake, type MadeEdit } from './make-edit.service.ts';
import type { CashOutRecord } from './cash-out.store.ts';

/** What becomes of what waited; a null refusal: only what it pays, or a price, had moved. */
export type Decision = { isTaken: true } | { isTaken: false; refusal: string | null };

/**
 * Makes an edit that has waited, whose old bet still has an offer: at the prices of now, where
 * these and the offer are no worse than what the player saw, and no market of it has stopped
 * meanwhile. Null where prices would not hold still: it is tried again. Call under `lockBet`.
 */
export async function decideEdit(
  context: ServerContext,
  trx: Executor,
  edit: EditToMake & { order: CashOutRecord },
): Promise<Decision | null> {
  if (!isAgreed(edit.order, edit.worth, edit.order.policy))
    return { isTaken: false, refusal: null };
  if (await hasStoppedFor(trx, edit)) return { isTaken: false, refusal: 'suspended' };
  const { made, undo } = await makeOrUndo(context, trx, edit).catch(refusedByFunds);
  if (made.status === 'made') return { isTaken: true };
  await undo();
  if (made.status !== 'refused') return null;
  return { isTaken: false, refusal: wordOf(made.refusals[0]?.code) };
}

/** Whether a market of the new legs has stopped since, even if it is open again. */
async function hasStoppedFor(
  trx: Executor,
  { order }: EditToMake & { order: CashOutRecord },
): Promise<boolean> {
  const ids = selectionsOf(newLegsOf(order.editLegs ?? []));
  const selections = await readEditSelections(trx, ids);
  return selections.some(({ id, stopNo }) => (order.stops[id] ?? stopNo) !== stopNo);
}

/** What the money of the player has against it, as a refusal; anything else is thrown on. */
function refusedByFunds(error: unknown): { made: MadeEdit; undo: () => Promise<void> } {
  const code = asLedgerRefusal(error)?.code;
  if (code === undefined) throw error;
  return { made: { status: 'refused', refusals: [{ index: 0, code }] }, undo: async () => {} };
}

const stopped = new Set(['marketSuspended', 'marketClosed', 'eventStarted', 'selectionNotFound']);

/** A refusal of the new bet in the words of a cash-out; a code where it has none. */
function wordOf(code: string | undefined): string | null {
  if (code === undefined || code === 'priceChanged') return null;
  return stopped.has(code) ? 'suspended' : code;
}
