import type { PayoutFields } from '@pavilion/domain/payouts';

/** What a provider says about a payout. `unknown`: it has no such payout. */
export type PayoutOutcome = 'pending' | 'paid' | 'failed' | 'unknown';

export interface PayoutRequest {
  /**
   * Our id, the same on every try: a provider makes one payout for it, however often it is asked.
   */
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

/** A site's account at an external system that pays out. Ours never trusts more than this. */
export interface PayoutProvider {
  submit(request: PayoutRequest): Promise<SubmittedPayout>;
  /** Asks by our id, which also works when the answer to the request was lost. */
  query(withdrawalId: string): Promise<PayoutReport>;
}
