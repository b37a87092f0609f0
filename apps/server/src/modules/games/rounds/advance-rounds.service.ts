import { houseGameCodes, houseGames, poolGameCodes, toHex } from '@pavilion/games';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { linkOf, readChain } from '../fairness/index.ts';
import { follow } from './open-round.service.ts';
import { endPlayMoney } from './demo-ticket.service.ts';
import { closedMsOf } from './round-stage.ts';
import { moveRound, readDueRounds, type SharedRoundRow } from './shared-round.store.ts';
import { roundGameOf } from './round-game-of.ts';
import { advancePoolRound } from './advance-pool-round.service.ts';
import { paysOf, settle, tell } from './shared-round-steps.service.ts';

const dueMax = 200;

/** Codes of our studio's games that are played in shared rounds. */
export const sharedGameCodes: readonly string[] = [
  ...houseGameCodes.filter((code) => houseGames[code].engine === 'round'),
  ...poolGameCodes,
];

/**
 * Moves every round on that a chain of ours decides and whose time has come. For the process that
 * leads them; late, it does the same as in time.
 */
export async function advanceRounds(
  server: ServerContext,
  gameCodes: readonly string[],
): Promise<number> {
  const asked = { gameCodes, by: 'chains' } as const;
  const due = await readDueRounds(server.database.db, asked, server.clock.now(), dueMax);
  for (const round of due)
    await advance(server, round).catch((error: unknown) =>
      server.logger.error({ err: error, round: round.id }, 'a round was not moved on'),
    );
  return due.length;
}

async function advance(server: ServerContext, round: SharedRoundRow): Promise<void> {
  if (round.phase !== 'settled' && roundGameOf(round).pools) return advancePoolRound(server, round);
  if (round.phase === 'betting') return close(server, round);
  if (round.phase === 'running')
    return isToBeDealt(round) ? deal(server, round) : end(server, round);
  return follow(server, round);
}

/** What the round's link says, and when it is over. */
async function decided(server: ServerContext, round: SharedRoundRow) {
  const game = roundGameOf(round);
  if (round.chain_id === null) throw new Error('no chain of ours decides this round');
  const chain = await readChain(server.database.db, round.chain_id);
  const link = linkOf(server, chain, round.chain_index);
  const outcome = game.outcomeOf({ link, salt: chain.salt, index: round.chain_index });
  const dealsAt = new Date(round.starts_at.getTime() + closedMsOf(game));
  const endsAt = new Date(dealsAt.getTime() + game.runsMs(outcome));
  return { game, link, outcome, dealsAt, endsAt };
}

/** A table whose outcome was not told yet. */
const isToBeDealt = (round: SharedRoundRow): boolean =>
  roundGameOf(round).table !== undefined && round.dealing_at === null;

async function close(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const { game, dealsAt, endsAt } = await decided(server, round);
  const nextAt = game.table ? dealsAt : endsAt;
  const change = { phase: 'running', ends_at: endsAt, next_at: nextAt } as const;
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, change);
    await tell(server, executor, { ...round, phase: 'running' });
  });
}

/**
 * Nobody can act on the outcome any more: a table that shows it at the close is told it now, with
 * its link.
 */
async function deal(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const { game, link, outcome, endsAt } = await decided(server, round);
  const told = game.table?.shows === 'close' ? { hash: toHex(link), outcome } : {};
  const change = { dealing_at: server.clock.now(), next_at: endsAt, ...told };
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, change);
    await tell(server, executor, { ...round, ...change });
  });
}

async function end(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const { game, link, outcome, endsAt } = await decided(server, round);
  await settle(server, round, game, outcome);
  await endPlayMoney(server, round, await paysOf(server, round, game, outcome));
  const nextAt = new Date(Math.max(endsAt.getTime(), server.clock.now().getTime()) + game.pauseMs);
  const change = { phase: 'settled', hash: toHex(link), next_at: nextAt } as const;
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, { ...change, outcome });
    await tell(server, executor, { ...round, ...change, outcome });
  });
}
