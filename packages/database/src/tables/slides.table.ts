import type { Json } from './column-types.ts';

/** A hero slide. */
export interface SlidesTable {
  id: string;
  site_id: string;
  /** Title by locale code; English always present. */
  titles: Json<Record<string, string>>;
  img_url: string;
  mobile_img_url: string;
  href: string;
  position: number;
}
