import * as z from 'zod/mini';
import type { PayoutOutcome, PayoutReport } from '../../ports/payout-provider.ts';
import type { SandboxPayout } from './sandbox-payout.store.ts';

/** What the sandbox writes in its webhooks. Amounts are whole minor units as text. */
const message = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  merchant_reference: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['open', 'paid', 'declined']),
  currency: z.string().check(z.maxLength(10)),
  amount_minor: z.string().check(z.regex(/^\d{1,16}$/)),
});

const outcomes: Record<SandboxPayout['status'], PayoutOutcome> = {
  open: 'pending',
  paid: 'paid',
  declined: 'failed',
};

/** The body of a webhook about a payout, as it stands or as it stood. */
export function payoutMessage(
  payout: SandboxPayout,
  status: SandboxPayout['status'] = payout.status,
): string {
  return JSON.stringify({
    reference: payout.reference,
    merchant_reference: payout.merchant_reference,
    status,
    currency: payout.currency,
    amount_minor: payout.amount_minor.toString(),
  });
}

export function payoutReport(payout: SandboxPayout): PayoutReport {
  return {
    withdrawalId: payout.merchant_reference,
    providerReference: payout.reference,
    outcome: outcomes[payout.status],
    currency: payout.currency,
    netMinor: payout.amount_minor,
  };
}

/** Reads a webhook body; null when it is not one. */
export function readPayoutMessage(body: string): PayoutReport | null {
  const parsed = z.safeParse(message, parseJson(body));
  if (!parsed.success) return null;
  const { reference, merchant_reference, status, currency, amount_minor } = parsed.data;
  return {
    withdrawalId: merchant_reference,
    providerReference: reference,
    outcome: outcomes[status],
    currency,
    netMinor: BigInt(amount_minor),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
