import { plainText } from '@pavilion/web-core/layout/plain-text';

export interface PageText {
  /** The operator's own title of the page; null where the body begins otherwise. */
  title: string | null;
  /** The rest. */
  html: string;
}

const leadingHeading = /^\s*<h2\b[^>]*>([\s\S]*?)<\/h2>/;

/**
 * Parts a cleaned body from the title it begins with, so that the page shows one title and not two.
 * A heading that has others of its rank behind it is the first of several sections, and stays. The
 * sections below a title move up in its place.
 */
export function pageText(body: string): PageText {
  const [whole = '', heading = ''] = leadingHeading.exec(body) ?? [];
  const rest = body.slice(whole.length);
  const title = plainText(heading);
  if (title === '' || /<h2\b/.test(rest)) return { title: null, html: body };
  return { title, html: rest.trim().replaceAll(/(<\/?h)([34])\b/g, moveUp) };
}

const moveUp = (_heading: string, start: string, level: string): string =>
  `${start}${Number(level) - 1}`;
