import type { ServerContext } from '../../context.ts';
import type { OutcomeChance } from '../matches/index.ts';
import type { Trades } from './exchange-book.ts';

/**
 * What one process remembers of the exchange it plays. Nothing of it must survive a restart: it
 * only spares work.
 */
export interface TradeMemory {
  /** Of which moment the book of a market was written last. */
  readonly written: Map<string, string>;
  /** What a market was traded at, by moment; null where it was stopped. */
  readonly trades: Map<string, ReadonlyMap<number, Trades | null>>;
  /** Chances of a market before its match. */
  readonly openings: Map<string, readonly OutcomeChance[]>;
  /** Markets that have a book. */
  kept: string;
}

const memories = new WeakMap<ServerContext, TradeMemory>();

export function tradeMemory(context: ServerContext): TradeMemory {
  const known = memories.get(context) ?? {
    ...{ written: new Map(), trades: new Map(), openings: new Map() },
    kept: 'unknown',
  };
  memories.set(context, known);
  return known;
}
