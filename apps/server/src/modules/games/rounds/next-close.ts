import type { RoundGame } from '@pavilion/games';
import { shownTable } from './table-of.ts';

/**
 * A course's place among those of its game: its number less one; of one with a name, by its
 * letters.
 */
function placeOf(tableId: string): number {
  const shown = shownTable(tableId);
  if (/^\d+$/.test(shown)) return Number(shown) - 1;
  return [...shown].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}

/**
 * When the betting of a round closes that opens now: after the time of its game, or with the
 * course's next race by the clock, which leaves time enough to bet.
 */
export function nextClose(
  { bettingMs, pools }: Pick<RoundGame<unknown>, 'bettingMs' | 'pools'>,
  tableId: string,
  now: Date,
): Date {
  const clock = pools?.clock;
  if (!clock) return new Date(now.getTime() + bettingMs);
  const { everyMs, courseStepMs, leastBettingMs } = clock;
  const offsetMs = (placeOf(tableId) * courseStepMs) % everyMs;
  const earliestMs = now.getTime() + leastBettingMs;
  return new Date(Math.ceil((earliestMs - offsetMs) / everyMs) * everyMs + offsetMs);
}
