import * as z from 'zod/mini';
import type { PaymentOutcome, PaymentReport } from '../../ports/payment-provider.ts';
import { confirmationsOf } from './sandbox-chain.ts';
import type { SandboxPayment } from './sandbox-payment.store.ts';

/** What the sandbox writes in its webhooks. Amounts are whole minor units as text. */
const message = z.object({
  reference: z.string().check(z.minLength(1), z.maxLength(100)),
  status: z.enum(['open', 'paid', 'declined', 'cancelled', 'charged_back']),
  currency: z.string().check(z.maxLength(10)),
  amount_minor: z.string().check(z.regex(/^\d{1,16}$/)),
  confirmations: z.optional(z.int().check(z.gte(0), z.lte(1000))),
  card_funding: z.optional(z.enum(['credit', 'debit', 'prepaid'])),
  saved: z.optional(
    z.object({
      token: z.string().check(z.minLength(1), z.maxLength(100)),
      label: z.string().check(z.minLength(1), z.maxLength(60)),
    }),
  ),
});

const outcomes: Record<SandboxPayment['status'] | 'charged_back', PaymentOutcome> = {
  open: 'pending',
  paid: 'paid',
  declined: 'failed',
  cancelled: 'cancelled',
  charged_back: 'charged_back',
};

/**
 * The body of a webhook about a payment; with `confirmations` the chain has seen it and it is not
 * final.
 */
export function messageOf(payment: SandboxPayment, confirmations: number | null = null): string {
  const isFinal = confirmations === null;
  return JSON.stringify({
    reference: payment.reference,
    status: isFinal ? payment.status : 'open',
    currency: payment.currency,
    amount_minor: amountOf(payment).toString(),
    ...(isFinal ? {} : { confirmations }),
    ...(isFinal ? { saved: savedOf(payment), card_funding: fundingOf(payment) } : {}),
  });
}

/** What was sent; before that, what is asked. */
const amountOf = ({ sent_minor: sent, amount_minor: asked }: SandboxPayment): bigint =>
  sent ?? asked;

/** The card or wallet that paid, where it was to be remembered. */
function savedOf({ status, is_saved: isSaved, token, label }: SandboxPayment) {
  return status === 'paid' && isSaved && token && label ? { token, label } : undefined;
}

/** Whose money the card spent; of one that paid. */
const fundingOf = ({ status, card_funding: funding }: SandboxPayment) =>
  status === 'paid' ? (funding ?? undefined) : undefined;

export function reportOf(payment: SandboxPayment, now: Date): PaymentReport {
  const confirmations = confirmationsOf(payment, now);
  return {
    providerReference: payment.reference,
    outcome: confirmations === null ? outcomes[payment.status] : 'pending',
    currency: payment.currency,
    amountMinor: amountOf(payment),
    ...(confirmations === null ? {} : { confirmations }),
    saved: savedOf(payment),
    cardFunding: fundingOf(payment),
  };
}

/** Reads a webhook body; null when it is not one. */
export function readMessage(body: string): PaymentReport | null {
  const parsed = z.safeParse(message, parseJson(body));
  if (!parsed.success) return null;
  const { reference, status, currency, amount_minor, confirmations, saved, card_funding } =
    parsed.data;
  return {
    providerReference: reference,
    outcome: outcomes[status],
    currency,
    amountMinor: BigInt(amount_minor),
    confirmations,
    saved,
    cardFunding: card_funding,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
