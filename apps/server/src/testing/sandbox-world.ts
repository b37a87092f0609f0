import type { TestServer } from '@pavilion/test-kit';
import { seedCatalogue } from '../modules/games/index.ts';
import { addKey, connectStudio } from '../modules/providers/index.ts';

/** Connects a studio that really runs, and offers one provider of it on the first test site. */
export async function offerStudio(
  { context, sites }: TestServer,
  studio: { address: string; provider: string; key: { id: string; secret: string } },
): Promise<void> {
  const { db } = context.database;
  await seedCatalogue(db, context);
  await db
    .insertInto('site_providers')
    .values({ site_id: sites.alpha, provider_code: studio.provider, is_enabled: true })
    .execute();
  await context.sites.refresh();
  await connectStudio(context, 'test', {
    code: 'SANDBOX',
    name: 'Sandbox studio',
    launchAddress: `${studio.address}/launch`,
    studioAddress: studio.address,
    providerCodes: [studio.provider],
  });
  await addKey(context, 'test', { connectionCode: 'SANDBOX', siteId: null, given: studio.key });
}
