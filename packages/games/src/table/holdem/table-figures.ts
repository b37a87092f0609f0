import type { HandRecord } from './hand-record.ts';

/** What the list of tables tells of one. */
export interface TableFigures {
  handsPerHour: number;
  /** Of the hands of that hour, rounded down; 0 without any. */
  averagePotMinor: bigint;
  /** Of who was dealt in, how many in a hundred saw the flop. */
  playersPerFlop: number;
}

const hourMs = 3_600_000;

/** Figures of the hour before `nowMs`, of these records or any that contain them. */
export function tableFigures(records: readonly HandRecord[], nowMs: number): TableFigures {
  const recent = records.filter(({ endedAtMs }) => endedAtMs > nowMs - hourMs);
  const pots = recent.flatMap((record) => record.pots);
  const total = pots.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const dealt = recent.reduce((sum, { seats }) => sum + seats.length, 0);
  const sawFlop = recent.reduce((sum, record) => sum + flopPlayers(record), 0);
  return {
    handsPerHour: recent.length,
    averagePotMinor: recent.length === 0 ? 0n : total / BigInt(recent.length),
    playersPerFlop: dealt === 0 ? 0 : Math.round((100 * sawFlop) / dealt),
  };
}

function flopPlayers({ board, seats, actions }: HandRecord): number {
  if (board.length === 0) return 0;
  const folded = actions.filter((one) => one.street === 'preflop' && one.action === 'fold');
  return seats.length - folded.length;
}
