import type { ColumnType } from 'kysely';
import type { Json } from './column-types.ts';

/** An announcement of a site. */
export interface AnnouncementsTable {
  id: string;
  site_id: string;
  /** By locale code; English always present. */
  titles: Json<Record<string, string>>;
  /** Sanitised HTML by locale code; English always present. */
  bodies: Json<Record<string, string>>;
  img_url: string | null;
  start_at: Date | null;
  end_at: Date | null;
  position: number;
  /** Whom it is meant for. */
  audience: ColumnType<'all' | 'guests' | 'players', 'all' | 'guests' | 'players' | undefined>;
}
