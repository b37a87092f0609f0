// chunk: alone
import { useUserStore } from '../../../core/stores/user.store.ts';
import { addLines, openSlip, useSlipStore } from './betslip.store.ts';
import { placeBets } from './place-slip.ts';
import { sentSingles } from './slip-sums.ts';
import type { OfferedPick } from './slip.types.ts';

/** Whether a touch on a price bets at once, and with how much; null keeps it in the slip. */
export function setQuickStake(stake: string | null): void {
  const accountId = useUserStore.getState().user.account_id;
  useSlipStore.setState({ quickBet: stake === null ? null : { accountId, stake } });
}

/**
 * Bets on a price at once, by the same way as the slip: what is refused, waits or was accepted
 * stands there. Another touch while one is on its way bets nothing.
 */
export async function betQuickly(selection: OfferedPick, stake: string): Promise<void> {
  const { isPlacing, pending } = useSlipStore.getState();
  openSlip();
  if (isPlacing || pending !== null) return;
  const line = { ...selection, currentOdds: selection.odds, isOpen: true, stake };
  addLines([line]);
  useSlipStore.setState({ mode: 'single' });
  await placeBets(sentSingles([line], false), { atNewPrices: false });
}
