import type { PaymentProvider } from './modules/payments/index.ts';
import type { PayoutProvider } from './modules/payouts/index.ts';
import type { VerificationProvider } from './modules/verification-checks/index.ts';
import { sandboxChecks } from './demo/checks/index.ts';
import { sandboxProvider } from './demo/payments/index.ts';
import { sandboxPayouts } from './demo/payouts/index.ts';

/** The systems of others that this installation speaks to, one row each; the first of a kind serves new sites. */
export interface Outside {
  readonly payments: readonly [PaymentProvider, ...PaymentProvider[]];
  readonly payouts: readonly [PayoutProvider, ...PayoutProvider[]];
  readonly checkers: readonly [VerificationProvider, ...VerificationProvider[]];
}

/** Every provider of the product. */
export const outside: Outside = {
  payments: [sandboxProvider],
  payouts: [sandboxPayouts],
  checkers: [sandboxChecks],
};
