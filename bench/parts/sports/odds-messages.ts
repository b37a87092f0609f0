/** A match whose prices move, and the selection that tells which of its prices is shown. */
export interface BenchMatch {
  eventId: string;
  selectionId: string;
}

/** What the writer of prices tells who measures. */
export type FromWriter =
  | { kind: 'ready'; matches: BenchMatch[] }
  /** The moment before prices were written, and the one that tells them apart, by match. */
  | { kind: 'told'; atMs: number; prices: [eventId: string, oddsMilli: number][] }
  /** How many prices it changed a second. */
  | { kind: 'done'; perSecond: number };

/** What it is asked: to change prices for so long. */
export interface ToWriter {
  seconds: number;
}
