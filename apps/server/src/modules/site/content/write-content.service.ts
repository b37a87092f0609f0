import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { changeAsOperator } from '../../../operator/change-as-operator.ts';
import { checkAddresses } from './check-addresses.ts';
import { sanitise } from './sanitise.ts';
import { replaceContent } from './write-content.store.ts';
import type { Texts, SiteContent } from './site-content.types.ts';

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
  const counts = Object.fromEntries(
    Object.entries(clean).map(([part, rows]) => [part, rows.length]),
  );
  await changeAsOperator(
    context,
    actor,
    {
      action: 'site.content',
      subject: { siteId: site.id, subject: site.externalId },
      lock: async () => null,
      work: async (trx) => {
        await replaceContent(trx, context, site, clean);
        return { answer: undefined, before: null, after: counts };
      },
    },
    executor,
  );
}

function sanitiseAll(texts: Texts): Texts {
  return Object.fromEntries(Object.entries(texts).map(([code, html]) => [code, sanitise(html)]));
}
