import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'a',
    'br',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
    'blockquote',
    'details',
    'summary',
  ],
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

/** HTML an operator wrote, without anything that could run. Done once, at write time. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, kept);
}
