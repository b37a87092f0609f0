import type { RequestContext } from '../../../http/route.ts';
import type { ContentScope } from './content.service.ts';

/** What a content call reads: its site, in the visitor's language. */
export function scopeOf(context: RequestContext): ContentScope {
  return { server: context.server, site: context.site, language: context.language.code };
}
