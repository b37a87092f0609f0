import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { CardFunding, DepositStep, PaymentKind } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';

/** What a provider says about a payment. `unknown`: it has no such payment. */
export type PaymentOutcome = 'pending' | 'paid' | 'failed' | 'cancelled' | 'unknown';

export interface PaymentRequest {
  /** Our id, the same on every retry: a provider creates one payment for it. */
  depositId: string;
  /** Who pays, the same for all his payments and saying nothing about him. */
  playerKey: string;
  siteName: string;
  methodName: string;
  kind: PaymentKind;
  /** The chain, of crypto. */
  network: 'tron' | 'ethereum' | null;
  /** Credit cards are to be refused, by the law of the site's place; of cards. */
  isCreditRefused: boolean;
  currency: CurrencyCode;
  amountMinor: bigint;
  /** What the provider gave for a card or wallet that is to be used again. */
  savedToken: string | null;
  /** Whether the card or wallet is to be remembered once it paid. */
  isSaved: boolean;
  /** Where the provider sends the player afterwards. */
  returnUrl: string;
}

export interface CreatedPayment {
  providerReference: string;
  /** What the player needs to pay. */
  step: DepositStep;
}

/** A report on a payment, from a webhook or from asking. */
export interface PaymentReport {
  providerReference: string;
  outcome: PaymentOutcome;
  currency: string;
  /** What came; before anything did, what is asked. */
  amountMinor: bigint;
  /** Of the chain so far. */
  confirmations?: number;
  /** Whose money the card spends; of cards, where the provider knows it. */
  cardFunding?: CardFunding;
  /** The card or wallet that paid, where it was to be remembered. */
  saved?: { token: string; label: string };
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
  /** The player gave it up: nothing more should be taken. What is on its way may come all the same. */
  cancelPayment(context: ServerContext, providerReference: string): Promise<void>;
  /** Proves a webhook by its raw bytes. Never throws for what a stranger may send. */
  verifyWebhook(context: ServerContext, request: WebhookRequest): Promise<VerifiedWebhook>;
  queryPayment(context: ServerContext, providerReference: string): Promise<PaymentReport>;
}
