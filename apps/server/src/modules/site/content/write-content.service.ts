import { jsonText, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { recordOperatorChange } from '../../../operator/operator-change.store.ts';
import { checkAddresses } from './check-addresses.ts';
import { sanitise } from './sanitise.ts';
import { replaceContent } from './write-content.store.ts';

type Texts = Record<string, string>;

/** Everything a site shows; texts by locale code, English always present. Image addresses are paths of the module media. */
export interface SiteContent {
  slides: Array<{ titles: Texts; imgUrl: string; mobileImgUrl: string; href: string }>;
  announcements: Array<{
    titles: Texts;
    bodies: Texts;
    imgUrl: string | null;
    startAt: Date | null;
    endAt: Date | null;
    /** Whom it is meant for; everybody when not said. */
    audience?: 'all' | 'guests' | 'players';
  }>;
  marquees: Texts[];
  partners: Array<{ name: string; href: string; imgUrl: string }>;
  socialAccounts: Array<{ name: string; href: string; imgUrl: string }>;
  /** `bodies`: by language, where the local body is not the only one. */
  cmsPages: Array<{ page: string; enBody: string; localBody: string; bodies?: Texts }>;
  seoRecords: Array<{
    pageName: string;
    itemName: { en: string; local: string };
    body: { en: string; local: string };
    meta: {
      title: string;
      desc: string;
      keywords: string;
      url: string;
      canonical: string;
      lang: string;
      imageUrl: string;
    };
  }>;
  vipLevels: Array<{
    name: string;
    depositRequiredMinor: bigint;
    turnoverRequiredMinor: bigint;
    /** So much turnover earns its players a game token. */
    turnoverPerTokenMinor: bigint;
  }>;
}

/**
 * Replaces the content of a site with the caller's transaction, sanitised, and notes it in the audit log. Throws when a
 * slide, partner, social account or SEO record names an address that is none.
 */
export async function writeSiteContent(
  executor: Executor,
  context: ServerContext,
  actor: string,
  site: { id: string; name: string; externalId: string },
  content: SiteContent,
): Promise<void> {
  checkAddresses(content);
  const clean: SiteContent = {
    ...content,
    announcements: content.announcements.map((entry) => ({
      ...entry,
      bodies: sanitiseAll(entry.bodies),
    })),
    cmsPages: content.cmsPages.map((page) => ({
      ...page,
      enBody: sanitise(page.enBody),
      localBody: sanitise(page.localBody),
      bodies: sanitiseAll(page.bodies ?? {}),
    })),
    seoRecords: content.seoRecords.map((record) => ({
      ...record,
      body: { en: sanitise(record.body.en), local: sanitise(record.body.local) },
    })),
  };
  await replaceContent(executor, context, site, clean);
  const counts = Object.fromEntries(
    Object.entries(clean).map(([part, rows]) => [part, rows.length]),
  );
  await recordOperatorChange(executor, context, {
    actor,
    action: 'site.content',
    siteId: site.id,
    subject: site.externalId,
    before: null,
    after: JSON.parse(jsonText(counts)),
  });
}

function sanitiseAll(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([code, html]) => [code, sanitise(html)]));
}
