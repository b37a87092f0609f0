import type { Json } from './column-types.ts';

/** A version of what an operator wrote for a site, whole, by type. */
export interface ContentVersionsTable {
  site_id: string;
  type: string;
  version: number;
  state: 'draft' | 'scheduled' | 'published' | 'retired';
  document: Json<unknown>;
  /** Since when it is in its state; of a scheduled one, from when it will be out. */
  at: Date;
  made_by: string;
  note: string;
}

/** A version of a legal text that a player accepted. */
export interface LegalAcceptancesTable {
  player_id: string;
  document: string;
  version: string;
  site_id: string;
  accepted_at: Date;
}
