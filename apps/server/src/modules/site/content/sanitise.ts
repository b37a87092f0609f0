import sanitizeHtml from 'sanitize-html';

/** Everything that a text of an operator is made of. */
export const allowedTags: readonly string[] = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'dl', 'dt', 'dd', 'details', 'summary'],
];

const options: sanitizeHtml.IOptions = {
  allowedTags: [...allowedTags],
  allowedAttributes: { a: ['href'], th: ['scope'], td: ['colspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Links out of a site's own pages open safely and pass no reputation on.
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: attributes['href']?.startsWith('/')
        ? attributes
        : { ...attributes, rel: 'noopener nofollow', target: '_blank' },
    }),
  },
};
const kept: sanitizeHtml.IOptions = {
  ...options,
  allowedAttributes: { ...options.allowedAttributes, a: ['href', 'rel', 'target'] },
};

/** HTML an operator wrote, without anything that could run. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, kept);
}

/** Bodies of all pages of some sites in two languages: those that are read again and again. */
const shownMax = 400;
const shown = new Map<string, string>();

/**
 * The same for what comes out of the table: whoever wrote it there, nothing in it may run in a player's browser. What was read
 * lately is not worked out again.
 */
export function sanitised(html: string): string {
  if (html === '') return html;
  const known = shown.get(html);
  const clean = known ?? sanitise(html);
  // Taken out and put in again, so that what was not read for the longest time goes first.
  shown.delete(html);
  shown.set(html, clean);
  const [oldest] = shown.keys();
  if (shown.size > shownMax && oldest !== undefined) shown.delete(oldest);
  return clean;
}

/** An address for a link as it stands in the table; empty when it could run something or is none. */
export function shownHref(href: string): string {
  const isOwn = /^[/#?](?!\/)/.test(href);
  return isOwn || /^(https?:\/\/|mailto:|tel:)/i.test(href) ? href : '';
}
