import type { RandomStream } from '../../fairness/index.ts';
import { RoundRecorder } from '../round-recorder.ts';
import { cellsWhere, windowOf } from '../read-table.ts';
import type { SlotGame } from '../slot-machine.ts';
import { stripCodes } from '../strip-counts.ts';
import { parseSlotParams, slotParamsSchema } from '../slot-params.ts';
import { tableHash } from '../table-hash.ts';
import { findLineWins, findScatterWin } from './find-line-wins.ts';
import { linesMost, linesReturns } from './lines-returns.ts';
import { readLines, type LinesTable, type ReadLines } from './lines-table.ts';

/**
 * The game of a table: its rounds, its exact return, what it shows. `withinReach` where its free
 * spins together come to a bound; its sheet holds that true.
 */
export function createLinesMachine(
  table: LinesTable,
  withinReach?: SlotGame['withinReach'],
): SlotGame {
  const lines = readLines(table);
  const { freeSpins } = table;
  const isSold = freeSpins?.buyUnits !== undefined;
  let hash: string | undefined;
  let returns: ReturnType<typeof linesReturns> | undefined;
  const most = linesMost(lines);
  return {
    engine: 'instant',
    code: table.code,
    name: table.name,
    category: 'slots',
    version: table.version,
    volatility: table.volatility,
    maxMultiplierE4: lines.read.multiplierOf(most.round),
    ...(withinReach && { withinReach }),
    rtp: () => (returns ??= linesReturns(lines)).rows,
    paramsSchema: slotParamsSchema(isSold),
    parseParams: (raw) => parseSlotParams(raw, isSold),
    topMultiplierE4: ({ buy }) => lines.read.multiplierOf(buy ? most.feature : most.round),
    costE4: ({ buy }) => lines.read.multiplierOf(buy ? (freeSpins?.buyUnits ?? 0) : table.betUnits),
    mathsHash: () => (hash ??= tableHash(table)),
    machine: {
      kind: 'lines',
      reels: lines.read.reels,
      rows: table.rows,
      symbols: table.symbols.map(({ code, role }) => ({ code, role })),
      strips: {
        base: stripCodes(lines.read, table.strips),
        free: freeSpins ? stripCodes(lines.read, freeSpins.strips) : null,
      },
      pays: lines.read.payRows,
      lines: table.lines,
      freeSpins: freeSpins ?? null,
      pots: null,
      hold: null,
      buyCost: isSold ? lines.read.text(freeSpins?.buyUnits ?? 0) : null,
    },
    play({ buy }, stream) {
      const round = new RoundRecorder(lines.read);
      const stops: (readonly number[])[] = [];
      const scatters = buy ? [] : playSpin(lines, round, stream, stops, { spin: 0, left: 0 });
      if (freeSpins && (buy || scatters.length >= freeSpins.scatters))
        playFreeSpins(lines, round, stream, stops, scatters);
      return round.done({ stops });
    },
  };
}

/** One spin: a stop for each reel, from the left. Gives the cells of its scatters. */
function playSpin(
  lines: ReadLines,
  round: RoundRecorder,
  stream: RandomStream,
  taken: (readonly number[])[],
  { spin, left }: { spin: number; left: number },
): ReturnType<typeof cellsWhere> {
  const { read, table, scatter } = lines;
  const reels = spin === 0 ? 'base' : 'free';
  const stops = lines[reels].map((strip) => stream.draw(strip.length));
  taken.push(stops);
  const window = windowOf(lines[reels], stops, read.rows);
  round.spun(window, { spin, left, reels, stops });
  const wins = [
    ...findLineWins(lines.linePay, table.lines, window),
    ...findScatterWin(read, scatter, window),
  ];
  round.won(wins, spin === 0 ? 1 : (table.freeSpins?.factor ?? 1));
  return cellsWhere(window, (symbol) => symbol === scatter);
}

function playFreeSpins(
  lines: ReadLines,
  round: RoundRecorder,
  stream: RandomStream,
  taken: (readonly number[])[],
  cells: ReturnType<typeof cellsWhere>,
): void {
  const { freeSpins } = lines.table;
  if (!freeSpins) return;
  const before = round.units;
  let total = freeSpins.spins;
  round.tell({ type: 'free_spins_started', cells, spins: total });
  for (let spin = 1; spin <= total; spin += 1) {
    const found = playSpin(lines, round, stream, taken, { spin, left: total - spin });
    const added = Math.min(freeSpins.added, freeSpins.spinsMax - total);
    if (found.length < freeSpins.scatters || added <= 0) continue;
    total += added;
    round.tell({ type: 'free_spins_added', cells: found, spins: added, left: total - spin });
  }
  const multiplier = round.text(round.units - before);
  const paid = round.text(round.units);
  round.tell({ type: 'free_spins_ended', spins: total, multiplier, total: paid });
}
