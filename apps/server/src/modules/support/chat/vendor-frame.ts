import { createHash } from 'node:crypto';

/**
 * How the chat of a vendor is shown: a page of theirs in a frame, or a snippet of theirs that runs
 * in ours.
 */
export type VendorChat = { page: string } | { script: string; origins: readonly string[] };

/** A page of ours with a policy of its own, so that pages of a site frame nothing strange. */
interface FramePage {
  policy: string;
  body: string;
}

const style =
  'html,body{margin:0;height:100%}iframe{border:0;width:100%;height:100%;display:block}';
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const shared = ["base-uri 'none'", "frame-ancestors 'self'"];

/**
 * The page of a vendor's chat and what it may do. `title` is its name for who cannot see it, in
 * HTML.
 */
export function vendorFrame(chat: VendorChat, title: string): FramePage {
  return 'page' in chat ? framed(chat.page, title) : run(chat, title);
}

/** Frames the vendor's page; runs nothing. */
function framed(page: string, title: string): FramePage {
  const address = new URL(page);
  return {
    policy: [
      "default-src 'none'",
      `frame-src ${address.origin}`,
      `style-src ${hashOf(style)}`,
      "form-action 'none'",
      ...shared,
    ].join('; '),
    body: documentOf(
      title,
      `<iframe src="${escaped(address.href)}" title="${title}" allow="clipboard-write"></iframe>`,
    ),
  };
}

/**
 * Runs the vendor's snippet without our origin: it reads nothing of the site, neither its document
 * nor what it stores, and loads from the listed origins alone.
 */
function run({ script, origins }: { script: string; origins: readonly string[] }, title: string) {
  const snippet = /^\s*</.test(script) ? script : `<script>${script}</script>`;
  const hashes = [...snippet.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, words = '']) => hashOf(words),
  );
  const listed = origins.join(' ');
  const sockets = origins.map((origin) => origin.replace(/^https:/, 'wss:')).join(' ');
  const loads = (kind: string, more = ''): string[] => {
    const sources = [more, listed].filter((part) => part !== '').join(' ');
    return sources === '' ? [] : [`${kind} ${sources}`];
  };
  return {
    policy: [
      'sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox',
      "default-src 'none'",
      ...loads('script-src', hashes.join(' ')),
      ...loads('style-src', "'unsafe-inline'"),
      ...loads('img-src', 'data:'),
      ...loads('font-src', 'data:'),
      ...loads('media-src'),
      ...loads('frame-src'),
      ...loads('connect-src', sockets),
      ...loads('form-action'),
      ...shared,
    ].join('; '),
    body: documentOf(title, snippet),
  };
}

const documentOf = (title: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head><body>${body}</body></html>\n`;

const escaped = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
