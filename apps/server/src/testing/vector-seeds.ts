import { seeds } from '@pavilion/contracts';
import { seedHashOf } from '@pavilion/games';
import { vectorSeeds } from '@pavilion/games/testing/streams';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
import { sealSeed } from '../modules/games/fairness/index.ts';

/** Gives a player the seeds of the published vectors, the next bet at this nonce. */
export async function playFromVectors(
  server: TestServer,
  player: TestPlayer,
  nonce: number,
): Promise<void> {
  await server.call(seeds, player.me);
  const { context } = server;
  await context.database.db
    .updateTable('fairness_seeds')
    .set({
      sealed_seed: sealSeed(context.appSecret, vectorSeeds.serverSeed),
      server_seed_hash: seedHashOf(vectorSeeds.serverSeed),
      client_seed: vectorSeeds.clientSeed,
      nonce,
    })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.id)
    .where('state', '=', 'active')
    .execute();
}
