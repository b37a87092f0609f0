import type { Generated } from 'kysely';
import type { CardFunding, PaymentKind } from './payment-methods.table.ts';

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
  kind: Generated<PaymentKind>;
  network: Generated<'tron' | 'ethereum' | null>;
  /** Whose wallet or card it is, once known: what may be shown of it. */
  label: Generated<string | null>;
  /** By which a saved card or wallet is known again. */
  token: Generated<string | null>;
  /** The player's name for this merchant, the same for all his payments. */
  account: Generated<string | null>;
  /** To be remembered when it is paid. */
  is_saved: Generated<boolean>;
  /** What was sent, where it is not what was asked. */
  sent_minor: Generated<bigint | null>;
  /** The merchant takes no credit cards for it. */
  is_credit_refused: Generated<boolean>;
  /** Of the card that paid. */
  card_funding: Generated<CardFunding | null>;
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
