import type { Json } from './column-types.ts';

/** Something told to sockets. Numbered after its commit, so numbers follow the order of commits. */
export interface RealtimeEventsTable {
  id: string;
  /** Null until numbered. */
  seq: bigint | null;
  site_id: string;
  /** Null: public. */
  player_id: string | null;
  topic: string;
  name: string;
  data: Json<unknown>;
  created_at: Date;
}
