import { fraction, rtpRow, type RtpRow } from '../engine/index.ts';
import type { RandomStream } from '../fairness/index.ts';
import { takeoutBp } from './pool-prices.ts';
import { selectionKinds } from './race-bet.ts';
import { drawRaceCard, weightsOf, type RaceCard } from './race-card.ts';
import { drawCourse, type RaceCourse } from './race-course.ts';
import { raceTimes, type RaceKind } from './race-kind.ts';
import { drawResult, type RaceOutcome } from './race-result.ts';

/**
 * A kind of race as games are shown and played. Its rounds are of kind `pool`; its tables are the
 * courses.
 */
export interface RaceGame extends RaceKind {
  category: 'horseracing';
  kind: 'pool';
  version: number;
  times: typeof raceTimes;
  /** From the card stream. */
  card(stream: RandomStream): RaceCard;
  /** From the round's stream: the result, then how it was run. */
  run(card: RaceCard, stream: RandomStream): { outcome: RaceOutcome; course: RaceCourse };
  /** At most, of fixed prices; before breakage, of pools. */
  rtp(): readonly RtpRow[];
}

/** The game of a kind of race. */
export function raceGame(kind: RaceKind): RaceGame {
  return {
    ...kind,
    category: 'horseracing',
    kind: 'pool',
    version: 1,
    times: raceTimes,
    card: (stream) => drawRaceCard(kind, stream),
    run(card, stream) {
      const weights = weightsOf(card);
      const outcome = drawResult(weights, stream);
      return { outcome, course: drawCourse(kind, weights, outcome, stream) };
    },
    rtp: () => [
      rtpRow('kind', { kind: 'fixed' }, fraction(9n, 10n)),
      ...selectionKinds.map((of) =>
        rtpRow('kind', { kind: `pool_${of}` }, fraction(10_000n - takeoutBp[of], 10_000n)),
      ),
    ],
  };
}
