import { sandboxChecks } from './sandbox/sandbox-check.provider.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** Every checker of the product, one row each. */
const providers: readonly VerificationProvider[] = [sandboxChecks];

/** The checker of a name, or null. */
export function checkerOf(name: string): VerificationProvider | null {
  return providers.find((provider) => provider.name === name) ?? null;
}
