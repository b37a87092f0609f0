import type { Json } from './column-types.ts';

/** A ticker text of a site. */
export interface MarqueesTable {
  id: string;
  site_id: string;
  /** By locale code; English always present. */
  texts: Json<Record<string, string>>;
  position: number;
}
