import { isCurrencyCode } from '@pavilion/domain/currencies';
import {
  houseStakeLimits,
  multiplierScale,
  payoutOf,
  type JsonObject,
  type MultiplierE4,
  type RoundGame,
} from '@pavilion/games';
import type { TableFlags } from '@pavilion/games/live/table-game';
import { inTransaction, type Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { publishBalances } from '../../money/wallet/index.ts';
import type { RoundRow, TicketLine } from '../plays/index.ts';
import { type RoundTable } from '../fairness/index.ts';
import {
  readOpenBets,
  settleBets,
  type BetEnding,
  type SharedRoundRow,
} from './shared-round.store.ts';
import { flagsOfTable } from './table-of.ts';
import { roundNews, topicOf } from './shared-round-view.ts';

const betsPerStatement = 500;

export const ofRound = (round: SharedRoundRow): RoundTable => ({
  siteId: round.site_id,
  providerCode: round.provider_code,
  gameCode: round.game_code,
  tableId: round.table_id,
});

/** What one bet of a ticket pays; its parameters as they were kept. */
export type LinePays = (line: { params: unknown; stakeMinor: bigint }) => {
  payoutMinor: bigint;
  multiplierE4: MultiplierE4;
};

/** What bets pay by a game's own rule. */
export const paysByRule =
  (game: RoundGame<unknown>, outcome: JsonObject, flags: TableFlags): LinePays =>
  ({ params, stakeMinor }) => {
    const multiplierE4 = game.settle(readParams(game, params), outcome, flags);
    return { payoutMinor: payoutOf(stakeMinor, multiplierE4), multiplierE4 };
  };

/** The same at the table of a round. */
export async function paysOf(
  server: ServerContext,
  round: SharedRoundRow,
  game: RoundGame<unknown>,
  outcome: JsonObject,
): Promise<LinePays> {
  const flags = game.table ? await flagsOfTable(server, ofRound(round)) : {};
  return paysByRule(game, outcome, flags);
}

/** Settles every open bet by what the round came to. */
export async function settle(
  server: ServerContext,
  round: SharedRoundRow,
  game: RoundGame<unknown>,
  outcome: JsonObject,
): Promise<void> {
  const pays = await paysOf(server, round, game, outcome);
  await settleBy(server, round, outcome, (bet) =>
    bet.lines ? ticketEnding(pays, bet) : endingOf(game, bet, outcome),
  );
}

/** Settles every open bet as it ends. */
export async function settleBy(
  server: ServerContext,
  round: SharedRoundRow,
  outcome: JsonObject,
  ending: (bet: RoundRow) => BetEnding,
): Promise<void> {
  const now = server.clock.now();
  await endBets(server, round, (executor, bets) =>
    settleBets(executor, { roundId: round.id, bets: bets.map(ending), outcome, now }),
  );
}

/**
 * Ends every open bet and tells its player, many in one transaction; a crash between two leaves the
 * rest to the next turn. `end` gives whose they were.
 */
export async function endBets(
  server: ServerContext,
  round: SharedRoundRow,
  end: (executor: Executor, bets: readonly RoundRow[]) => Promise<string[]>,
): Promise<void> {
  const site = server.sites.byId(round.site_id);
  for (;;) {
    const bets = await readOpenBets(server.database.db, round.id, betsPerStatement);
    await inTransaction(server.database, async (executor) => {
      const players = new Set(await end(executor, bets));
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
  const multiplierE4 = game.settle(readParams(game, bet.params), outcome);
  const leftMinor = (bet.stake_minor * BigInt(10_000 - bet.cashed_bp)) / 10_000n;
  const amountMinor = payoutOf(leftMinor, multiplierE4);
  if (!isCurrencyCode(bet.currency)) throw new Error(`no currency ${bet.currency}`);
  const most = houseStakeLimits(bet.currency).maxWinMinor - bet.payout_minor;
  return { id: bet.id, multiplierE4, amountMinor: amountMinor < most ? amountMinor : most };
}

function readParams(game: RoundGame<unknown>, params: unknown): unknown {
  const parsed = game.parseParams(params);
  if (!parsed.ok) throw new Error('a bet whose parameters its game does not read');
  return parsed.params;
}

/**
 * Each line pays by itself; the ticket pays their sum. What a layout may pay was bounded before it
 * was placed.
 */
export function ticketEnding(
  pays: LinePays,
  { id, lines }: { id: string; lines: readonly TicketLine[] | null },
): BetEnding & { lines: readonly TicketLine[] } {
  if (!lines) throw new Error('a ticket without bets');
  const ended = lines.map((line) => ({
    line,
    ...pays({ params: line.params, stakeMinor: BigInt(line.stake_minor) }),
  }));
  const stakeMinor = ended.reduce((sum, { line }) => sum + BigInt(line.stake_minor), 0n);
  const amountMinor = ended.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0n);
  return {
    id,
    multiplierE4: (amountMinor * multiplierScale) / stakeMinor,
    amountMinor,
    lines: ended.map(({ line, multiplierE4, payoutMinor }) => ({
      ...line,
      payout_minor: payoutMinor.toString(),
      multiplier_e4: multiplierE4.toString(),
    })),
  };
}

/** Tells the table of its round. */
export async function tell(
  server: ServerContext,
  executor: Executor,
  round: SharedRoundRow,
): Promise<void> {
  const site = server.sites.byId(round.site_id);
  if (!site) return;
  await server.publisher.publish(executor, {
    siteId: round.site_id,
    topic: topicOf(ofRound(round)),
    name: 'round.changed',
    data: roundNews(round, site.currency.code, server.clock.now()),
  });
}
