import type { Generated } from 'kysely';
import type { Json } from './column-types.ts';

/**
 * Something told to sockets, or between processes. Numbered after its commit, so numbers follow the
 * order of commits.
 */
export interface RealtimeEventsTable {
  id: string;
  /** Null until numbered. */
  seq: bigint | null;
  /** Null: every site. */
  site_id: string | null;
  /** Null: public. */
  player_id: string | null;
  /** Null: for processes, never for a socket; `name` is the channel then. */
  topic: string | null;
  name: string;
  data: Json<unknown>;
  created_at: Date;
  /** By the database's clock, which all processes share: the order of numbers. */
  written_at: Generated<Date>;
}
