import type { TestServer } from '@pavilion/test-kit';
import { offerHouseGames } from './house-games.ts';
import { beginLotteries } from '../modules/games/lottery/index.ts';

/** Runs the studio's lotteries on a test's first site and opens their draws. */
export async function runLotteries(server: TestServer): Promise<void> {
  const { context, sites } = server;
  await offerHouseGames(server);
  const now = context.clock.now();
  await beginLotteries(context.database.db, { siteId: sites.alpha, currency: 'PHP', now });
  await server.runJob('open-draws');
}
