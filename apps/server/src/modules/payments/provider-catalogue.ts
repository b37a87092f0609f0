import type { ServerContext } from '../../context.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** The payment provider of a name that this installation speaks to, or null. */
export function providerOf(
  { outside }: Pick<ServerContext, 'outside'>,
  name: string,
): PaymentProvider | null {
  return outside.payments.find((provider) => provider.name === name) ?? null;
}
