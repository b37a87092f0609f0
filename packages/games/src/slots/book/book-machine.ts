import { fraction, rtpRow, type RtpRow } from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import type { ReadTable } from '../read-table.ts';
import type { RoundRecorder } from '../round-recorder.ts';
import type { MachineTable, SlotGame, SlotMachine } from '../slot-machine.ts';
import { parseSlotParams, slotParamsSchema } from '../slot-params.ts';
import { readBook, type Book, type BookText } from './book.ts';

/** Plays a round on a stream; with `isForced` its first spin brings the feature. */
export type PlayRound = (stream: RandomStream, isForced: boolean) => RoundRecorder;

/**
 * What is known of a book without reading it. Written by the command that writes the book; tests
 * hold it to the book.
 */
export interface BookFacts {
  /** SHA-256 of the machine's table and its book. */
  hash: string;
  rows: number;
  /** Exact returns, `"24/25"`. */
  rtp: string;
  buyRtp: string;
  /** The largest pay of a row, in units. */
  mostUnits: number;
}

export interface BookMachine {
  table: MachineTable;
  read: ReadTable;
  buyUnits: number;
  machine: Omit<SlotMachine, 'reels' | 'rows' | 'symbols' | 'pays' | 'buyCost'>;
  playRound: PlayRound;
  facts: BookFacts;
  /** Loads the book. */
  loadText: () => Promise<BookText>;
}

/** A game whose rounds are drawn from a book. It has to be loaded before it is played. */
export function createBookMachine(from: BookMachine): SlotGame {
  const { table, read, facts, buyUnits } = from;
  let book: Book | undefined;
  return {
    engine: 'instant',
    code: table.code,
    name: table.name,
    category: 'slots',
    version: table.version,
    volatility: table.volatility,
    maxMultiplierE4: read.multiplierOf(facts.mostUnits),
    rtp: () => [rowOf('base', facts.rtp), rowOf('buy', facts.buyRtp)],
    paramsSchema: slotParamsSchema(true),
    parseParams: (raw) => parseSlotParams(raw, true),
    costE4: ({ buy }) => read.multiplierOf(buy ? buyUnits : table.betUnits),
    mathsHash: () => facts.hash,
    machine: {
      ...from.machine,
      reels: read.reels,
      rows: table.rows,
      symbols: table.symbols.map(({ code, role }) => ({ code, role })),
      pays: read.payRows,
      buyCost: read.text(buyUnits),
    },
    async load() {
      book ??= readBook(await from.loadText(), table.code);
    },
    play({ buy }, stream) {
      if (!book) throw new Error(`${table.code} is played before its book is loaded`);
      const row = book.draw(stream, buy);
      const round = from.playRound(book.streamOf(row), row >= book.text.plainRows);
      if (round.units !== book.unitsOf(row))
        throw new Error(`row ${row} of ${table.code} pays something else`);
      return round.done({ row });
    },
  };
}

function rowOf(key: 'base' | 'buy', text: string): RtpRow {
  const [numerator = '0', denominator = '1'] = text.split('/');
  return rtpRow(key, {}, fraction(BigInt(numerator), BigInt(denominator)));
}
