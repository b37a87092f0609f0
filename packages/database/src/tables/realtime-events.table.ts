import type { Json } from './column-types.ts';

/** Something told to sockets. Numbered after its commit, so numbers follow the order of commits. */
export interface RealtimeEventsTable {
  id: string;
  /** Null until numbered. */
  seq: bigint | null;
  /** Null: every site. */
  site_id: string | null;
  /** Null: public. */
  player_id: string | null;
  topic: string;
  name: string;
  data: Json<unknown>;
  created_at: Date;
}
