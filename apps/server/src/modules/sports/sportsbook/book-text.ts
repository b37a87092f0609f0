import type { Ladder } from '@pavilion/sports';
import type { Book } from './book.store.ts';
import { oddsText } from './odds-text.ts';

const hundredths = 100n;

/** A sum in hundredths as a decimal text. */
const sumText = (minor: bigint): string =>
  `${minor / hundredths}.${String(minor % hundredths).padStart(2, '0')}`;

type Levels = Ladder['outcomes'][number]['back'];

const levelsText = (levels: Levels): Book['outcomes'][number]['back'] =>
  levels.map(({ oddsMilli, sizeMinor }) => ({
    odds: oddsText(oddsMilli),
    size: sumText(sizeMinor),
  }));

/** The book of an exchange's market as it is kept; `ourOutcome` is what we call an outcome. */
export function bookOf(
  ladder: Pick<Ladder, 'outcomes' | 'matchedMinor' | 'delaySeconds'>,
  ourOutcome: (outcome: string) => string = (outcome) => outcome,
): Book {
  return {
    matched: sumText(ladder.matchedMinor),
    delaySeconds: ladder.delaySeconds,
    outcomes: ladder.outcomes.map(({ outcome, back, lay, lastMilli, matchedMinor, points }) => ({
      outcome: ourOutcome(outcome),
      ...{ back: levelsText(back), lay: levelsText(lay), matched: sumText(matchedMinor) },
      last: lastMilli === null ? null : oddsText(lastMilli),
      points: points.map(({ atMs, oddsMilli }) => ({
        at: new Date(atMs).toISOString(),
        odds: oddsText(oddsMilli),
      })),
    })),
  };
}
