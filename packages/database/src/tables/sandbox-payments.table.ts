import type { Generated } from 'kysely';

/** The sandbox's own books: it plays an external payment system. */
export interface SandboxPaymentsTable {
  reference: string;
  merchant_reference: string;
  site_name: string;
  method_name: string;
  currency: string;
  amount_minor: bigint;
  status: Generated<'open' | 'paid' | 'declined' | 'cancelled'>;
  return_url: string;
  created_at: Date;
  decided_at: Date | null;
}

/** Webhooks the sandbox has to send. */
export interface SandboxWebhooksTable {
  id: string;
  /** Equal on every repetition of one message. */
  webhook_id: string;
  reference: string;
  body: string;
  send_at: Date;
  attempts: Generated<number>;
  delivered_at: Date | null;
  last_answer: string | null;
}
