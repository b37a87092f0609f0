import { pickOne, randomInteger } from '@pavilion/domain/random';
import type { ServerContext } from '../../context.ts';
import { isInMaintenance } from '../../site-directory/index.ts';
import { buyBingoCards, gamesOnSale, type GameOnSale } from '../../modules/games/bingo/index.ts';
import { crowdContext } from './crowd-presence.service.ts';
import { readCrowdMembers } from './demo-crowd.store.ts';
import { isAccepted } from './is-accepted.ts';

/** People come shortly before a game begins. */
const comeMs = 150_000;
/** How often one more buys in a step, where somebody has cards already, and where nobody has. */
const followChance = 0.08;
const beginChance = 0.003;
const cardsMax = 6;

/**
 * Lets computer players buy cards of bingo games that begin soon, so that nobody waits alone. Gives
 * how many purchases were taken.
 */
export async function joinBingo(context: ServerContext): Promise<number> {
  const nowMs = context.clock.now().getTime();
  let joined = 0;
  for (const game of await gamesOnSale(context)) {
    if (game.startsAt.getTime() - nowMs > comeMs) continue;
    const chance = game.cards > 0 ? followChance : beginChance;
    if (context.random.next() < chance && (await join(context, game))) joined += 1;
  }
  return joined;
}

async function join(context: ServerContext, { siteId, gameId }: GameOnSale): Promise<boolean> {
  const site = context.sites.byId(siteId);
  if (!site || site.status !== 'ACTIVE' || isInMaintenance(site, context.clock.now())) return false;
  const members = await readCrowdMembers(context.database.db, site.id);
  if (members.length === 0) return false;
  const player = await crowdContext(context, site, pickOne(context.random, members));
  return isAccepted(player, async () => {
    await buyBingoCards(player, {
      game_id: gameId,
      count: randomInteger(context.random, 1, cardsMax),
      request_id: context.ids.next(),
    });
  });
}
