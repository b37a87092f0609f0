import { parseLine } from '@pavilion/domain/markets';
import { marketType, pickNow, sports, type PickNow } from '@pavilion/sports';
import type { SportsBet } from './bet-match.ts';

export type BetLeg = NonNullable<SportsBet['legs']>[number];
export type BetPick = BetLeg['picks'][number];

/**
 * How a pick stands by the score of its match; null where that is not told, or says nothing of it.
 */
export function standingOf(leg: BetLeg, pick: BetPick): PickNow | null {
  const scores = leg.match?.scores;
  const sport = sports.find((one) => one === pick.sport);
  const type = sport === undefined ? null : marketType(sport, pick.kind);
  if (scores === undefined || type === null) return null;
  const lineQuarters = pick.line === null ? null : parseLine(pick.line);
  const { param, player_id: playerId = null, outcome } = pick;
  const { accepted_home_score: home, accepted_away_score: away } = leg;
  const accepted = {
    atMs: Date.parse(leg.accepted_at),
    isLive: leg.is_live,
    score: [home ?? 0, away ?? 0] as const,
    isAntepost: false,
  };
  try {
    return pickNow({ market: { type, lineQuarters, param, playerId }, outcome }, scores, accepted);
  } catch (thrown) {
    // A newer server may know outcomes that this build does not.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}
