import type { Generated } from 'kysely';

/** A payout as the built-in provider knows it; our side reads it only through the provider port. */
export interface SandboxPayoutsTable {
  reference: string;
  merchant_reference: string;
  account: string;
  currency: string;
  amount_minor: bigint;
  status: Generated<'open' | 'paid' | 'declined'>;
  decide_at: Date;
  /** What will become of it and how it is told. */
  wanted: 'paid' | 'declined' | 'silent' | 'confused';
  created_at: Date;
  decided_at: Date | null;
}

export interface SandboxPayoutWebhooksTable {
  id: string;
  webhook_id: string;
  reference: string;
  body: string;
  send_at: Date;
  attempts: Generated<number>;
  delivered_at: Date | null;
  last_answer: string | null;
}
