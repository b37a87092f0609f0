import type { ColumnType, Generated } from 'kysely';
import type { CardFunding, PaymentKind } from './payment-methods.table.ts';

export type DepositStatus = 'pending' | 'paid' | 'failed' | 'cancelled' | 'expired';

/**
 * What the player needs to pay a deposit, by kind; written once, when the provider made the
 * payment.
 */
export type DepositStep =
  | { kind: 'redirect'; url: string }
  /** Fields on a page of the provider, shown in a frame. */
  | { kind: 'frame'; url: string }
  | {
      kind: 'transfer';
      lines: { name: string; value: string }[];
      /** To be written with the transfer: by it the money is known. */
      reference: string;
      test_url: string | null;
    }
  | {
      kind: 'crypto';
      address: string;
      network: string;
      token: string;
      confirmations_needed: number;
      test_url: string | null;
    };

/** A saved card or wallet, as the provider knows it. */
export interface SavedPaymentMethodsTable {
  id: string;
  site_id: string;
  player_id: string;
  method_code: string;
  provider: string;
  /** By which the provider knows it; the number itself never comes here. */
  token: string;
  /** What may be shown of it: `Visa •••• 4242`. */
  label: string;
  /** Of a card; null: its provider did not say. */
  card_funding: CardFunding | null;
  created_at: Date;
  last_used_at: Date;
  removed_at: Date | null;
}

export interface DepositsTable {
  id: string;
  site_id: string;
  player_id: string;
  method_code: string;
  provider: string;
  /** The provider's own id of the payment; with the provider, the idempotency key of the credit. */
  provider_reference: string;
  currency: string;
  kind: Generated<PaymentKind>;
  /** The method's name when the deposit started. */
  method_name: Generated<string>;
  step: ColumnType<DepositStep, string | undefined, string>;
  /** What was to be paid, where something else came. */
  asked_minor: Generated<bigint | null>;
  /** Of the chain, for crypto. */
  confirmations: Generated<number>;
  /** The saved card or wallet it is paid with. */
  saved_id: Generated<string | null>;
  /** What the player pays; once paid, what came. */
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
  /** The bonus the player wants for it. */
  promotion_code: Generated<string | null>;
  /** It was credited and no bonus has looked at it yet. */
  is_bonus_due: Generated<boolean>;
  /** When its payer took it back at the card or bank. */
  charged_back_at: Generated<Date | null>;
  created_at: Date;
  updated_at: Date;
}
