import type { OutcomeChance } from '../matches/index.ts';
import { wander } from './noise.ts';

/** How far opinions stray from the model, in log odds, and in how many minutes of the match. */
const moods = [
  { span: 0.06, minutes: 120 },
  { span: 0.02, minutes: 6 },
];

/**
 * Chances as those who bet against each other see them: those of the model, strayed from a little,
 * another way as time goes by. What is decided stays so; together they add up to what they did.
 */
export function crowdChances(
  market: string,
  chances: readonly OutcomeChance[],
  minute: number,
): OutcomeChance[] {
  const seen = chances.map(({ outcome, chance }) => {
    const mood = moods.reduce(
      (sum, { span, minutes }) => sum + span * wander(`${market}/${outcome}`, minute, minutes),
      0,
    );
    return { outcome, chance: strayed(chance, mood) };
  });
  const scale = sumOf(chances) / sumOf(seen);
  return seen.map(({ outcome, chance }) => ({ outcome, chance: chance * scale }));
}

const sumOf = (chances: readonly OutcomeChance[]): number =>
  chances.reduce((sum, { chance }) => sum + chance, 0);

/** Moved by so much in log odds: never below 0 nor above 1. */
const strayed = (chance: number, by: number): number =>
  chance / (chance + (1 - chance) * Math.exp(-by));
