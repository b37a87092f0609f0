import { entropyWaitMs, merkleRoot } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { announceEntropy, type BlockFault } from '../fairness/index.ts';
import { readAllCards } from './card.store.ts';
import { moveGame, type GameRow } from './game.store.ts';

/** What came of a step before balls are called. */
export type StepFound =
  { game: GameRow } | { void: 'entropyMissing' | BlockFault } | { wait: true };

/**
 * Ends the sale of a game whose time has come: nothing is sold from then on. With too few players
 * it is called off. Null: another process was quicker.
 */
export async function endSaleOf(server: ServerContext, game: GameRow): Promise<GameRow | null> {
  const { db } = server.database;
  const ended = await moveGame(db, game, { state: 'ended' });
  // What is sold is known for good only now.
  if (!ended || ended.player_count >= ended.min_players) return ended;
  return moveGame(db, ended, { void_reason: 'tooFewPlayers' });
}

/**
 * Fixes the list of cards: its root is written together with where the entropy will come from,
 * which comes into being only after that commit. Waits when the chain of blocks does not answer.
 */
export async function fixCards(server: ServerContext, game: GameRow): Promise<StepFound> {
  const { db } = server.database;
  const leaves = (await readAllCards(db, game.id)).map(({ leaf_hash: hash }) => hash);
  const source = await announceEntropy(server);
  if (source === null) return missingSince(server, game.starts_at);
  const closed = await moveGame(db, game, {
    state: 'closed',
    root: merkleRoot(leaves),
    closed_at: server.clock.now(),
    entropy_source: source,
  });
  return closed ? { game: closed } : { wait: true };
}

/** What a game without entropy has to do: wait, or after ten minutes end without balls. */
export function missingSince({ clock }: Pick<ServerContext, 'clock'>, since: Date): StepFound {
  const isOver = clock.now().getTime() - since.getTime() > entropyWaitMs.bingo;
  return isOver ? { void: 'entropyMissing' } : { wait: true };
}
