import { inTransaction } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import {
  type BlockSource,
  activeChain,
  blockSourceOf,
  retireChain,
  type RoundTable,
} from '../fairness/index.ts';
import { isAlwaysOn } from './always-on.store.ts';
import { nextClose } from './next-close.ts';
import { moveRound, openBlockRound, openRound, type SharedRoundRow } from './shared-round.store.ts';
import { roundGameOf } from './round-game-of.ts';
import { ofRound, tell } from './shared-round-steps.service.ts';

/** A game that nobody has looked at for so long rests until somebody does. */
const watchedForMs = 60_000;
/**
 * Blocks between the end of the betting, as it is expected, and the one that decides: chains are
 * sometimes quicker.
 */
export const marginBlocks = 2;

/** Opens the next round, if somebody still looks or the site wants the table always on. */
export async function follow(server: ServerContext, round: SharedRoundRow): Promise<void> {
  const now = server.clock.now();
  await moveRound(server.database.db, round, { next_at: null });
  const isWatched = now.getTime() - round.watched_at.getTime() <= watchedForMs;
  if (isWatched || (await isAlwaysOn(server.database.db, ofRound(round))))
    await openNext(server, ofRound(round), round.watched_at);
}

/**
 * Opens a round of a game where none is under way; the one that is open then, or null when another
 * process was quicker. `watchedAt`: when somebody last looked at the game; that a round opens is no
 * look.
 */
export async function openNext(
  server: ServerContext,
  of: RoundTable,
  watchedAt: Date,
): Promise<SharedRoundRow | null> {
  const game = roundGameOf({ provider_code: of.providerCode, game_code: of.gameCode });
  const blocks = blockSourceOf(server, game);
  if (blocks) return openOnBlocks(server, of, blocks, watchedAt);
  const now = server.clock.now();
  const chain = await activeChain(server, of);
  if (!chain) return null;
  if (chain.next_index > chain.length) {
    await retireChain(server.database.db, chain.id);
    return openNext(server, of, watchedAt);
  }
  const startsAt = nextClose(game, of.tableId, now);
  const id = server.ids.next();
  return inTransaction(server.database, async (executor) => {
    const opened = await openRound(executor, { id, chain, startsAt, now, watchedAt });
    if (opened) await tell(server, executor, opened);
    return opened;
  });
}

/**
 * Opens a round whose height stands before its first bet. Null: another process was quicker, or the
 * chain cannot be asked.
 */
async function openOnBlocks(
  server: ServerContext,
  of: RoundTable,
  blocks: BlockSource,
  watchedAt: Date,
): Promise<SharedRoundRow | null> {
  const { bettingMs } = roundGameOf({ provider_code: of.providerCode, game_code: of.gameCode });
  const tip = await blocks.tip().catch((error: unknown) => {
    server.logger.warn({ err: error, game: of.gameCode }, 'the chain of blocks does not answer');
    return null;
  });
  if (tip === null) return null;
  const now = server.clock.now();
  const height = tip + Math.ceil(bettingMs / blocks.blockMs) + marginBlocks;
  const startsAt = new Date(now.getTime() + bettingMs);
  const id = server.ids.next();
  return inTransaction(server.database, async (executor) => {
    const round = { id, of, source: blocks.name, height, startsAt, now, watchedAt };
    const opened = await openBlockRound(executor, round);
    if (opened) await tell(server, executor, opened);
    return opened;
  });
}
