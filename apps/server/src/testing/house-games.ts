import type { TestServer } from '@pavilion/test-kit';
import { houseProviderCode } from '@pavilion/games';
import { seedCatalogue } from '../modules/games/catalogue/index.ts';

/** Puts the catalogue into a test's database and our studio on its first site. */
export async function offerHouseGames({ context, sites }: TestServer): Promise<void> {
  const { db } = context.database;
  await seedCatalogue(db, context);
  await db
    .insertInto('site_providers')
    .values({ site_id: sites.alpha, provider_code: houseProviderCode, is_enabled: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await context.sites.refresh();
}
