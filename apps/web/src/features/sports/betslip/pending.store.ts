// chunk: alone
import { newId } from '../../../core/ids.ts';
import { nowMs } from '../../../core/clock.ts';
import { noteCurrentPrice, notePlaced, useSlipStore } from './betslip.store.ts';
import { refusedId } from './refused-place.ts';
import type { SlipView } from './slip.types.ts';

/** What became of a slip that the server took: its bets stand, or it waits for its moment. */
export function noteTaken(slip: SlipView, accountId: string): void {
  if (slip.state === 'accepted') return notePlaced({ bets: slip.bets });
  if (slip.state === 'rejected') return noteRejected(slip);
  const waitsMs = Date.parse(slip.decides_at ?? slip.placed_at) - Date.parse(slip.placed_at);
  const untilMs = nowMs() + waitsMs;
  useSlipStore.setState({
    pending: { accountId, slipId: slip.slip_id, untilMs },
    ...{ requestId: newId(), sent: [], placed: null, refusals: null },
  });
}

/**
 * A pending slip that was decided, as a message or an answer tells it; another slip changes
 * nothing.
 */
export function noteDecided(slip: SlipView): void {
  const { pending } = useSlipStore.getState();
  if (pending?.slipId !== slip.slip_id || slip.state === 'pending') return;
  if (slip.state === 'accepted') notePlaced({ bets: slip.bets });
  else noteRejected(slip);
}

/**
 * The selections are still there, each with the reason that refused it, and with the price it would
 * be taken at.
 */
function noteRejected({ refusals, reoffer, bets }: SlipView): void {
  const placed = bets.map(({ legs = [] }) => legs.map(({ picks }) => picks.map(idOf)));
  const idAt = (path: string) => refusedId(placed, path);
  for (const [index, bet] of (reoffer?.bets ?? []).entries())
    for (const [legNo, { odds }] of bet.legs.entries()) {
      const id = idAt(`bets.${index}.legs.${legNo}`);
      if (id !== null) noteCurrentPrice(id, odds, odds !== null);
    }
  const byLine = refusals.flatMap(({ path, code }) => {
    const id = idAt(path);
    return id === null ? [] : [[id, code] as const];
  });
  const code = refusals[0]?.code ?? null;
  const told = { code, byLine: new Map(byLine), isReturned: true };
  useSlipStore.setState({ pending: null, refusals: told });
}

const idOf = (pick: { selection_id: string }): string => pick.selection_id;

/** It cannot be learnt what became of it here: the list of bets tells. */
export function forgetPending(): void {
  useSlipStore.setState({ pending: null });
}
