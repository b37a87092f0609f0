/** Where a symbol lies: its reel from the left and its row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

/**
 * What stands in the window: one list per reel from the left, each from the top, of symbol codes.
 */
export type Grid = readonly (readonly string[])[];

/** One win of a window. `multiplier` is what it pays in stakes: `"2.50"`. */
export type SlotWin = {
  readonly kind: 'line' | 'ways' | 'scatter' | 'anywhere';
  readonly symbol: string;
  /** How many symbols, or on how many reels. */
  readonly count: number;
  /** Of a line: its number from 1. Of ways: how many of them. Else 1. */
  readonly line: number;
  readonly ways: number;
  readonly cells: readonly Cell[];
  readonly multiplier: string;
};

/**
 * A coin of the hold feature: where it lies, what it holds (`"5.00"` stakes), and the name of the
 * pot when it is one.
 */
export type Coin = {
  readonly cell: Cell;
  readonly multiplier: string;
  readonly pot: string | null;
};

/** A multiplier that landed in a cascade. */
export type LandedMultiplier = { readonly cell: Cell; readonly factor: number };

/**
 * Everything that happens in a round of a slot, in the order it is drawn. `multiplier` is what the
 * event pays in stakes, `total` what the round paid so far with it. A bought feature may begin
 * without a spin before it.
 */
export type SlotEvent =
  /**
   * The reels turn and stop one after the other, from the left. `spin` counts the free spins from
   * 1; 0 is the spin that was paid.
   */
  | {
      readonly type: 'spun';
      readonly spin: number;
      /** Free spins that are left after this one; 0 in the paid spin. */
      readonly left: number;
      /** Which strips: those of the paid spin or of the feature. */
      readonly reels: 'base' | 'free';
      /** The place on each strip that stands in the top row. */
      readonly stops: readonly number[];
      readonly grid: Grid;
    }
  /** Wilds fill their reels. Before `won`. */
  | { readonly type: 'expanded'; readonly reels: readonly number[]; readonly grid: Grid }
  /** What the window pays. Not sent when it pays nothing. `factor` has multiplied it already. */
  | {
      readonly type: 'won';
      readonly wins: readonly SlotWin[];
      readonly factor: number;
      readonly multiplier: string;
      readonly total: string;
    }
  /**
   * Winning symbols go, what lies above falls, new symbols come from above. `step` counts from 1 in
   * each spin.
   */
  | {
      readonly type: 'cascaded';
      readonly step: number;
      readonly removed: readonly Cell[];
      /** What came from above: per reel, from the top. */
      readonly added: Grid;
      readonly grid: Grid;
    }
  /**
   * Multipliers lie in the window when the falling ends; together they multiply what the spin won.
   */
  | {
      readonly type: 'multiplied';
      readonly landed: readonly LandedMultiplier[];
      /** The sum they make; in free spins with what was gathered before. */
      readonly factor: number;
      readonly multiplier: string;
      readonly total: string;
    }
  | {
      readonly type: 'free_spins_started';
      readonly cells: readonly Cell[];
      readonly spins: number;
    }
  /** A retrigger: `left` is what is to come, with what was added. */
  | {
      readonly type: 'free_spins_added';
      readonly cells: readonly Cell[];
      readonly spins: number;
      readonly left: number;
    }
  | {
      readonly type: 'free_spins_ended';
      readonly spins: number;
      readonly multiplier: string;
      readonly total: string;
    }
  /** The coins stay, everything else goes; so many respins. */
  | {
      readonly type: 'hold_started';
      readonly coins: readonly Coin[];
      readonly respins: number;
    }
  /** A respin: the coins that landed (none: one respin less). */
  | {
      readonly type: 'hold_spun';
      readonly coins: readonly Coin[];
      readonly respins: number;
    }
  /** A pot is won: by its coin, or the grand one by a full board (`cell` null). */
  | {
      readonly type: 'pot_won';
      readonly pot: string;
      readonly cell: Cell | null;
      readonly multiplier: string;
    }
  /** The coins are counted, with the pots. */
  | {
      readonly type: 'hold_ended';
      readonly multiplier: string;
      readonly total: string;
    }
  /** The round reached the most it pays and ends here. */
  | { readonly type: 'capped'; readonly multiplier: string }
  /** Always the last: what the round pays. */
  | { readonly type: 'settled'; readonly multiplier: string };

/** An event by its name. */
export type SlotEventOf<Type extends SlotEvent['type']> = Extract<SlotEvent, { type: Type }>;
