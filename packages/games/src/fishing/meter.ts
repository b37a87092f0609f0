/** A meter nobody shoots from is closed and paid out after so long. */
export const idleCloseMs = 900_000;
/** What batches cost and won moves in the ledger at least so often. */
export const flushEveryMs = 5_000;

/**
 * A player's buy-in while he fishes, minor units. The ledger knows it as of the last flush; the
 * rest is in the game's log.
 */
export interface Meter {
  balanceMinor: bigint;
  shots: number;
  costMinor: bigint;
  winMinor: bigint;
  /** The last batch, 0 before the first. */
  seq: number;
  /** What the ledger has been told. */
  flushed: { seq: number; costMinor: bigint; winMinor: bigint };
}

/** A meter with its buy-in. Throws RangeError when it is not more than nothing. */
export function openMeter(buyInMinor: bigint): Meter {
  if (buyInMinor <= 0n) throw new RangeError('a buy-in is more than nothing');
  const flushed = { seq: 0, costMinor: 0n, winMinor: 0n };
  return { balanceMinor: buyInMinor, shots: 0, costMinor: 0n, winMinor: 0n, seq: 0, flushed };
}

/** The meter with more on it. */
export function topUp(meter: Meter, amountMinor: bigint): Meter {
  if (amountMinor <= 0n) throw new RangeError('a top-up is more than nothing');
  return { ...meter, balanceMinor: meter.balanceMinor + amountMinor };
}

/**
 * What a batch's number means: the next one, one already answered, or one before which others are
 * missing.
 */
export function batchKind(meter: Pick<Meter, 'seq'>, seq: number): 'next' | 'again' | 'gap' {
  if (seq === meter.seq + 1) return 'next';
  return seq <= meter.seq ? 'again' : 'gap';
}

/** The meter after the next batch. Throws RangeError when it would cost more than is there. */
export function afterBatch(
  meter: Meter,
  batch: { shots: number; costMinor: bigint; winMinor: bigint },
): Meter {
  const balanceMinor = meter.balanceMinor - batch.costMinor + batch.winMinor;
  if (balanceMinor < 0n) throw new RangeError('a meter does not fall below nothing');
  return {
    ...meter,
    balanceMinor,
    seq: meter.seq + 1,
    shots: meter.shots + batch.shots,
    costMinor: meter.costMinor + batch.costMinor,
    winMinor: meter.winMinor + batch.winMinor,
  };
}

/**
 * One move of the ledger: what batches up to `seq` cost and won since the move before. `seq` is its
 * id: made twice it moves once.
 */
export interface MeterMove {
  seq: number;
  costMinor: bigint;
  winMinor: bigint;
}

/** The move that is due, and the meter once it is made; null when the ledger knows everything. */
export function flushOf(meter: Meter): { move: MeterMove; meter: Meter } | null {
  const { seq, costMinor, winMinor, flushed } = meter;
  if (seq === flushed.seq) return null;
  const move = {
    seq,
    costMinor: costMinor - flushed.costMinor,
    winMinor: winMinor - flushed.winMinor,
  };
  return { move, meter: { ...meter, flushed: { seq, costMinor, winMinor } } };
}
