import type { Generated } from 'kysely';

export type DepositStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

export interface DepositsTable {
  id: string;
  site_id: string;
  player_id: string;
  method_code: string;
  provider: string;
  /** The provider's own id of the payment; with the provider, the idempotency key of the credit. */
  provider_reference: string;
  currency: string;
  /** What the player pays. */
  amount_minor: bigint;
  /** What of it is kept as the method's fee; the rest is credited. */
  fee_minor: Generated<bigint>;
  status: DepositStatus;
  redirect_url: string;
  request_id: string;
  request_hash: Uint8Array;
  expires_at: Date;
  /** When the reconcile job asks the provider next. */
  next_query_at: Date;
  credited_at: Date | null;
  /** Something did not add up (payment_incidents says what) and a person should look. */
  is_flagged: Generated<boolean>;
  created_at: Date;
  updated_at: Date;
}
