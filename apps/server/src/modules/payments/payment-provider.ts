import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { ServerContext } from '../../context.ts';

/** What a provider says about a payment. `unknown`: it has no such payment. */
export type PaymentOutcome = 'pending' | 'paid' | 'failed' | 'cancelled' | 'unknown';

export interface PaymentRequest {
  /** Our id, the same on every retry: a provider creates one payment for it. */
  depositId: string;
  siteName: string;
  methodName: string;
  currency: CurrencyCode;
  amountMinor: bigint;
  /** Where the provider sends the player afterwards. */
  returnUrl: string;
}

export interface CreatedPayment {
  providerReference: string;
  redirectUrl: string;
}

/** A report on a payment, from a webhook or from asking. */
export interface PaymentReport {
  providerReference: string;
  outcome: PaymentOutcome;
  currency: string;
  amountMinor: bigint;
}

export interface WebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came; parsed only after their signature is proven. */
  rawBody: Buffer;
}

export type WebhookRefusal = 'badSignature' | 'badTimestamp' | 'malformed';

export type VerifiedWebhook =
  | { isValid: true; webhookId: string; report: PaymentReport }
  | { isValid: false; refusal: WebhookRefusal };

/** An external payment system. Implementations talk to theirs; ours never trusts more than this. */
export interface PaymentProvider {
  readonly name: string;
  /** False where this server may not use it: its methods are then not offered. */
  isOpen(context: ServerContext): boolean;
  createPayment(context: ServerContext, request: PaymentRequest): Promise<CreatedPayment>;
  /** Proves a webhook by its raw bytes. Never throws for what a stranger may send. */
  verifyWebhook(context: ServerContext, request: WebhookRequest): Promise<VerifiedWebhook>;
  queryPayment(context: ServerContext, providerReference: string): Promise<PaymentReport>;
}
