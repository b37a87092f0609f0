import * as z from 'zod/mini';
import type { Clock } from '@pavilion/domain/ids';
import type { KeptFile } from '../kept/kept-file.ts';

export interface Win {
  amountMinor: bigint;
  atMs: number;
  /** Masked. */
  winner: string;
}

export interface Pots {
  /** From when on pots grow that nobody had yet. */
  begunMs: number;
  /** By pot and currency, the newest last. */
  wins: Map<string, Win[]>;
  /** By the same, what stakes laid into a pot of the operator's since it fell. */
  laidIn: Map<string, bigint>;
}

const minorText = z.string().check(z.regex(/^\d{1,18}$/));

const form = z.object({
  begunMs: z.int(),
  wins: z.record(
    z.string(),
    z.array(
      z.object({
        amountMinor: minorText,
        atMs: z.int(),
        winner: z.string(),
      }),
    ),
  ),
  // Studios of before had no pot of the operator's.
  laidIn: z._default(z.record(z.string(), minorText), {}),
});

const winsMax = 100;

/** What the process before this one kept; the first begins now. */
export function readPots(kept: KeptFile, clock: Clock): Pots {
  const found = kept.read();
  if (found === null) {
    const pots: Pots = { begunMs: clock.now().getTime(), wins: new Map(), laidIn: new Map() };
    writePots(kept, pots);
    return pots;
  }
  const { begunMs, wins, laidIn } = z.parse(form, found);
  return {
    begunMs,
    wins: new Map(
      Object.entries(wins).map(([key, own]) => [
        key,
        own.map(({ amountMinor, ...win }) => ({ ...win, amountMinor: BigInt(amountMinor) })),
      ]),
    ),
    laidIn: new Map(Object.entries(laidIn).map(([key, minor]) => [key, BigInt(minor)])),
  };
}

export function writePots(kept: KeptFile, { begunMs, wins, laidIn }: Pots): void {
  const told = [...wins].map(([key, own]) => [
    key,
    own.map(({ amountMinor, ...win }) => ({ ...win, amountMinor: amountMinor.toString() })),
  ]);
  const laid = [...laidIn].map(([key, minor]) => [key, minor.toString()]);
  kept.write({ begunMs, wins: Object.fromEntries(told), laidIn: Object.fromEntries(laid) });
}

/** The oldest win of a pot goes when there are many; the biggest stays, it is shown. */
export function forgetOldest(wins: Win[]): void {
  if (wins.length <= winsMax) return;
  const biggest = wins.toSorted((a, b) => Number(b.amountMinor - a.amountMinor))[0];
  wins.splice(wins[0] === biggest ? 1 : 0, 1);
}
