import type { ServerContext } from '../../context.ts';
import type { PayoutProvider } from './payout-provider.ts';

/** The payout provider of a name that this installation speaks to, or null. */
export function payoutProviderOf(
  { outside }: Pick<ServerContext, 'outside'>,
  name: string,
): PayoutProvider | null {
  return outside.payouts.find((provider) => provider.name === name) ?? null;
}
