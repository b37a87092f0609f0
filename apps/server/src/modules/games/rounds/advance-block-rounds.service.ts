import { fromHex } from '@pavilion/games';
import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import { type BlockSource, blockSourceOf } from '../fairness/index.ts';
import { endPlayMoney } from './demo-ticket.service.ts';
import { follow, marginBlocks } from './open-round.service.ts';
import {
  confirmBlock,
  moveRound,
  readDueRounds,
  seeBlock,
  type SharedRoundRow,
} from './shared-round.store.ts';
import { roundGameOf } from './round-game-of.ts';
import { callOff, endRound } from './end-round.service.ts';
import { paysOf, settle, tell } from './shared-round-steps.service.ts';

const dueMax = 200;
/**
 * So many times the time its block and the ones on top of it should take; then the round is called
 * off.
 */
const patience = 4;
const lookEveryMs = 1_000;

/**
 * Moves every round that a public chain decides on as far as its chain is. For the process that
 * leads; late, or twice, it does the same.
 */
export async function advanceBlockRounds(
  server: ServerContext,
  gameCodes: readonly string[],
): Promise<number> {
  const asked = { gameCodes, by: 'blocks' } as const;
  const due = await readDueRounds(server.database.db, asked, server.clock.now(), dueMax);
  // One chain that does not answer holds up no other round.
  await Promise.all(
    due.map((round) =>
      advance(server, round).catch((error: unknown) =>
        server.logger.error({ err: error, round: round.id }, 'a round of blocks was not moved on'),
      ),
    ),
  );
  return due.length;
}

async function advance(server: ServerContext, round: SharedRoundRow): Promise<void> {
  if (round.phase === 'settled') return follow(server, round);
  if (round.block_confirmed_at !== null) return settleByBlock(server, round);
  const blocks = blockSourceOf(server, roundGameOf(round));
  const source = blocks?.name === round.block_source ? blocks : null;
  if (isOverdue(server, round, blocks)) return callOff(server, round, 'blockMissing');
  const tip = (await source?.tip().catch(() => null)) ?? null;
  if (source === null || tip === null) return waitOn(server, round);
  return round.phase === 'betting'
    ? closeBetting(server, round, tip)
    : watchBlock(server, round, source, tip);
}

/** By then the block and enough others should long have come. */
function isOverdue(
  server: ServerContext,
  round: SharedRoundRow,
  blocks: BlockSource | null,
): boolean {
  const { blockMs, confirmations } = blocks ?? { blockMs: 60_000, confirmations: 1 };
  const most = patience * (marginBlocks + confirmations + 1) * blockMs;
  return server.clock.now().getTime() - round.starts_at.getTime() > most;
}

async function waitOn(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const nextAt = new Date(server.clock.now().getTime() + lookEveryMs);
  await moveRound(server.database.db, round, { next_at: nextAt });
}

/** The bets are closed: a block that is there already was known before they were. */
async function closeBetting(
  server: ServerContext,
  round: SharedRoundRow,
  tip: number,
): Promise<void> {
  if (tip >= round.chain_index) return callOff(server, round, 'blockEarly');
  const nextAt = new Date(server.clock.now().getTime() + lookEveryMs);
  await inTransaction(server.database, async (executor) => {
    await moveRound(executor, round, { phase: 'running', next_at: nextAt });
    await tell(server, executor, { ...round, phase: 'running' });
  });
}

/**
 * Notes the block when it is first seen, calls the round off when another stands there later, and
 * settles once it is deep enough.
 */
async function watchBlock(
  server: ServerContext,
  round: SharedRoundRow,
  source: BlockSource,
  tip: number,
): Promise<void> {
  const height = round.chain_index;
  // A chain that is shorter than it was has given the block up.
  if (tip < height)
    return round.block_hash === null
      ? waitOn(server, round)
      : callOff(server, round, 'blockReorganised');
  const hash = await source.hashAt(height).catch(() => null);
  if (hash === null) return waitOn(server, round);
  const seen = await seeBlock(server.database.db, round.id, hash);
  if (seen !== hash) return callOff(server, round, 'blockReorganised');
  if (tip < height + source.confirmations) return waitOn(server, round);
  const decided = await confirmBlock(server.database.db, round.id, server.clock.now());
  if (decided) await settleByBlock(server, decided);
}

/**
 * What the block's hash says stands from its confirmation on: a crash between two bets, or a later
 * change of the chain, changes nothing.
 */
async function settleByBlock(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const hash = round.block_hash;
  if (hash === null) throw new Error('a block that was confirmed has a hash');
  const game = roundGameOf(round);
  const outcome = game.outcomeOf({ link: fromHex(hash), salt: '', index: round.chain_index });
  await settle(server, round, game, outcome);
  await endPlayMoney(server, round, await paysOf(server, round, game, outcome));
  await endRound(server, round, { hash, outcome });
}
