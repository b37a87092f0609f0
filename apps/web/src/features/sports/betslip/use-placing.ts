// chunk: alone
import { useUserStore } from '../../../core/stores/user.store.ts';
import { useSlipStore } from './betslip.store.ts';
import type { Refusals } from './slip.types.ts';

const noRefusals: Refusals = { code: null, byLine: new Map() };

/** How the placing of the slip stands. */
export function usePlacing() {
  const isPlacing = useSlipStore((state) => state.isPlacing);
  const refusals = useSlipStore((state) => state.refusals) ?? noRefusals;
  const accountId = useUserStore((state) => state.user.account_id);
  const isUnknown = useSlipStore(({ sent }) => sent.some((slip) => slip.accountId === accountId));
  return {
    isPlacing,
    /** True while it is not known whether what was sent last was taken. */
    isUnknown: isUnknown && !isPlacing,
    refusals,
  };
}
