import { createHmac } from 'node:crypto';
import type { AnyGame } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { esploraOf } from './esplora.ts';

/**
 * A public chain whose blocks decide rounds. Nobody here makes its blocks, and what is read of it
 * may change until it is deep enough.
 */
export interface BlockSource {
  /** What players are told it is. */
  name: string;
  /** From one block to the next, about. */
  blockMs: number;
  /** Blocks on top of the one that decides, before it does. */
  confirmations: number;
  /** Height of the newest block. Throws when the chain cannot be asked. */
  tip(): Promise<number>;
  /**
   * The hash of the block at a height that exists now, 64 lower-case hex characters. Throws when it
   * cannot be told.
   */
  hashAt(height: number): Promise<string>;
}

/** Shorter than a block takes on the quickest chain. */
const answerMs = 2_000;

/**
 * Where the hashes of a game's rounds come from: a public chain, where one is set and the game is
 * one of hashes. Null: a chain of ours.
 */
export const blockSourceOf = (
  server: Pick<ServerContext, 'config' | 'clock' | 'appSecret'>,
  game: Pick<AnyGame, 'category'>,
): BlockSource | null => (game.category === 'hashgame' ? entropyBlocksOf(server) : null);

/**
 * Where the entropy of rounds that nobody may know before their close comes from: the public chain
 * that is set; null: the system's generator.
 */
export function entropyBlocksOf({
  config,
  clock,
  appSecret,
}: Pick<ServerContext, 'config' | 'clock' | 'appSecret'>): BlockSource | null {
  const { hashGameBlocks } = config;
  if (hashGameBlocks === null) return null;
  const { from, ...facts } = hashGameBlocks;
  const blocks =
    from === 'sandbox'
      ? sandboxBlocks({ clock, appSecret }, facts.blockMs)
      : esploraOf(from, answerMs);
  return { ...facts, ...blocks };
}

/**
 * A chain that is made up: its height is the time in blocks, its hashes come from the app's secret.
 * Every process reads the same.
 */
function sandboxBlocks(
  { clock, appSecret }: Pick<ServerContext, 'clock' | 'appSecret'>,
  blockMs: number,
): Pick<BlockSource, 'tip' | 'hashAt'> {
  return {
    tip: async () => Math.floor(clock.now().getTime() / blockMs),
    hashAt: async (height) =>
      createHmac('sha256', appSecret).update(`sandbox block ${height}`).digest('hex'),
  };
}
