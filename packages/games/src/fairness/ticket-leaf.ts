import { canonicalJson, type CanonicalObject } from './canonical-json.ts';

/** What a ticket says in the tree of its draw; nobody's name. */
export interface TicketLeaf {
  drawId: string;
  /** In the order of sale within the draw, from 1, without a gap. */
  seq: number;
  ticketId: string;
  /**
   * 32 lower-case hex characters, random: nobody tests a guess of a ticket before all are
   * published.
   */
  blind: string;
  play: CanonicalObject;
  /** Minor units; 0 once it was given back. */
  stakeMinor: bigint;
}

/**
 * The text of a leaf (1.4): six parts joined by "|". Throws RangeError on parts that would make it
 * read two ways.
 */
export function ticketLeafText(leaf: TicketLeaf): string {
  const { drawId, seq, ticketId, blind, play, stakeMinor } = leaf;
  if (`${drawId}${ticketId}`.includes('|')) throw new RangeError('an id with "|" parts a leaf');
  if (!/^[0-9a-f]{32}$/.test(blind)) throw new RangeError('a blind is 16 bytes of hex');
  if (!Number.isInteger(seq) || seq < 1) throw new RangeError('tickets are counted from 1');
  if (stakeMinor < 0n) throw new RangeError('a stake is not negative');
  return [drawId, seq, ticketId, blind, canonicalJson(play), stakeMinor].join('|');
}

/** The published file of a settled draw: what was sold in all, then every leaf in its order. */
export function* ticketsFileLines(
  draw: { drawId: string; count: number; salesMinor: bigint; root: string },
  leafTexts: Iterable<string>,
): Generator<string> {
  yield [draw.drawId, draw.count, draw.salesMinor, draw.root].join('|');
  yield* leafTexts;
}
