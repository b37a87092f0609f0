import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/** The site's switch of all rewards; without a row they are on. */
export interface RewardSwitchesTable {
  site_id: string;
  is_off: boolean;
  changed_at: Date;
}

/** A published campaign file of a site. */
export interface CampaignsTable {
  id: string;
  site_id: string;
  code: string;
  starts_at: Date;
  ends_at: Date;
  budget_minor: bigint;
  spent_minor: Generated<bigint>;
  /** The file as it was published last. */
  file: Json<unknown>;
  published_at: Date;
  stopped_at: Date | null;
}

/** One item of a campaign; its code is the site's. */
export interface RewardItemsTable {
  site_id: string;
  code: string;
  campaign_id: string;
  kind: string;
  /** Place in the file. */
  position: number;
  starts_at: Date;
  ends_at: Date;
  /** The item as the file has it. */
  fields: Json<unknown>;
  stacking_group: string | null;
  /** Null where the campaign's budget alone bounds it. */
  budget_minor: bigint | null;
  grants_max: number | null;
  per_player: number | null;
  per_day: number | null;
  spent_minor: Generated<bigint>;
  grant_count: Generated<number>;
  terms_version: string;
  stopped_at: Date | null;
}

/** What decides about an item, each version as it was agreed to. */
export interface RewardTermsTable {
  site_id: string;
  code: string;
  version: string;
  terms: Json<unknown>;
  published_at: Date;
}

/** A code that players type. */
export interface RewardCodesTable {
  site_id: string;
  code: string;
  item_code: string;
  /** Null: as often as the budget lasts. */
  uses_max: number | null;
  uses: Generated<number>;
}
