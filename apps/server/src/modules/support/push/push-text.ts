/**
 * What a device shows, as `apps/web/public/sw.js` reads it. It goes by the servers of others: no
 * amounts, no names.
 */
export interface PushText {
  title: string;
  body: string;
  /** Tag of the language of both (BCP 47). */
  lang: string;
  /** Path on the site that a press opens; it names the language. */
  link: string;
  /** The same without language, as it stands in the address of a page in the site's first one. */
  page: string;
  /** Path of the site's icon. */
  icon: string;
  /** What comes twice under one tag is shown once. */
  tag: string;
}
