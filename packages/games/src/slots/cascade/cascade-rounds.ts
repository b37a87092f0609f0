import { drawDistinct, numbersFrom } from '../../engine/index.ts';
import type { RandomStream } from '../../fairness/index.ts';
import { drawWeighted, weightsOf, type Weights } from '../draw-weighted.ts';
import { cellsWhere, gridOf, readTable, windowOf, type ReadTable } from '../read-table.ts';
import { RoundRecorder } from '../round-recorder.ts';
import type { Cell } from '../slot-events.ts';
import type { MachineTable } from '../slot-machine.ts';
import { shownPerStop } from '../strip-counts.ts';
import { findScatterWin } from '../lines/find-line-wins.ts';
import { findAnywhereWins } from './find-anywhere-wins.ts';

/**
 * A machine whose winning symbols fall out; multipliers that lie in the window at the end multiply
 * what the spin won.
 */
export interface CascadeTable extends MachineTable {
  /** Strips of the free spins. */
  freeStrips: readonly string[];
  /** Value and weight of the multipliers: `[[2, 50], …]`. */
  factors: readonly (readonly [factor: number, weight: number])[];
  freeSpins: { scatters: number; spins: number; again: number; added: number; spinsMax: number };
  /** The round ends when it reached so many units. */
  mostUnits: number;
  buyUnits: number;
}

interface Cascade {
  table: CascadeTable;
  read: ReadTable;
  scatter: number;
  orb: number;
  factors: Weights;
  strips: Record<'base' | 'free', readonly (readonly number[])[]>;
}

/** A symbol in the window; `factor` only of multipliers. */
interface Piece {
  symbol: number;
  factor: number;
}

/** Plays rounds of a cascade machine; one that is forced begins with scatters enough. */
export function cascadeRounds(
  table: CascadeTable,
): (stream: RandomStream, isForced: boolean) => RoundRecorder {
  const read = readTable(table);
  const cascade: Cascade = {
    table,
    read,
    scatter: read.withRole('scatter'),
    orb: read.withRole('multiplier'),
    factors: weightsOf(table.factors),
    strips: { base: table.strips.map(read.strip), free: table.freeStrips.map(read.strip) },
  };
  return (stream, isForced) => {
    const round = new RoundRecorder(read, table.mostUnits);
    const { freeSpins } = table;
    const stops = isForced ? forcedStops(cascade, stream) : drawStops(cascade, 'base', stream);
    const { scatters } = playSpin(cascade, round, stream, { stops, spin: 0, left: 0, gathered: 0 });
    if (scatters.length >= freeSpins.scatters) playFreeSpins(cascade, round, stream, scatters);
    return round;
  };
}

function drawStops({ strips }: Cascade, reels: 'base' | 'free', stream: RandomStream): number[] {
  return strips[reels].map((strip) => stream.draw(strip.length));
}

/**
 * Stops that bring the free spins: first the reels that show a scatter are drawn, then each reel
 * among its stops.
 */
function forcedStops({ strips, read, scatter, table }: Cascade, stream: RandomStream): number[] {
  const all = numbersFrom(0, read.reels);
  const chosen = new Set(drawDistinct(stream, all, table.freeSpins.scatters));
  return strips.base.map((strip, reel) => {
    if (!chosen.has(reel)) return stream.draw(strip.length);
    const shown = shownPerStop(strip, (symbol) => symbol === scatter, read.rows);
    const stops = numbersFrom(0, strip.length).filter((stop) => (shown[stop] ?? 0) > 0);
    return stops[stream.draw(stops.length)] ?? 0;
  });
}

interface Spin {
  stops: readonly number[];
  /** 0: the paid one. */
  spin: number;
  left: number;
  /** Multipliers gathered in the free spins before. */
  gathered: number;
}

/**
 * One spin with all its falls. Gives the scatters that lie there at the end and the multipliers
 * gathered so far.
 */
function playSpin(
  cascade: Cascade,
  round: RoundRecorder,
  stream: RandomStream,
  { stops, spin, left, gathered }: Spin,
): { scatters: Cell[]; gathered: number } {
  const { read, scatter, orb } = cascade;
  const reels = spin === 0 ? 'base' : 'free';
  const window = new FallingWindow(cascade, reels, stops, stream);
  round.spun(window.symbols, { spin, left, reels, stops });
  let won = 0;
  for (let step = 1; ; step += 1) {
    const wins = findAnywhereWins(read, window.symbols);
    if (wins.length === 0 || round.isOver) break;
    won += round.won(wins);
    const removed = wins.flatMap(({ cells }) => cells);
    const added = window.fall(removed, stream);
    const grid = gridOf(read, window.symbols);
    round.tell({ type: 'cascaded', step, removed, added: gridOf(read, added), grid });
  }
  const landed = window.factors(orb);
  const sum = landed.reduce((all, { factor }) => all + factor, 0);
  const factor = gathered + sum;
  if (won > 0 && sum > 0) {
    const units = won * (factor - 1);
    round.add(units);
    const [multiplier, total] = [round.text(won * factor), round.text(round.units)];
    round.tell({ type: 'multiplied', landed, factor, multiplier, total });
  }
  round.won(findScatterWin(read, scatter, window.symbols));
  const scatters = cellsWhere(window.symbols, (own) => own === scatter);
  return { scatters, gathered: won > 0 && spin > 0 ? factor : gathered };
}

function playFreeSpins(
  cascade: Cascade,
  round: RoundRecorder,
  stream: RandomStream,
  cells: readonly Cell[],
): void {
  const { freeSpins } = cascade.table;
  const before = round.units;
  let [total, gathered, spin] = [freeSpins.spins, 0, 1];
  round.tell({ type: 'free_spins_started', cells, spins: total });
  for (; spin <= total && !round.isOver; spin += 1) {
    const stops = drawStops(cascade, 'free', stream);
    const result = playSpin(cascade, round, stream, { stops, spin, left: total - spin, gathered });
    gathered = result.gathered;
    const added = Math.min(freeSpins.added, freeSpins.spinsMax - total);
    if (result.scatters.length < freeSpins.again || added <= 0) continue;
    total += added;
    const left = total - spin;
    round.tell({ type: 'free_spins_added', cells: result.scatters, spins: added, left });
  }
  const multiplier = round.text(round.units - before);
  const paid = round.text(round.units);
  round.tell({ type: 'free_spins_ended', spins: spin - 1, multiplier, total: paid });
}

/** A window whose cells fall: what comes from above is what stands above on the strips. */
class FallingWindow {
  readonly #columns: Piece[][];
  readonly #tops: number[];
  readonly #strips: readonly (readonly number[])[];
  readonly #cascade: Cascade;

  constructor(
    cascade: Cascade,
    reels: 'base' | 'free',
    stops: readonly number[],
    stream: RandomStream,
  ) {
    this.#cascade = cascade;
    this.#strips = cascade.strips[reels];
    this.#tops = [...stops];
    this.#columns = windowOf(this.#strips, stops, cascade.read.rows).map((column) =>
      column.map((symbol) => this.#piece(symbol, stream)),
    );
  }

  get symbols(): number[][] {
    return this.#columns.map((column) => column.map(({ symbol }) => symbol));
  }

  /** Multipliers that lie in the window. */
  factors(orb: number): { cell: Cell; factor: number }[] {
    return this.#columns.flatMap((column, reel) =>
      column.flatMap(({ symbol, factor }, row) =>
        symbol === orb ? [{ cell: [reel, row] as const, factor }] : [],
      ),
    );
  }

  /** Takes cells away; the rest falls. Gives what came from above, per reel from the top. */
  fall(removed: readonly Cell[], stream: RandomStream): number[][] {
    const gone = new Set(removed.map(([reel, row]) => `${reel} ${row}`));
    return this.#columns.map((column, reel) => {
      const kept = column.filter((_, row) => !gone.has(`${reel} ${row}`));
      const strip = this.#strips[reel] ?? [];
      const missing = column.length - kept.length;
      const top = ((this.#tops[reel] ?? 0) - missing + strip.length) % strip.length;
      this.#tops[reel] = top;
      const added = Array.from({ length: missing }, (_, row) =>
        this.#piece(strip[(top + row) % strip.length] ?? 0, stream),
      );
      this.#columns[reel] = [...added, ...kept];
      return added.map(({ symbol }) => symbol);
    });
  }

  #piece(symbol: number, stream: RandomStream): Piece {
    const { orb, factors } = this.#cascade;
    return { symbol, factor: symbol === orb ? drawWeighted(stream, factors) : 0 };
  }
}
