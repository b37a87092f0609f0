import type { SlotEvent, SlotWin } from './slot-events.ts';
import type { SlotOutcome, SlotRound } from './slot-machine.ts';
import { gridOf, type ReadTable, type Window } from './read-table.ts';

/** A win of a window before it is told: in units. */
export type WinFound = Omit<SlotWin, 'multiplier' | 'symbol'> & { symbol: number; units: number };

/** Writes down a round while it is played: its events and, in units of the stake, what it pays. */
export class RoundRecorder {
  readonly #table: ReadTable;
  readonly #most: number;
  readonly #events: SlotEvent[] = [];
  #units = 0;

  /** Of a round that pays at most so many units. */
  constructor(table: ReadTable, most = Number.POSITIVE_INFINITY) {
    this.#table = table;
    this.#most = most;
  }

  /** What the round pays so far. */
  get units(): number {
    return Math.min(this.#units, this.#most);
  }

  /** It pays the most it can: nothing more is played. */
  get isOver(): boolean {
    return this.#units >= this.#most;
  }

  tell(event: SlotEvent): void {
    this.#events.push(event);
  }

  spun(
    window: Window,
    spin: { spin: number; left: number; reels: 'base' | 'free'; stops: readonly number[] },
  ): void {
    this.tell({ type: 'spun', ...spin, grid: gridOf(this.#table, window) });
  }

  /**
   * Tells the wins of a window, if any, and adds them, each times the factor. Gives what they pay.
   */
  won(wins: readonly WinFound[], factor = 1): number {
    const units = wins.reduce((sum, win) => sum + win.units, 0) * factor;
    if (units === 0) return 0;
    this.#units += units;
    const { text, codes } = this.#table;
    this.tell({
      type: 'won',
      wins: wins.map(({ units: each, symbol, ...win }) => ({
        ...win,
        symbol: codes[symbol] ?? '',
        multiplier: text(each * factor),
      })),
      factor,
      multiplier: text(units),
      total: text(this.units),
    });
    return units;
  }

  /** Adds what an event of its own tells. */
  add(units: number): void {
    this.#units += units;
  }

  text(units: number): string {
    return this.#table.text(units);
  }

  /** The round, over. */
  done(outcome: SlotOutcome): SlotRound {
    const multiplier = this.text(this.units);
    if (this.isOver) this.tell({ type: 'capped', multiplier });
    this.tell({ type: 'settled', multiplier });
    return { outcome, multiplierE4: this.#table.multiplierOf(this.units), events: this.#events };
  }
}
