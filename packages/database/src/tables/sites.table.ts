import type { Generated } from 'kysely';

/** A brand. */
export interface SitesTable {
  id: string;
  external_id: string;
  name: string;
  currency: string;
  /** ISO 3166 alpha-2. */
  country: string;
  /** IANA name; days and weeks of the site are counted by it. */
  time_zone: Generated<string>;
  status: 'ACTIVE' | 'INACTIVE';
  theme_code: string;
  theme_colour: string;
  logo_wide: string;
  logo_mark: string;
  logo_mono: string;
  logo_text: string;
  expires_at: Date | null;
  android_url: string;
  ios_url: string;
  manifest_icon: string;
  is_gamified: boolean;
  affiliate_domain: string;
  chat_id: string;
  is_chat_enabled: boolean;
  chat_image_id: string;
  show_referral: boolean;
  show_app_download: boolean;
  show_announcements: boolean;
  /** Percentage of the referral programme. */
  referral_setting: number;
  minimum_age: number;
  is_maintenance: boolean;
  maintenance_start_at: Date | null;
  maintenance_end_at: Date | null;
  /** Whose rules it runs under (domain package: jurisdictions). */
  jurisdiction: Generated<string>;
  /** Sites of one operator. */
  operator_group: string | null;
  /** Self-exclusions hold over all sites of the group that share them. */
  shares_exclusions: Generated<boolean>;
  /** A reality check comes at least this often, by law. */
  reality_check_minutes: number | null;
  /** Most a player may deposit in a month, by law. */
  deposit_month_max_minor: bigint | null;
  /**
   * Most of one slot round, by law: of players under 25 and of whom it is not known, and of all
   * others. Null: no cap.
   */
  slot_stake_young_minor: bigint | null;
  slot_stake_adult_minor: bigint | null;
  /** Two games at once for one player. */
  is_parallel_play_allowed: Generated<boolean>;
  /**
   * How much of a deposit must be staked before it is withdrawn, in per cent, at most. Null: as the
   * site says.
   */
  turnover_max_percent: number | null;
  created_at: Date;
  updated_at: Date;
}
