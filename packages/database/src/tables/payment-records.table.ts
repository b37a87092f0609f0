import type { ColumnType } from 'kysely';

/** Every webhook accepted from a provider; the key makes a repeat harmless. */
export interface PaymentWebhooksTable {
  provider: string;
  webhook_id: string;
  reference: string;
  outcome: string;
  body: string;
  received_at: Date;
}

/**
 * What a person should look at: unknown references, amounts that differ, forged signatures,
 * failures after success.
 */
export interface PaymentIncidentsTable {
  id: string;
  provider: string;
  reference: string;
  deposit_id: string | null;
  code: string;
  detail: ColumnType<Record<string, unknown>, string, string>;
  created_at: Date;
}

/**
 * Signing secrets made at first start when none is configured; slot 2 is the previous one during a
 * rotation.
 */
export interface PaymentSecretsTable {
  provider: string;
  slot: number;
  secret: string;
  created_at: Date;
}
