import { sharedStream } from '@pavilion/games';
import {
  ballsCalled,
  settleGame,
  type BingoCard,
  type BingoSettlement,
} from '@pavilion/games/bingo/index';
import type { ServerContext } from '../../../context.ts';
import { linkOf, readChain } from '../fairness/index.ts';
import { readAllCards } from './card.store.ts';
import type { GameRow } from './game.store.ts';
import { gameOf, rulesOf } from './room-settings.ts';

/** What a game with its entropy comes to: kept in memory alone until it is told ball by ball. */
export interface DecidedGame {
  link: Uint8Array;
  balls: readonly number[];
  stages: BingoSettlement['stages'];
  /** The ball that wins the last stage. */
  last: number;
  /** How it is shared with so much on the jackpot. */
  shared(fundMinor: bigint): BingoSettlement;
}

const known = new WeakMap<ServerContext, Map<string, DecidedGame>>();

/**
 * Works a game out from its link, the root of its cards and the entropy. Whoever does it again gets
 * the same: a process that takes over goes on where the last one was.
 */
export async function decidedGame(server: ServerContext, game: GameRow): Promise<DecidedGame> {
  const kept = known.get(server) ?? new Map<string, DecidedGame>();
  known.set(server, kept);
  const found = kept.get(game.id) ?? (await decide(server, game));
  kept.set(game.id, found);
  return found;
}

/** A game that is over is worked out no more. */
export function forgetGame(server: ServerContext, gameId: string): void {
  known.get(server)?.delete(gameId);
}

async function decide(server: ServerContext, game: GameRow): Promise<DecidedGame> {
  const { root, entropy, chain_index: index } = game;
  if (root === null || entropy === null) throw new Error('a game is decided by root and entropy');
  const chain = await readChain(server.database.db, game.chain_id);
  const link = linkOf(server, chain, index);
  const stream = sharedStream('tickets', { link, salt: chain.salt, index, root, entropy });
  const balls = gameOf(game).draw(stream);
  const cards: readonly BingoCard[] = await readAllCards(server.database.db, game.id);
  const shared = (fundMinor: bigint): BingoSettlement =>
    settleGame(rulesOf(game), cards, balls, { salesMinor: game.sales_minor, fundMinor });
  // What stages give does not depend on the jackpot.
  const { stages } = shared(0n);
  return { link, balls, stages, last: ballsCalled({ stages }), shared };
}
