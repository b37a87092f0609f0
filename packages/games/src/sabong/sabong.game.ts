import {
  fraction,
  ParamReader,
  rtpRow,
  type Fraction,
  type Parsed,
  type RtpRow,
} from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';

export const sabongKinds = ['meron', 'wala', 'draw'] as const;
export type SabongKind = (typeof sabongKinds)[number];
export type SabongOutcome = { winner: SabongKind; seconds: number };

/** Of 400: either side is equally likely, whatever the card says. */
const chances: Readonly<Record<SabongKind, number>> = { meron: 179, wala: 179, draw: 42 };
const outOf = 400;
/** What a draw pays, stake included. */
export const drawPays = 9n;

/** The outcome of a match from its round's stream: who wins, and how long it lasts. */
function drawOutcome(stream: RandomStream): SabongOutcome {
  const u = stream.draw(outOf);
  const winner = u < chances.meron ? 'meron' : u < chances.meron + chances.wala ? 'wala' : 'draw';
  return { winner, seconds: 25 + stream.draw(36) };
}

/** The exact chance of a result. */
export const sabongChance = (kind: SabongKind): Fraction =>
  fraction(BigInt(chances[kind]), BigInt(outOf));

/** Sides bet against each other less the plasada, before breakage; a draw is against the house. */
function rtpOf(kind: SabongKind): Fraction {
  if (kind !== 'draw') return fraction(19n, 20n);
  const { numerator, denominator } = sabongChance(kind);
  return fraction(numerator * drawPays, denominator);
}

/**
 * A match of two cocks; who wins is shared among those who bet on it. Its rounds are of kind
 * `pool`.
 */
export const sabong = {
  code: 'sabong',
  name: 'Sabong',
  category: 'sabong',
  kind: 'pool',
  version: 1,
  bettingMs: 60_000,
  /** "Last call" so long before the close. */
  lastCallMs: 10_000,
  pauseMs: 10_000,
  draw: drawOutcome,
  runsMs: ({ seconds }: SabongOutcome): number => seconds * 1_000,
  parseParams(raw: unknown): Parsed<{ kind: SabongKind }> {
    const reader = new ParamReader(raw);
    return reader.done({ kind: reader.choice('kind', sabongKinds) });
  },
  rtp: (): readonly RtpRow[] => sabongKinds.map((kind) => rtpRow('kind', { kind }, rtpOf(kind))),
} as const;
