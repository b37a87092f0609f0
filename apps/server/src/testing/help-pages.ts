import { inTransaction } from '@pavilion/database';
import type { TestServer } from '@pavilion/test-kit';
import { writeSiteContent } from '../modules/site/content/index.ts';

/** Publishes the page of questions of the first site, in English. */
export async function publishFaqPage({ context }: TestServer, body: string): Promise<void> {
  const site = context.sites.byExternalId('alpha');
  if (!site) throw new Error('the test site is gone');
  const pages = [{ page: 'faqs' as const, is_on: true, bodies: { EN: body } }];
  await inTransaction(context.database, (executor) =>
    writeSiteContent(executor, context, 'test', site, { documents: { pages } }),
  );
}
