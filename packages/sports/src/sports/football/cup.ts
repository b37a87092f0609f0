import type { Random } from '@pavilion/domain/ids';
import { periodOf, type Facts, type Pair, type Side } from '../../engine/facts.ts';
import { drawSide } from '../../simulation/draw.ts';

/** What comes after ninety minutes that end level in a cup: goals in extra time, then penalties. */
export interface CupEnd {
  readonly advances: Side;
  readonly extraTime: Pair;
  /** Null where extra time decides. */
  readonly shootOut: Pair | null;
}

/** Half of the ties that go on are decided in extra time (house figure). */
const decidedShare = 0.5;
const goalForBoth = 0.2;

/** How a tie would end beyond ninety minutes: home goes through with its share of prices. */
export function drawCupEnd(homeShare: number, random: Random): CupEnd {
  const advances = drawSide(random, homeShare);
  const isDecided = random.next() < decidedShare;
  const other = random.next() < goalForBoth ? 1 : 0;
  const missed = random.next() < 0.5 ? 3 : 4;
  const pair = (own: number, others: number): Pair =>
    advances === 'home' ? [own, others] : [others, own];
  return {
    advances,
    extraTime: pair(isDecided ? other + 1 : other, other),
    shootOut: isDecided ? null : pair(5, missed),
  };
}

/** What a cup tie adds to the facts of its ninety minutes, once they are over. */
export function cupFacts(
  { advances, extraTime, shootOut }: CupEnd,
  [home, away]: Pair,
): Pick<Facts, 'advances' | 'periods'> {
  if (home !== away) return { advances: home > away ? 'home' : 'away', periods: {} };
  const pen: Facts['periods'] = shootOut === null ? {} : { pen: periodOf({ goals: shootOut }) };
  return { advances, periods: { et: periodOf({ goals: extraTime }), ...pen } };
}
