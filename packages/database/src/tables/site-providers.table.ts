import type { ColumnType } from 'kysely';

/** A provider a site offers, and what was agreed with it for this site. */
export interface SiteProvidersTable {
  site_id: string;
  provider_code: string;
  is_enabled: boolean;
  /** Null: after those the operator put in order. */
  position: number | null;
  /** Not shown on the site, and its games neither. */
  is_hidden: ColumnType<boolean, boolean | undefined>;
  /** The name the studio knows this site by. */
  account: string | null;
  /** Null: that of the connection. */
  launch_address: string | null;
  /** Null: as the catalogue of providers says. */
  launch_kind: 'embed' | 'popup' | 'custom' | null;
  /** By currency, minor units; inside what the studio says of a game. */
  stakes: ColumnType<Record<string, { min: number; max: number }>, string | undefined, string>;
}
