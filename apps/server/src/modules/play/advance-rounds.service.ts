import { isCurrencyCode } from '@pavilion/domain/currencies';
import {
  houseGameCodes,
  houseGames,
  houseStakeLimits,
  type JsonObject,
  payoutOf,
  type RoundGame,
  toHex,
} from '@pavilion/games';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { publishBalances } from '../wallet/index.ts';
import { activeChain, linkOf } from './chain.service.ts';
import { playedGame } from './house-game.ts';
import {
  moveRound,
  openRound,
  readChain,
  readDueRounds,
  readOpenBets,
  retireChain,
  settleBets,
  type BetEnding,
  type RoundOf,
  type SharedRoundRow,
} from './shared-round.store.ts';
import type { RoundRow } from './round.store.ts';
import { roundNews, topicOf } from './shared-round-view.ts';

const dueMax = 200;
const betsPerStatement = 500;
/** A game that nobody has looked at for so long rests until somebody does. */
const watchedForMs = 60_000;

/** Codes of our studio's games that are played in shared rounds. */
export const sharedGameCodes: readonly string[] = houseGameCodes.filter(
  (code) => houseGames[code].engine === 'round',
);

/** Moves every round of the games on whose time has come. For the process that leads them; late, it does the same as in time. */
export async function advanceRounds(
  server: ServerContext,
  gameCodes: readonly string[],
): Promise<number> {
  const due = await readDueRounds(server.database.db, gameCodes, server.clock.now(), dueMax);
  for (const round of due)
    await advance(server, round).catch((error: unknown) =>
      server.logger.error({ err: error, round: round.id }, 'a round was not moved on'),
    );
  return due.length;
}

async function advance(server: ServerContext, round: SharedRoundRow): Promise<void> {
  if (round.phase === 'betting') return run(server, round);
  if (round.phase === 'running') return end(server, round);
  return follow(server, round);
}

export const ofRound = (round: SharedRoundRow): RoundOf => ({
  siteId: round.site_id,
  providerCode: round.provider_code,
  gameCode: round.game_code,
});

export function roundGameOf(round: {
  provider_code: string;
  game_code: string;
}): RoundGame<unknown> {
  const game = playedGame(round);
  if (game.engine !== 'round') throw new Error('not a shared game');
  return game;
}

/** What the round's link says, and when it is over. */
async function decided(server: ServerContext, round: SharedRoundRow) {
  const game = roundGameOf(round);
  const chain = await readChain(server.database.db, round.chain_id);
  const link = linkOf(server, chain, round.chain_index);
  const outcome = game.outcomeOf(link, chain.salt);
  const endsAt = new Date(round.starts_at.getTime() + game.runsMs(outcome));
  return { game, link, outcome, endsAt };
}

async function run(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const { endsAt } = await decided(server, round);
  const change = { phase: 'running', ends_at: endsAt, next_at: endsAt } as const;
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, change);
    await tell(server, executor, { ...round, phase: 'running' });
  });
}

async function end(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const { game, link, outcome, endsAt } = await decided(server, round);
  await settle(server, round, game, outcome);
  const nextAt = new Date(Math.max(endsAt.getTime(), server.clock.now().getTime()) + game.pauseMs);
  const change = { phase: 'settled', hash: toHex(link), next_at: nextAt } as const;
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, { ...change, outcome });
    await tell(server, executor, { ...round, ...change, outcome });
  });
}

/** Settles every open bet and tells its player, many in one transaction; a crash between two leaves the rest to the next turn. */
async function settle(
  server: ServerContext,
  round: SharedRoundRow,
  game: RoundGame<unknown>,
  outcome: JsonObject,
): Promise<void> {
  const site = server.sites.byId(round.site_id);
  const now = server.clock.now();
  for (;;) {
    const bets = await readOpenBets(server.database.db, round.id, betsPerStatement);
    const endings = bets.map((bet) => endingOf(game, bet, outcome));
    const order = { roundId: round.id, bets: endings, outcome, now };
    await inTransaction(server.database, async (executor) => {
      const players = new Set(await settleBets(executor, order));
      if (!site) return;
      const owner = { siteId: site.id, currency: site.currency.code };
      const owners = [...players].map((playerId) => ({ ...owner, playerId }));
      await publishBalances(server, executor, owners);
    });
    if (bets.length < betsPerStatement) return;
  }
}

/** What is left of a bet pays by the game's rule, at most what a round pays. */
function endingOf(game: RoundGame<unknown>, bet: RoundRow, outcome: JsonObject): BetEnding {
  const parsed = game.parseParams(bet.params);
  if (!parsed.ok) throw new Error('a bet whose parameters its game does not read');
  const multiplierE4 = game.settle(parsed.params, outcome);
  const leftMinor = (bet.stake_minor * BigInt(10_000 - bet.cashed_bp)) / 10_000n;
  const amountMinor = payoutOf(leftMinor, multiplierE4);
  if (!isCurrencyCode(bet.currency)) throw new Error(`no currency ${bet.currency}`);
  const most = houseStakeLimits(bet.currency).maxWinMinor - bet.payout_minor;
  return { id: bet.id, multiplierE4, amountMinor: amountMinor < most ? amountMinor : most };
}

/** Opens the next round, if somebody still looks. */
async function follow(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const now = server.clock.now();
  await moveRound(server.database.db, round, { next_at: null });
  if (now.getTime() - round.watched_at.getTime() <= watchedForMs)
    await openNext(server, ofRound(round));
}

/** Opens a round of a game where none is under way; the one that is open then, or null when another process was quicker. */
export async function openNext(server: ServerContext, of: RoundOf): Promise<SharedRoundRow | null> {
  const now = server.clock.now();
  const chain = await activeChain(server, of);
  if (!chain) return null;
  if (chain.next_index > chain.length) {
    await retireChain(server.database.db, chain.id);
    return openNext(server, of);
  }
  const { bettingMs } = roundGameOf({ provider_code: of.providerCode, game_code: of.gameCode });
  const startsAt = new Date(now.getTime() + bettingMs);
  const id = server.ids.next();
  return inTransaction(server.database, async (executor) => {
    const opened = await openRound(executor, { id, chain, startsAt, now });
    if (opened) await tell(server, executor, opened);
    return opened;
  });
}

async function tell(
  server: ServerContext,
  executor: Executor,
  round: SharedRoundRow,
): Promise<void> {
  await server.publisher.publish(executor, {
    siteId: round.site_id,
    topic: topicOf(ofRound(round)),
    name: 'round.changed',
    data: roundNews(round, server.clock.now()),
  });
}
