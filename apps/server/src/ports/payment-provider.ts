import type { CurrencyCode } from '@pavilion/domain/currencies';
import type { CardFunding, DepositStep, PaymentKind } from '@pavilion/database';

/**
 * What a provider says about a payment. `charged_back`: its payer took it back. `unknown`: it has
 * no such payment.
 */
export type PaymentOutcome =
  'pending' | 'paid' | 'failed' | 'cancelled' | 'charged_back' | 'unknown';

export interface PaymentRequest {
  /** Our id, the same on every retry: a provider creates one payment for it. */
  depositId: string;
  /** Who pays, the same for all their payments and saying nothing about them. */
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

/** A site's account at an external payment system. Ours never trusts more than this. */
export interface PaymentProvider {
  createPayment(request: PaymentRequest): Promise<CreatedPayment>;
  /**
   * The player gave it up: nothing more should be taken. What is on its way may come all the same.
   */
  cancelPayment(providerReference: string): Promise<void>;
  queryPayment(providerReference: string): Promise<PaymentReport>;
}
