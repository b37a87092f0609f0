import type { CallResponse, contentPage, siteinfodetail } from '@pavilion/contracts';
import { fallbackLocaleCode, locales } from '@pavilion/domain/locales';
import { fail } from '../../../failure.ts';
import { itemsOf, shownDocument, type ContentScope } from './documents.ts';
import { legalPages, type LegalPage } from './legal/legal-in-force.ts';
import { pickText, pickWithLanguage } from './pick-text.ts';
import { sanitised } from './sanitise.ts';

type Cms = CallResponse<typeof siteinfodetail>['cms'];
export type CmsPageName = keyof Cms;

/**
 * All CMS pages, their local body in the language they are read in where there is one; a page the
 * site does not have is switched off and empty. A legal text in force stands in the place of its
 * page. Bodies are sanitised when written and again when read.
 */
export async function cmsOf(scope: ContentScope): Promise<Cms> {
  const [items, legal] = await Promise.all([itemsOf(scope, 'pages'), legalPages(scope)]);
  const page = (name: CmsPageName): Cms[CmsPageName] => {
    const item = items.find((candidate) => candidate.page === name);
    const bodies = legal[name]?.bodies ?? item?.bodies ?? {};
    const local = pickWithLanguage(bodies, scope.language, scope.site);
    return {
      status: legal[name] !== undefined || (item?.is_on ?? false),
      en_body: sanitised(bodies[fallbackLocaleCode] ?? '', scope.site.externalId),
      local_body: sanitised(local.text, scope.site.externalId),
      local_language: locales[local.language].tag,
      is_fallback: local.isFallback,
    };
  };
  return {
    about_us: page('about_us'),
    privacy_policy: page('privacy_policy'),
    banking: page('banking'),
    faqs: page('faqs'),
    responsible_gaming: page('responsible_gaming'),
    term_condition: page('term_condition'),
  };
}

/** One page with its version. Fails with `contentNotFound` where the site does not have it. */
export async function contentPageOf(
  scope: ContentScope,
  name: CmsPageName,
): Promise<CallResponse<typeof contentPage>['value']> {
  const [shown, legal] = await Promise.all([shownDocument(scope, 'pages'), legalPages(scope)]);
  const item = shown?.document.find(({ page }) => page === name);
  const inForce: LegalPage | undefined = legal[name];
  if (inForce === undefined && !(shown && item?.is_on)) fail('contentNotFound');
  const picked = pickWithLanguage(
    inForce?.bodies ?? item?.bodies ?? {},
    scope.language,
    scope.site,
  );
  return {
    page: name,
    title: pickText(item?.titles ?? {}, scope.language, scope.site),
    body: sanitised(picked.text, scope.site.externalId),
    version: inForce?.version ?? String(shown?.version ?? 1),
    published_at: inForce?.effectiveAt ?? shown?.at.toISOString() ?? '',
    language: locales[picked.language].tag,
    is_fallback: picked.isFallback,
  };
}
