import * as z from 'zod/mini';
import type { PaymentOutcome, PaymentReport } from '../payment-provider.ts';
import type { SandboxPayment } from './sandbox-payment.store.ts';

/** What the sandbox writes in its webhooks. Amounts are whole minor units as text. */
const message = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['open', 'paid', 'declined', 'cancelled']),
  currency: z.string().check(z.maxLength(10)),
  amount_minor: z.string().check(z.regex(/^\d{1,16}$/)),
});

const outcomes: Record<SandboxPayment['status'], PaymentOutcome> = {
  open: 'pending',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
};

/** The body of a webhook about a payment as it stands. */
export function messageOf(payment: SandboxPayment): string {
  return JSON.stringify({
    reference: payment.reference,
    status: payment.status,
    currency: payment.currency,
    amount_minor: payment.amount_minor.toString(),
  });
}

export function reportOf(payment: SandboxPayment): PaymentReport {
  return {
    providerReference: payment.reference,
    outcome: outcomes[payment.status],
    currency: payment.currency,
    amountMinor: payment.amount_minor,
  };
}

/** Reads a webhook body; null when it is not one. */
export function readMessage(body: string): PaymentReport | null {
  const parsed = z.safeParse(message, parseJson(body));
  if (!parsed.success) return null;
  const { reference, status, currency, amount_minor } = parsed.data;
  return {
    providerReference: reference,
    outcome: outcomes[status],
    currency,
    amountMinor: BigInt(amount_minor),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
