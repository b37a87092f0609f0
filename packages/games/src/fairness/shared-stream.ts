import { createRandomStream, type RandomStream } from '@pavilion/domain/fair-stream';
import { toHex } from './bytes.ts';

/**
 * Who must not know a round's result before the bets are closed: `house`, the players; `pool`,
 * nobody, the operator included; `tickets`, nobody, and the list of what was sold is fixed before
 * too.
 */
export type RoundKind = 'house' | 'pool' | 'tickets';

/** What decides a shared round; which parts are needed depends on its kind. */
export interface SharedRound {
  /** The 32 bytes of the round's link. */
  link: Uint8Array;
  /** Of the chain, as it was published. */
  salt: string;
  /** In the chain, 1 the first. */
  index: number;
  /** Root of the tree of tickets, 64 lower-case hex characters. */
  root?: string;
  /** What came into being after the close, 64 lower-case hex characters. */
  entropy?: string;
}

/**
 * How long a closed round waits for its entropy before it is void and every stake goes back (1.3).
 */
export const entropyWaitMs = {
  sabong: 120_000,
  horseracing: 120_000,
  bingo: 600_000,
  lottery: 86_400_000,
} as const;

const isHash = (text: string | undefined): text is string => /^[0-9a-f]{64}$/.test(text ?? '');

/**
 * Of "entropy" and "root", the part a kind of round needs; throws RangeError when it is missing or
 * no hash.
 */
function part(round: SharedRound, name: 'root' | 'entropy'): string {
  const text = round[name];
  if (!isHash(text)) throw new RangeError(`this round is not decided without its ${name}`);
  return text;
}

const clientSeeds: Record<RoundKind, (round: SharedRound) => string> = {
  house: ({ salt }) => salt,
  pool: (round) => `${round.salt}:${part(round, 'entropy')}`,
  tickets: (round) => `${round.salt}:${part(round, 'root')}:${part(round, 'entropy')}`,
};

/**
 * What stands in place of a player's text in a shared round's stream (wire contract of games two,
 * 1.2).
 */
export const sharedClientSeed = (kind: RoundKind, round: SharedRound): string =>
  clientSeeds[kind](round);

/**
 * The numbers a shared round is drawn from. Throws RangeError when a part its kind needs is
 * missing.
 */
export function sharedStream(kind: RoundKind, round: SharedRound): RandomStream {
  return createRandomStream({
    serverSeed: toHex(round.link),
    clientSeed: sharedClientSeed(kind, round),
    nonce: round.index,
  });
}

/** A chain as it is published before its first round: its end and the salt. */
export interface PublishedChain {
  terminatingHash: Uint8Array;
  salt: string;
}

/**
 * What is shown before the bets of a round (cards of races and matches): public from the chain's
 * publication on, so that cards of rounds to come can be listed and checked. No result depends on
 * it (1.5).
 */
export function cardStream({ terminatingHash, salt }: PublishedChain, index: number): RandomStream {
  return createRandomStream({
    serverSeed: toHex(terminatingHash),
    clientSeed: salt,
    nonce: index,
  });
}
