import type { CallResponse, fetchAnnounment } from '@pavilion/contracts';
import type { ContentDocuments } from '@pavilion/contracts/content';
import { locales } from '@pavilion/domain/locales';
import { createTranslator } from '@pavilion/i18n/server';
import { escapeHtml } from '../../../escape.ts';
import { siteMediaUrl } from '../../../site-directory/index.ts';
import { isOut, itemsOf, type ContentScope } from './documents.ts';
import { itemId } from './item-id.ts';
import { pickText } from './pick-text.ts';
import { sanitised, shownHref } from './sanitise.ts';

type Promotion = ContentDocuments['promotions'][number];
type Told = CallResponse<typeof fetchAnnounment>['value'][number];

/** Promotions an operator wrote that are out now, pinned first, each with its terms. */
export async function promotionsOut(scope: ContentScope): Promise<Promotion[]> {
  const now = scope.server.clock.now();
  return (await itemsOf(scope, 'promotions'))
    .filter((item) => isOut(item, now, scope.isPreview))
    .filter(({ published_at: at }) => scope.isPreview || at === undefined || new Date(at) <= now)
    .toSorted((a, b) => Number(b.pinned ?? false) - Number(a.pinned ?? false));
}

/** The same as they are told beside announcements. */
export async function promotionsTold(scope: ContentScope): Promise<Told[]> {
  const { site } = scope;
  return (await promotionsOut(scope)).map((item) => ({
    announcement_id: itemId(site.id, 'promotion', item.slug),
    kind: 'promotion',
    title: pickText(item.titles, scope.language, site),
    body: promotionBody(item, scope),
    img_url: item.picture === undefined ? null : siteMediaUrl(site, item.picture),
    start_date: item.from === undefined ? null : new Date(item.from).toISOString(),
    end_date: item.until === undefined ? null : new Date(item.until).toISOString(),
    audience: item.audience ?? 'all',
  }));
}

/** What is offered, where it leads, and the terms with their version. */
function promotionBody(item: Promotion, { site, language }: ContentScope): string {
  const title = pickText(item.titles, language, site);
  const href = shownHref(item.href ?? '');
  const terms = sanitised(pickText(item.terms, language, site), site.externalId);
  const t = createTranslator(locales[language].tag);
  return [
    sanitised(pickText(item.bodies, language, site), site.externalId),
    ...(href === '' ? [] : [`<p><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></p>`]),
    ...(terms === ''
      ? []
      : [`<h4>${escapeHtml(`${t('_m.termCondition')} (${item.terms_version})`)}</h4>`, terms]),
  ].join('\n');
}
