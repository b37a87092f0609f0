import type { RandomStream } from '../../fairness/index.ts';
import { drawWeighted, weightsOf, type Weights } from '../draw-weighted.ts';
import { findLineWins, linePayOf, type LinePay } from '../lines/find-line-wins.ts';
import { cellsWhere, readTable, windowOf, type ReadTable } from '../read-table.ts';
import { RoundRecorder } from '../round-recorder.ts';
import type { Cell, Coin } from '../slot-events.ts';
import type { MachineTable } from '../slot-machine.ts';

/**
 * A machine whose coins are held: lines in the paid spin, then respins in which only coins land.
 */
export interface HoldTable extends MachineTable {
  lines: readonly (readonly number[])[];
  hold: {
    /** So many coins or more begin it. */
    coins: number;
    respins: number;
    /** A coin lands in an empty cell once in so many draws. */
    oneIn: number;
    /** What a coin holds, in units, and its weight. */
    values: readonly (readonly [units: number, weight: number])[];
    /**
     * Fixed pots: a coin of just so many units is that pot; the one named `grand` is paid for a
     * full board.
     */
    pots: Readonly<Record<string, number>>;
  };
  /** The round ends when it reached so many units. */
  mostUnits: number;
  buyUnits: number;
}

interface Hold {
  table: HoldTable;
  read: ReadTable;
  coin: number;
  linePay: LinePay;
  values: Weights;
  strips: readonly (readonly number[])[];
}

/**
 * Plays rounds of a hold machine; one that is forced draws its stops again until there are coins
 * enough.
 */
export function holdRounds(
  table: HoldTable,
): (stream: RandomStream, isForced: boolean) => RoundRecorder {
  const read = readTable(table);
  const hold: Hold = {
    table,
    read,
    coin: read.withRole('coin'),
    linePay: linePayOf(read),
    values: weightsOf(table.hold.values),
    strips: table.strips.map(read.strip),
  };
  const stopsOf = (stream: RandomStream): number[] =>
    hold.strips.map((strip) => stream.draw(strip.length));
  const coinsAt = (stops: readonly number[]): Cell[] =>
    cellsWhere(windowOf(hold.strips, stops, read.rows), (symbol) => symbol === hold.coin);
  return (stream, isForced) => {
    const round = new RoundRecorder(read, table.mostUnits);
    let stops = stopsOf(stream);
    while (isForced && coinsAt(stops).length < table.hold.coins) stops = stopsOf(stream);
    const window = windowOf(hold.strips, stops, read.rows);
    round.spun(window, { spin: 0, left: 0, reels: 'base', stops });
    round.won(findLineWins(hold.linePay, table.lines, window));
    const cells = coinsAt(stops);
    if (cells.length >= table.hold.coins) playHold(hold, round, stream, cells);
    return round;
  };
}

/**
 * The coins stay; each empty cell is drawn for in every respin; a coin that lands gives the respins
 * back.
 */
function playHold(hold: Hold, round: RoundRecorder, stream: RandomStream, cells: readonly Cell[]) {
  const { table, read } = hold;
  let sum = 0;
  const coinAt = (cell: Cell): Coin => {
    const units = drawWeighted(stream, hold.values);
    sum += units;
    return { cell, multiplier: round.text(units), pot: potOf(table, units) };
  };
  const empty = new Map<string, Cell>(
    Array.from({ length: read.reels * read.rows }, (_, place) => {
      const cell = [Math.floor(place / read.rows), place % read.rows] as const;
      return [cell.join(), cell] as const;
    }),
  );
  const take = (coins: readonly Coin[]): void =>
    coins.forEach(({ cell }) => empty.delete(cell.join()));
  const held = cells.map(coinAt);
  take(held);
  let { respins } = table.hold;
  round.tell({ type: 'hold_started', coins: held, respins });
  const pots = held.filter(({ pot }) => pot !== null);
  while (respins > 0 && empty.size > 0) {
    const landed = [...empty.values()].flatMap((cell) =>
      stream.draw(table.hold.oneIn) === 0 ? [coinAt(cell)] : [],
    );
    take(landed);
    respins = landed.length > 0 ? table.hold.respins : respins - 1;
    round.tell({ type: 'hold_spun', coins: landed, respins });
    pots.push(...landed.filter(({ pot }) => pot !== null));
  }
  for (const { pot, cell, multiplier } of pots)
    round.tell({ type: 'pot_won', pot: pot ?? '', cell, multiplier });
  if (empty.size === 0) {
    const grand = table.hold.pots['grand'] ?? 0;
    sum += grand;
    round.tell({ type: 'pot_won', pot: 'grand', cell: null, multiplier: round.text(grand) });
  }
  round.add(sum);
  const [multiplier, total] = [round.text(sum), round.text(round.units)];
  round.tell({ type: 'hold_ended', multiplier, total });
}

/** The pot whose coin this is, or null. */
function potOf({ hold }: HoldTable, units: number): string | null {
  return Object.entries(hold.pots).find(([, pays]) => pays === units)?.[0] ?? null;
}
