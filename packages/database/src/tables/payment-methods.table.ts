import type { Generated } from 'kysely';

export type PaymentKind = 'bank' | 'ewallet' | 'card' | 'crypto';
/** Whose money a card spends, as its provider says. */
export type CardFunding = 'credit' | 'debit' | 'prepaid';

/** A way to pay into a site, with its limits in the site's currency. */
export interface PaymentMethodsTable {
  id: string;
  site_id: string;
  code: string;
  name: string;
  /** Name of the payment provider that serves it: `sandbox`. */
  provider: string;
  currency: string;
  /**
   * What the player does to pay: transfer, pay at the wallet's page, enter a card at the provider,
   * send on a chain.
   */
  kind: Generated<PaymentKind>;
  /** The chain; of crypto. */
  network: Generated<'tron' | 'ethereum' | null>;
  /** Countries of the sites that may offer it; none: all. */
  countries: Generated<string[]>;
  /** The VIP level a player must have reached. */
  min_level: Generated<number>;
  /**
   * By what a player knows a card or wallet again that was remembered: its last digits or its
   * account. Null: there is nothing to remember.
   */
  saved_by: Generated<'digits' | 'account' | null>;
  /** Amounts offered to who has no habit yet; none: multiples of the least. */
  quick_minor: Generated<string[]>;
  min_minor: bigint;
  max_minor: bigint;
  fee_minor: Generated<bigint>;
  eta_minutes: number;
  position: Generated<number>;
  is_active: Generated<boolean>;
}
