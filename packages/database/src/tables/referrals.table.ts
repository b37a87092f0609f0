import type { Generated } from 'kysely';

/** A player who came by another's link while the site had a plan. */
export interface ReferralsTable {
  /** The friend. */
  player_id: string;
  site_id: string;
  referrer_id: string;
  /** The plan's item. */
  item_code: string;
  state: Generated<'open' | 'checking' | 'qualified' | 'refused'>;
  is_verified: Generated<boolean>;
  /** What the two have in common: `visitor`, `address`, `payment`, `destination`. */
  shared: Generated<string[]>;
  /** A person said that what they share is nothing. */
  is_cleared: Generated<boolean>;
  joined_at: Date;
  /** Until then what they do counts. */
  ends_at: Date;
  /** Until then their play brings a share. */
  share_until: Date;
  next_look_at: Date;
  qualified_at: Generated<Date | null>;
  decided_by: Generated<string | null>;
  decided_at: Generated<Date | null>;
}
