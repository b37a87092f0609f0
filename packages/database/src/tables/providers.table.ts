import type { Generated } from 'kysely';

/** A game provider, shared by all sites. */
export interface ProvidersTable {
  code: string;
  name: string;
  /** How its games open (decisions page, demo play). */
  launch_kind: 'house' | 'embed' | 'popup' | 'custom';
  position: number;
  /** The connection that brings its games; null: our own, or one that is not connected. */
  connection_code: Generated<string | null>;
  /** Off: no stakes, no launches. */
  is_enabled: Generated<boolean>;
}
