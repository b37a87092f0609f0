/** A page of text; bodies were sanitised when written. */
export interface CmsPagesTable {
  site_id: string;
  page: string;
  is_enabled: boolean;
  en_body: string;
  local_body: string;
  updated_at: Date;
}
