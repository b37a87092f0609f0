import { drawPays, sabongKinds, type SabongKind } from './sabong.game.ts';

type Side = Exclude<SabongKind, 'draw'>;
/**
 * What is bet on each result, minor units; the house's own stake on both sides is in it like any
 * bettor's.
 */
export type SabongPools = Readonly<Record<SabongKind, bigint>>;
/** What each side pays of a stake of 100, rounded down. */
export type SabongBoard = Readonly<Record<Side, bigint>>;

const plasadaBp = 500n;
const fullBp = 10_000n;
/** A side that pays this or less cancels the match. */
const leastBoard = 107n;

/** The pays at these pools, or null when a side has nobody. */
export function boardOf({ meron, wala }: SabongPools): SabongBoard | null {
  if (meron <= 0n || wala <= 0n) return null;
  const shared = 100n * (meron + wala) * (fullBp - plasadaBp);
  return { meron: shared / (fullBp * meron), wala: shared / (fullBp * wala) };
}

/** Whether a match at these pools is called off and all stakes go back, bets on the draw too. */
export function isUnbalanced(pools: SabongPools): boolean {
  const board = boardOf(pools);
  return board === null || board.meron <= leastBoard || board.wala <= leastBoard;
}

/** The house's part of the two pools, when a side won. */
export const plasadaOf = ({ meron, wala }: SabongPools): bigint =>
  ((meron + wala) * plasadaBp) / fullBp;

/** What a bet pays by result; null for a match that was called off. */
export function sabongPayout(
  kind: SabongKind,
  stakeMinor: bigint,
  winner: SabongKind | null,
  board: SabongBoard | null,
): bigint {
  if (winner === null || board === null) return stakeMinor;
  if (winner === 'draw') return kind === 'draw' ? stakeMinor * drawPays : stakeMinor;
  return kind === winner ? (stakeMinor * board[winner]) / 100n : 0n;
}

export interface SabongBet {
  kind: SabongKind;
  stakeMinor: bigint;
}

export interface SabongSettlement {
  void: 'unbalanced' | null;
  board: SabongBoard | null;
  /** One for each bet, in their order. */
  payouts: readonly bigint[];
  /** The house's part of the two pools. */
  plasadaMinor: bigint;
  /** What rounding down left of them; to an account of its own. */
  breakageMinor: bigint;
  /** What the house won on bets on the draw; negative when it lost. */
  drawResultMinor: bigint;
}

/** Adds up the pools of bets. */
export function poolsOf(bets: readonly SabongBet[]): SabongPools {
  const sum = (of: SabongKind): bigint =>
    bets.reduce((total, { kind, stakeMinor }) => (kind === of ? total + stakeMinor : total), 0n);
  const [meron = 0n, wala = 0n, draw = 0n] = sabongKinds.map(sum);
  return { meron, wala, draw };
}

/**
 * Settles a match: what comes in is paid, the house's plasada, breakage, or the house's result on
 * the draw.
 */
export function settleMatch(bets: readonly SabongBet[], winner: SabongKind): SabongSettlement {
  const pools = poolsOf(bets);
  const isVoid = isUnbalanced(pools);
  const board = isVoid ? null : boardOf(pools);
  const payouts = bets.map(({ kind, stakeMinor }) =>
    sabongPayout(kind, stakeMinor, isVoid ? null : winner, board),
  );
  const paidOn = (isDraw: boolean): bigint =>
    bets.reduce(
      (sum, { kind }, place) => ((kind === 'draw') === isDraw ? sum + (payouts[place] ?? 0n) : sum),
      0n,
    );
  const sides = pools.meron + pools.wala;
  const plasadaMinor = isVoid || winner === 'draw' ? 0n : plasadaOf(pools);
  return {
    void: isVoid ? 'unbalanced' : null,
    board,
    payouts,
    plasadaMinor,
    breakageMinor: sides - plasadaMinor - paidOn(false),
    drawResultMinor: pools.draw - paidOn(true),
  };
}
