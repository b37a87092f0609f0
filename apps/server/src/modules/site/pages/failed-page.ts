import { createHash } from 'node:crypto';
import { createTranslator } from '@pavilion/i18n/server';
import type { Failure } from '../../../failure.ts';
import { pagePolicy } from '../../../http/security-headers.ts';
import type { PageRequest } from './page-request.types.ts';
import { escapeHtml } from '../../../escape.ts';

const style =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;text-align:center;font:1rem/1.6 system-ui,sans-serif;padding:1rem;color-scheme:light dark}h1{font-size:1.5rem}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
const retrySeconds = 5;

/** A page that could not be written, in words; where trying again helps it does so by itself. */
export function failedPage(
  { site, locale }: Pick<PageRequest, 'site' | 'locale'>,
  host: string,
  failure: Failure,
): { html: string; policy: string } {
  const t = createTranslator(locale.tag);
  const mayRecover = failure.code === 'serviceUnavailable';
  const text = t(mayRecover ? 'errors.serviceUnavailable' : 'errors.internalServerError');
  const html = `<!doctype html>
<html lang="${escapeHtml(locale.tag)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
${mayRecover ? `<meta http-equiv="refresh" content="${retrySeconds}">` : ''}
<title>${escapeHtml(site.name)}</title>
<style>${style}</style>
</head>
<body><main><h1>${escapeHtml(site.name)}</h1><p>${escapeHtml(text)}</p></main></body>
</html>
`;
  return { html, policy: pagePolicy(host, [styleHash]) };
}
