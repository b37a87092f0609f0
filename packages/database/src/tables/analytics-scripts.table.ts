import type { Json } from './column-types.ts';

/** A measuring script an operator put on his site. */
export interface AnalyticsScriptsTable {
  id: string;
  site_id: string;
  section: 'HEAD' | 'BODY';
  /** One script element by address, or the text of an inline one. */
  script: string;
  position: number;
  /** Origins (`https://host`) it loads from and sends to. */
  origins: Json<string[]>;
  /** `sha256-…` of an inline script, by which a page's policy allows it. */
  hash: string | null;
}
