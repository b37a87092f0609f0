import type * as z from 'zod/mini';
import type { timelineItem } from '@pavilion/contracts';
import { sportSpec, type Facts, type Incident, type Pair, type Sport } from '@pavilion/sports';
import type { Names } from './event-view.ts';

export type TimelineItem = z.output<typeof timelineItem>;

/** What happened in an event, oldest first, with the score as it stood then. */
export function timelineOf(sport: string, facts: Facts, players: Names): TimelineItem[] {
  const [main] = sportSpec(sport as Sport).stats;
  let score: Pair = [0, 0];
  return inOrder(facts.incidents).map((incident): TimelineItem => {
    const { no, period, minute, stat, side, playerId } = incident;
    // Shoot-out penalties are no goals of the match.
    const isScore = stat === main && period !== 'pen';
    if (isScore) score = plus(score, incident);
    return {
      ...{ no, period, minute, added: null, stat, side },
      player_name: players.get(playerId ?? '') ?? null,
      text_key: textKey(incident),
      score: isScore ? [...score] : null,
    };
  });
}

const inOrder = (incidents: readonly Incident[]): Incident[] =>
  incidents.toSorted((a, b) => a.no - b.no);

const plus = ([home, away]: Pair, { side, value }: Incident): Pair =>
  side === 'home' ? [home + value, away] : [home, away + value];

/** Facts count a yellow card as 1 and a red one as 2 (wire contract, 6). */
function textKey({ stat, value, isOwn }: Incident): string {
  if (stat === 'goals') return isOwn ? 'own_goal' : 'goal';
  if (stat === 'cards') return value >= 2 ? 'red_card' : 'yellow_card';
  return stat;
}
