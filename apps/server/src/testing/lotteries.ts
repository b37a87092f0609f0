import { login } from '@pavilion/contracts';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';
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

/** Sessions end while the clock goes on to a draw: players open others. */
export async function signInAgain(server: TestServer, ...players: TestPlayer[]): Promise<void> {
  for (const { me, password } of players) {
    const { account_id, domain_name } = me;
    me.auth = (await server.call(login, { account_id, domain_name, password })).token;
  }
}
