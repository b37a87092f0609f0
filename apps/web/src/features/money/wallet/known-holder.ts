import { useUserStore } from '../../../core/stores/user.store.ts';
import { useDestinations } from './withdrawal.queries.ts';

/**
 * The name money may be paid to, as far as it is known: that of the accounts there are, else the
 * player's own; empty where none is.
 */
export function useKnownHolder(): string {
  const own = useUserStore((state) => state.fullname);
  const [first] = useDestinations().data?.value ?? [];
  return first?.holder_name ?? own;
}
