import sanitizeHtml from 'sanitize-html';
import { pictureAttributes, shownPicture, type PictureSource } from './body-picture.ts';

/** Everything that a text of an operator is made of, pictures aside. */
export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'details', 'summary'],
];

/** Links out of a site's own pages open safely and pass no reputation on. */
const safeLink: sanitizeHtml.Transformer = (tagName, attributes) => ({
  tagName,
  attribs: attributes['href']?.startsWith('/')
    ? attributes
    : { ...attributes, rel: 'noopener nofollow', target: '_blank' },
});

const wordsOnly: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href', 'rel', 'target'], th: ['scope'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: { a: safeLink },
};

/** The same with pictures: those of the site's own media, and none from anywhere else. */
const withPictures = (from: PictureSource): sanitizeHtml.IOptions => ({
  ...wordsOnly,
  allowedTags: [...allowedTags, 'img'],
  allowedAttributes: { ...wordsOnly.allowedAttributes, img: [...pictureAttributes] },
  transformTags: {
    a: safeLink,
    img: (tagName, attributes) => ({ tagName, attribs: shownPicture(attributes, from) }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs['src'] === undefined,
});

/**
 * HTML an operator wrote, without anything that could run. Pictures stay where it is told whose
 * they may be.
 */
export function sanitise(html: string, pictures: PictureSource | null = null): string {
  return sanitizeHtml(html, pictures === null ? wordsOnly : withPictures(pictures));
}

/** Bodies of all pages of some sites in two languages: those that are read again and again. */
const shownMax = 400;
const shown = new Map<string, string>();

/**
 * The same for what comes out of the table: whoever wrote it there, nothing in it may run in a
 * player's browser. What was read lately is not worked out again. With a site's external id its own
 * pictures stay.
 */
export function sanitised(html: string, siteCode: string | null = null): string {
  if (html === '') return html;
  // Whose page it is makes a difference only where there is a picture.
  const key = siteCode !== null && html.includes('<img') ? `${siteCode}\u0000${html}` : html;
  const known = shown.get(key);
  const clean = known ?? sanitise(html, siteCode === null ? null : { siteCode });
  // Taken out and put in again, so that what was not read for the longest time goes first.
  shown.delete(key);
  shown.set(key, clean);
  const [oldest] = shown.keys();
  if (shown.size > shownMax && oldest !== undefined) shown.delete(oldest);
  return clean;
}

/**
 * An address for a link as it stands in the table; empty when it could run something or is none.
 */
export function shownHref(href: string): string {
  const isOwn = /^[/#?](?!\/)/.test(href);
  return isOwn || /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : '';
}
