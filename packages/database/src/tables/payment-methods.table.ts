import type { Generated } from 'kysely';

/** A way to pay into a site, with its limits in the site's currency. */
export interface PaymentMethodsTable {
  id: string;
  site_id: string;
  code: string;
  name: string;
  /** Name of the payment provider that serves it: `sandbox`. */
  provider: string;
  currency: string;
  min_minor: bigint;
  max_minor: bigint;
  fee_minor: Generated<bigint>;
  eta_minutes: number;
  position: Generated<number>;
  is_active: Generated<boolean>;
}
