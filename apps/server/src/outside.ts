import { sandboxChecks } from './demo/checks/index.ts';
import { sandboxPayments } from './demo/payments/index.ts';
import { sandboxPayouts } from './demo/payouts/index.ts';
import type { Outside } from './ports/outside.ts';

/** Every system that this product speaks to, one row each; the first of a port serves new sites. */
export const outside: Outside = {
  payments: [sandboxPayments],
  payouts: [sandboxPayouts],
  checkers: [sandboxChecks],
};
