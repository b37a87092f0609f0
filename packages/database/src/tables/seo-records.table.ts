/** What search engines read on a page of a site. */
export interface SeoRecordsTable {
  id: string;
  site_id: string;
  page_name: string;
  en_item_name: string;
  en_body: string;
  local_item_name: string;
  local_body: string;
  meta_title: string;
  meta_desc: string;
  meta_keywords: string;
  meta_url: string;
  meta_canonical: string;
  meta_author: string;
  meta_publisher: string;
  meta_lang: string;
  meta_image_url: string;
}
