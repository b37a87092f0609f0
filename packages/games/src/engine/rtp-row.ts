import type { Fraction } from './fraction.ts';

/** Ways to bet, in English; a page says the same in its language by the key and the values. */
const bets = {
  base: 'base',
  main: 'main',
  buy: 'buy',
  side: '{side}',
  kind: '{kind}',
  permutations: '{kind}, {count} permutations',
  target: 'cash-out at {target}',
  aim: 'target {target}',
  over: 'over {target}',
  under: 'under {target}',
  mines: '{mines} mines, {tiles} tiles',
  rows: '{rows} rows, {risk}',
  segments: '{segments} segments, {risk}',
  picks: '{picks} picks, {risk}',
  climb: '{difficulty}, row {row}',
  rank: '{guess} on rank {rank}',
  line: '{kind} {of}',
} as const;
export type BetKey = keyof typeof bets;

/** The return of one way to bet, exact. */
export interface RtpRow {
  key: BetKey;
  values: Readonly<Record<string, string>>;
  /** Which bet in English: `"over 50.50"`, `"16 rows, high"`, `"base"`. */
  bet: string;
  rtp: Fraction;
}

/** The row of a way to bet. */
export function rtpRow(
  key: BetKey,
  values: Readonly<Record<string, string | number>>,
  rtp: Fraction,
): RtpRow {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  );
  const bet = bets[key].replace(/\{(\w+)\}/g, (_, name: string) => texts[name] ?? '').trim();
  return { key, values: texts, bet, rtp };
}
