import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../../context.ts';
import { entropyBlocksOf } from './block-source.ts';

/**
 * The block that decides comes so many after the newest one at the close (wire contract of games
 * two, 1.3).
 */
const blocksAfterClose = 2;

/**
 * Where the entropy of a round will come from whose betting closes now: `local`, or a public chain
 * and the height of the block to come. It is to be written and published before the entropy comes
 * into being. Null: the chain does not answer.
 */
export async function announceEntropy(server: ServerContext): Promise<string | null> {
  const blocks = entropyBlocksOf(server);
  if (!blocks) return 'local';
  const tip = await blocks.tip().catch((error: unknown) => {
    server.logger.warn({ err: error }, 'the chain of blocks does not answer');
    return null;
  });
  return tip === null ? null : `${blocks.name}:${tip + blocksAfterClose}`;
}

/**
 * Why an announced block does not decide: it was there before the close, or another one stands in
 * its place.
 */
const blockFaults = ['blockEarly', 'blockReorganised'] as const;
export type BlockFault = (typeof blockFaults)[number];

/**
 * What was announced, what of it was seen by now (`entropy_block` of its row), and when its bets
 * closed.
 */
interface AnnouncedEntropy {
  source: string | null;
  seen: string | null;
  closedAt: Date;
}

/**
 * What a look found. `seen` is to be kept before anything is done about it: null: nobody could
 * look, empty: the block is not there, its hash, or its fault.
 */
interface EntropyLook {
  seen: string | null;
  /** 64 lower-case hex characters; null: not there yet. */
  entropy: string | null;
  fault: BlockFault | null;
}

const faultOf = (seen: string | null): BlockFault | null =>
  blockFaults.find((fault) => fault === seen) ?? null;

/**
 * Looks for the entropy that was announced: of the system's generator, or the block's hash once
 * enough others lie on it. A block that stands there at the first look, sooner than one block
 * takes, was there before the close. A fault that was found once stays.
 */
export async function lookForEntropy(
  server: ServerContext,
  { source, seen, closedAt }: AnnouncedEntropy,
): Promise<EntropyLook> {
  const waiting: EntropyLook = { seen, entropy: null, fault: faultOf(seen) };
  if (waiting.fault !== null || source === null) return waiting;
  if (source === 'local') return { ...waiting, entropy: randomBytes(32).toString('hex') };
  const [name, heightText = ''] = source.split(':');
  const blocks = entropyBlocksOf(server);
  if (!blocks || blocks.name !== name) return waiting;
  const tip = await blocks.tip().catch(() => null);
  if (tip === null) return waiting;
  const height = Number(heightText);
  if (tip < height) return seen ? faulty('blockReorganised') : { ...waiting, seen: '' };
  const hash = await blocks.hashAt(height).catch(() => null);
  if (hash === null) return waiting;
  const sinceMs = server.clock.now().getTime() - closedAt.getTime();
  if (seen === null && sinceMs < blocks.blockMs) return faulty('blockEarly');
  if (seen && seen !== hash) return faulty('blockReorganised');
  const isDeep = tip >= height + blocks.confirmations;
  return { seen: hash, entropy: isDeep ? hash : null, fault: null };
}

const faulty = (fault: BlockFault): EntropyLook => ({ seen: fault, entropy: null, fault });

/** Whether a round that closed then has waited for its entropy in vain. */
export const isEntropyOverdue = (
  { clock }: Pick<ServerContext, 'clock'>,
  since: Date,
  waitMs: number,
): boolean => clock.now().getTime() - since.getTime() > waitMs;
