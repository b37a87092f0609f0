import { createSeededRandom } from '@pavilion/domain/random';

/** A number in [0, 1) that belongs to a name for ever. */
export const shareOf = (name: string): number => createSeededRandom(name).next();

/**
 * A number from -1 to 1 that wanders with time, without jumps: every `period` it reaches a value
 * drawn for that moment.
 */
export function wander(name: string, at: number, period: number): number {
  const place = at / period;
  const from = Math.floor(place);
  const drawn = (step: number): number => 2 * shareOf(`${name}/${step}`) - 1;
  const way = place - from;
  return drawn(from) + (drawn(from + 1) - drawn(from)) * (3 - 2 * way) * way * way;
}
