// chunk: alone
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useSlipStore } from './betslip.store.ts';
import { EmptySlip } from './empty-slip.tsx';
import { SlipForm } from './slip-form.tsx';
import { SlipPending } from './slip-pending.tsx';
import { SlipPlaced } from './slip-placed.tsx';
import { useLocalLines } from './use-local-lines.ts';

/** What the slip is at now: waiting for its decision, just accepted, empty, or being prepared. */
export function SlipBody(props: { isAuthenticated: boolean; onSignIn: () => void }) {
  const { lines: kept, placed, pending } = useSlipStore();
  const lines = useLocalLines(kept);
  const accountId = useUserStore((state) => state.user.account_id);
  // Another player's at this browser is no concern of this one.
  if (pending?.accountId === accountId) return <SlipPending pending={pending} />;
  if (placed !== null) return <SlipPlaced placed={placed} />;
  if (lines.length === 0) return <EmptySlip />;
  return <SlipForm lines={lines} {...props} />;
}
