import { escapeHtml } from '../../../escape.ts';

/**
 * A mail stands in a frame that runs nothing; the frame has the page's policy, and a mail its
 * styles in itself.
 */
export const outboxPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; frame-ancestors 'none'; base-uri 'none'";

interface ShownMessage {
  recipient: string;
  channel: string;
  kind: string;
  language: string;
  subject: string;
  text: string;
  createdAt: Date;
  html: string | null;
}

const style =
  'body{margin:0 auto;padding:1rem;max-width:80rem;font:1rem/1.5 system-ui,sans-serif;color-scheme:light dark}article{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr));border-top:1px solid;padding-block:1rem}header{grid-column:1/-1}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-size:1rem}iframe{width:100%;height:34rem;border:1px solid}';

/**
 * What `/dev/outbox` is in a browser: each message as text and, where it is a mail, as its brand
 * shows it.
 */
export const drawOutbox = (messages: readonly ShownMessage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox</title>
<style>${style}</style>
</head>
<body><main><h1>Outbox</h1>${messages.map(drawMessage).join('') || '<p>No messages.</p>'}</main></body>
</html>
`;

function drawMessage(message: ShownMessage): string {
  const { recipient, channel, kind, language, subject, text, createdAt, html } = message;
  const facts = [channel, kind, recipient, createdAt.toISOString()].map(escapeHtml).join(' · ');
  const frame =
    html === null
      ? ''
      : `<iframe sandbox="" title="${escapeHtml(subject)}" srcdoc="${escapeHtml(html)}"></iframe>`;
  return `<article><header><h2>${escapeHtml(subject || kind)}</h2>${facts}</header><pre lang="${escapeHtml(language)}">${escapeHtml(text)}</pre>${frame}</article>`;
}
