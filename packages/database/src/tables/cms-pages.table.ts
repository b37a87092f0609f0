/** A page of text; bodies are sanitised when written and when read. */
export interface CmsPagesTable {
  site_id: string;
  page: string;
  is_enabled: boolean;
  en_body: string;
  local_body: string;
  updated_at: Date;
}
