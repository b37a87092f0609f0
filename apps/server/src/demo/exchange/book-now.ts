import { sportSpec } from '@pavilion/sports';
import { bookOf, type DemoBook } from '../../modules/sports/sportsbook/index.ts';
import { demoTradeAt, type DemoMatch, type OutcomeChance } from '../matches/index.ts';
import type { TradedRow } from './demo-exchange.store.ts';
import { exchangeBook, tradesAt, type MarketMoment, type Trades } from './exchange-book.ts';
import { minuteAt, sampleTimes } from './sample-times.ts';
import type { TradeMemory } from './trade-memory.ts';

/** A market, the match it is of, and the moment it is looked at. */
export interface Turn {
  row: TradedRow;
  demo: DemoMatch;
  atMs: number;
}

/** The book of a market at a moment, as it is kept. */
export function bookAt(turn: Turn, memory: TradeMemory): DemoBook {
  const { row, demo, atMs } = turn;
  const { phase, isStopped, chancesOf } = demoTradeAt(demo, new Date(atMs));
  const isOpen = row.isOpen && !isStopped && phase !== 'over';
  const moment = momentOf(turn, chancesOf(row));
  const trades = tradesUntil(turn, memory);
  const ladder = exchangeBook({
    ...moment,
    ...{ opening: openingOf(turn, memory), isStopped: !isOpen },
    trades: isOpen ? [...trades, tradesAt(moment)] : trades,
    delaySeconds: phase === 'live' ? sportSpec('football').delaySeconds : 0,
  });
  return { marketId: row.marketId, book: bookOf(ladder) };
}

const momentOf = ({ row, demo, atMs }: Turn, chances: MarketMoment['chances']): MarketMoment => ({
  market: row,
  atMs,
  minute: minuteAt(demo, atMs),
  chances,
});

function openingOf({ row, demo }: Turn, { openings }: TradeMemory): readonly OutcomeChance[] {
  const known = openings.get(row.marketId);
  if (known) return known;
  const made = demoTradeAt(demo, new Date(demo.kickoff.getTime() - 1)).chancesOf(row);
  openings.set(row.marketId, made);
  return made;
}

/** What a market was traded at so far; what has been worked out before is not once more. */
function tradesUntil(turn: Turn, { trades }: TradeMemory): Trades[] {
  const { row, demo, atMs } = turn;
  const known = trades.get(row.marketId);
  const samples = new Map(
    sampleTimes(demo, atMs).map((time) => {
      const found = known?.get(time);
      return [time, found === undefined ? sampleAt({ ...turn, atMs: time }) : found];
    }),
  );
  trades.set(row.marketId, samples);
  return [...samples.values()].filter((sample) => sample !== null);
}

function sampleAt(turn: Turn): Trades | null {
  const { isStopped, chancesOf } = demoTradeAt(turn.demo, new Date(turn.atMs));
  return isStopped ? null : tradesAt(momentOf(turn, chancesOf(turn.row)));
}
