import type { PayoutFields } from '@pavilion/domain/payouts';
import type { ServerContext } from '../../context.ts';

/** What a provider says about a payout. `unknown`: it has no such payout. */
export type PayoutOutcome = 'pending' | 'paid' | 'failed' | 'unknown';

export interface PayoutRequest {
  /** Our id, the same on every try: a provider makes one payout for it, however often it is asked. */
  withdrawalId: string;
  /** 1 for the first time it is asked. */
  attempt: number;
  format: string;
  holderName: string;
  fields: PayoutFields;
  currency: string;
  /** What the player is to get. */
  netMinor: bigint;
}

/** The provider's answer to a request. Anything it throws leaves the outcome unknown. */
export type SubmittedPayout =
  { isAccepted: true; providerReference: string } | { isAccepted: false };

/** A report on a payout, from a webhook or from asking. */
export interface PayoutReport {
  withdrawalId: string;
  providerReference: string;
  outcome: PayoutOutcome;
  currency: string;
  netMinor: bigint;
}

export interface PayoutWebhookRequest {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes as they came; parsed only after their signature is proven. */
  rawBody: Buffer;
}

export type VerifiedPayoutWebhook =
  | { isValid: true; webhookId: string; report: PayoutReport }
  | { isValid: false; refusal: 'badSignature' | 'badTimestamp' | 'malformed' };

/** An external system that pays out. Implementations talk to theirs; ours never trusts more than this. */
export interface PayoutProvider {
  readonly name: string;
  submit(context: ServerContext, request: PayoutRequest): Promise<SubmittedPayout>;
  /** Asks by our id, which also works when the answer to the request was lost. */
  query(context: ServerContext, withdrawalId: string): Promise<PayoutReport>;
  /** Proves a webhook by its raw bytes. Never throws for what a stranger may send. */
  verifyWebhook(
    context: ServerContext,
    request: PayoutWebhookRequest,
  ): Promise<VerifiedPayoutWebhook>;
}
