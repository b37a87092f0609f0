import { pickOne } from '@pavilion/domain/random';
import type { Random } from '@pavilion/domain/ids';
import type { ServerContext } from '../../context.ts';
import { isInMaintenance } from '../../site-directory/index.ts';
import { bettingRounds, joinShared, type BettingRound } from '../../modules/games/rounds/index.ts';
import { crowdContext } from './crowd-presence.service.ts';
import { crowdStake } from './crowd-rounds.service.ts';
import { readCrowdMembers } from './demo-crowd.store.ts';
import { isAccepted } from './is-accepted.ts';

/**
 * How often one more sits down at a table in a step: two to five of the eight in the time that bets
 * are taken.
 */
const joinChance = 0.7;
/** Tables that are looked after in a step. */
const tablesMax = 10;
/** So many of the gentlest bets of a table are what most people choose. */
const likedBets = 6;
/** Where people leave a crash; nobody of the computer is there to press. */
const exits = ['1.20', '1.50', '1.80', '2.00', '2.00', '3.00', '5.00', '10.00'];

/**
 * Lets computer players bet where a shared round takes bets: tables go on only while somebody looks
 * at them, and their bets keep none awake. Gives how many bets were taken.
 */
export async function joinTables(context: ServerContext): Promise<number> {
  let joined = 0;
  for (const round of await bettingRounds(context, tablesMax)) {
    if (context.random.next() < joinChance && (await join(context, round))) joined += 1;
  }
  return joined;
}

async function join(
  context: ServerContext,
  { siteId, roundId, providerCode, tableId, game }: BettingRound,
): Promise<boolean> {
  const site = context.sites.byId(siteId);
  if (!site || site.status !== 'ACTIVE' || isInMaintenance(site, context.clock.now())) return false;
  const members = await readCrowdMembers(context.database.db, site.id);
  if (members.length === 0) return false;
  const player = await crowdContext(context, site, pickOne(context.random, members));
  return isAccepted(player, async () => {
    await joinShared(player, {
      provider_code: providerCode,
      game_code: game.code,
      table_id: tableId,
      round_id: roundId,
      request_id: context.ids.next(),
      stake: crowdStake(player),
      params: paramsOf(game, context.random),
    });
  });
}

/** Of a table a bet that many like; a side where the game has sides, else where to leave. */
function paramsOf(
  { paramsSchema, table }: BettingRound['game'],
  random: Random,
): Record<string, unknown> {
  if (table) {
    const bets = table.bets().toSorted((a, b) => Number(a.multiplierE4 - b.multiplierE4));
    return onAnyRunner(pickOne(random, bets.slice(0, likedBets)).params, random);
  }
  const { side } = paramsSchema['properties'] as { side?: { enum: string[] } };
  return side ? { side: pickOne(random, side.enum) } : { auto_cash_out: pickOne(random, exits) };
}

/** A bet on a race goes to any of the runners that every race has, each once. */
function onAnyRunner(params: Record<string, unknown>, random: Random): Record<string, unknown> {
  const { legs } = params;
  if (!Array.isArray(legs)) return params;
  const left = [1, 2, 3, 4, 5, 6];
  const chosen = legs.map(() => left.splice(Math.floor(random.next() * left.length), 1));
  return { ...params, legs: chosen };
}
