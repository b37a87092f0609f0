import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import type { ContentScope } from './documents.ts';
import { isPreviewGood } from './versions/preview-token.ts';

/**
 * What a content call reads: its site, in the visitor's language; with a good preview token also
 * what is not out yet. Fails with `previewExpired` for any other token.
 */
export function scopeOf(
  { server, site, language, now, isPreview = false }: RequestContext,
  token?: string,
): ContentScope {
  const scope = { server, site, language: language.code, isPreview };
  if (token === undefined || token === '') return scope;
  if (!isPreviewGood(server.appSecret, token, { siteId: site.id, now })) fail('previewExpired');
  return { ...scope, isPreview: true };
}
