import type { CashOut } from './cash-out.queries.ts';

/** What became of a cash-out or an edit, in the words of the messages. */
export type ToldOutcome =
  | {
      key:
        | 'ui.cashOut.edited'
        | 'ui.cashOut.editMoved'
        | 'ui.cashOut.editStopped'
        | 'ui.cashOut.movedAway'
        | 'ui.cashOut.rejected';
    }
  | { key: 'ui.cashOut.taken' | 'ui.cashOut.moved'; amount: string }
  | { key: 'ui.cashOut.refused' | 'ui.cashOut.editRefused'; reason: string };

type Decided = Pick<CashOut, 'state' | 'refusal' | 'offer' | 'amount'>;

/**
 * What is said of a decided cash-out. Without a refusal only its amount stood against it: what
 * would be paid now is told where there is an offer still.
 */
export function outcomeOf({ state, refusal, offer, amount }: Decided): ToldOutcome {
  if (state === 'taken') return { key: 'ui.cashOut.taken', amount };
  if (refusal === 'suspended') return { key: 'ui.cashOut.rejected' };
  if (refusal !== null) return { key: 'ui.cashOut.refused', reason: refusal };
  const isOffered = offer !== null && offer.offer_id !== null;
  return isOffered
    ? { key: 'ui.cashOut.moved', amount: offer.amount }
    : { key: 'ui.cashOut.movedAway' };
}

/** The same of the change of a bet into another. */
export function outcomeOfEdit({ state, refusal }: Decided): ToldOutcome {
  if (state === 'taken') return { key: 'ui.cashOut.edited' };
  if (refusal === null) return { key: 'ui.cashOut.editMoved' };
  return refusal === 'suspended'
    ? { key: 'ui.cashOut.editStopped' }
    : { key: 'ui.cashOut.editRefused', reason: refusal };
}
