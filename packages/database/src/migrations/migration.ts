import type { Kysely } from 'kysely';

/** One step of the schema. Never changed once released; a correction is a new step. */
export interface NamedMigration {
  /**
   * `<yyyymmddThhmm>-<purpose>`, equal to the file's name; the order of names is the order of
   * steps.
   */
  name: string;
  up(db: Kysely<unknown>): Promise<void>;
}
