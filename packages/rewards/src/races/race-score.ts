import { passes, type PlayFilter } from '../play-filter.ts';
import {
  isInScope,
  payoutOf,
  shareOf,
  stakeOf,
  type GameScope,
  type SettledPlay,
} from '../prize.ts';

export const raceMetrics = ['turnover', 'points', 'multiplier', 'net_win'] as const;
export type RaceMetric = (typeof raceMetrics)[number];

export interface RaceRule {
  metric: RaceMetric;
  filter: PlayFilter;
  weights: ReadonlyArray<GameScope & { weight_bp: number }>;
  minOddsMilli: number | null;
}

const whole = 10_000;

/**
 * What a settled play adds to a score (turnover, points, net win: minor units), or is (multiplier:
 * ten-thousandths); null when it is out.
 */
export function raceAdds(rule: RaceRule, play: SettledPlay): bigint | null {
  if (isOut(rule, play)) return null;
  switch (rule.metric) {
    case 'turnover':
      return play.cashMinor;
    case 'points':
      return shareOf(play.cashMinor, weightIn(rule, play));
    case 'multiplier':
      return stakeOf(play) === 0n ? null : (payoutOf(play) * BigInt(whole)) / stakeOf(play);
    case 'net_win':
      return play.payoutCashMinor - play.cashMinor;
  }
}

/** Bonus stakes, free bets, void plays and both sides of one market stand in no race. */
function isOut({ filter, minOddsMilli }: RaceRule, play: SettledPlay): boolean {
  const isLow = minOddsMilli !== null && play.oddsMilli !== null && play.oddsMilli < minOddsMilli;
  return (
    play.isVoid ||
    play.isFreeBet ||
    play.isBothSides ||
    play.cashMinor === 0n ||
    isLow ||
    !passes(filter, play)
  );
}

function weightIn({ weights }: RaceRule, play: SettledPlay): number {
  const rows = weights.filter((row) => isInScope(row, play));
  const row = rows.find((one) => 'game' in one) ?? rows.find((one) => 'provider' in one) ?? rows[0];
  return row?.weight_bp ?? whole;
}

/** A score after one more play. */
export const scoreAfter = (metric: RaceMetric, score: bigint, added: bigint): bigint =>
  metric === 'multiplier' ? (added > score ? added : score) : score + added;

/** Prizes of a race by place: from and to are included. */
export interface PlacePrize<Prize> {
  from: number;
  to: number;
  prize: Prize;
}

export const prizeOfPlace = <Prize>(
  prizes: ReadonlyArray<PlacePrize<Prize>>,
  place: number,
): Prize | null => prizes.find(({ from, to }) => from <= place && place <= to)?.prize ?? null;
