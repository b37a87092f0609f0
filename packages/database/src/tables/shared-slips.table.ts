import type { Generated } from 'kysely';

/** Selections that a code brings to another device. */
export interface SharedSlipsTable {
  site_id: string;
  /** Eight of 0–9 and A–Z without I, L, O and U. */
  code: string;
  /** In their order. */
  selection_ids: string[];
  /** How many of them each leg takes; empty where none is a builder. */
  leg_sizes: Generated<number[]>;
  expires_at: Date;
}
