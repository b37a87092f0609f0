import { houseProviderCode } from '@pavilion/games';
import { betaHost, type TestPlayer, type TestServer } from '@pavilion/test-kit';
import { seedCatalogue } from '../modules/games/catalogue/index.ts';
import { runTool } from './run-tool.ts';

/**
 * The site that offers matches and races in tests: one of the Philippines may not have the first.
 */
export const poolSite = { domain_name: betaHost };

/** Puts our studio on the second site of a test and lets it offer matches of sabong. */
export async function offerPools(server: TestServer): Promise<void> {
  const { context, sites } = server;
  await seedCatalogue(context.database.db, context);
  await context.database.db
    .insertInto('site_providers')
    .values({ site_id: sites.beta, provider_code: houseProviderCode, is_enabled: true })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await runTool(context, ['sabong', 'set', 'beta', '--state', 'on']);
  await context.sites.refresh();
}

/** A player of that site with a million yen. */
export async function poolPlayer(server: TestServer): Promise<TestPlayer> {
  const player = await server.signUpPlayer(betaHost);
  await server.fund(player, 1_000_000n);
  return player;
}
