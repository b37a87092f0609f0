import type { ColumnType } from 'kysely';

/** A page of text; bodies are sanitised when written and when read. */
export interface CmsPagesTable {
  site_id: string;
  page: string;
  is_enabled: boolean;
  en_body: string;
  local_body: string;
  /** By locale code; a language without one reads the local body. */
  bodies: ColumnType<Record<string, string>, string | undefined, string>;
  updated_at: Date;
}
