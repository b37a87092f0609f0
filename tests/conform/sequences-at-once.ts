import { runSequence, sequenceBalance } from './sequences.ts';
import { Mismatch, type Bench } from './studio-at-work.ts';

/**
 * Players who play side by side; each plays one sequence after the other, or the model of his money
 * would not be exact.
 */
const playersAtOnce = 16;
/**
 * So many sequences has a player before a new one sits down: neither ruined nor so rich that
 * nothing is ever refused.
 */
const sequencesPerPlayer = 25;
const differencesShown = 5;
/** A wallet that is wrong so often is not worth the rest of the run. */
const differencesMax = 50;

/**
 * Runs the sequences of a seed, several players at once, and names every one after which the wallet
 * differs from the model. Which player sends what depends on the seed alone, not on how the players
 * keep up with each other.
 */
export async function runSequences(bench: Bench, count: number, seed: string): Promise<void> {
  const differences: { index: number; reason: string }[] = [];
  let next = 0;
  const play = async (first: number): Promise<void> => {
    const seat = await bench.seat(sequenceBalance);
    const end = Math.min(first + sequencesPerPlayer, count);
    for (let index = first; index < end && differences.length < differencesMax; index += 1)
      await runSequence(bench, seat, `${seed}/${index}`).catch((error: unknown) => {
        if (!(error instanceof Mismatch)) throw error;
        differences.push({ index, reason: error.message });
      });
  };
  const table = async (): Promise<void> => {
    while (next < count && differences.length < differencesMax) {
      const first = next;
      next += sequencesPerPlayer;
      await play(first);
    }
  };
  await Promise.all(Array.from({ length: playersAtOnce }, table));
  if (differences.length === 0) return;
  const shown = differences.toSorted((left, right) => left.index - right.index);
  const reasons = shown.slice(0, differencesShown).map(({ reason }) => reason);
  throw new Mismatch(`${differences.length} of ${count} differ: ${reasons.join('; ')}`);
}
