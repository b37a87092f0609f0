import type { PayoutProvider } from './payout-provider.ts';
import { sandboxPayouts } from './sandbox/sandbox-payout.provider.ts';

/** Every payout provider of the product, one row each. */
const providers: readonly PayoutProvider[] = [sandboxPayouts];

/** The provider of a name, or null. */
export function payoutProviderOf(name: string): PayoutProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
