import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox.provider.ts';

/** Every payment provider of the product, one row each. */
const providers: readonly PaymentProvider[] = [sandboxProvider];

/** The provider of a name, or null. */
export function providerOf(name: string): PaymentProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
