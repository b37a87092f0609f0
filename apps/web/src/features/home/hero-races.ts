import type { Format } from '@pavilion/i18n/react';
import type { RaceEntry } from '@pavilion/templates/props/hero';
import type { Race } from '../../common/competitions/competition-queries.ts';
import { scoreText } from '../../common/competitions/score-text.ts';
import { endWords } from './end-words.ts';

/** Of a race nobody leads yet. */
const placesShown = 5;

interface Teller {
  format: Format;
  currency: string;
  nowMs: number | null;
}

/** Races that run, as heroes show them; each leads to the page of races. */
export function heroRaces(
  races: readonly Race[],
  { format, currency, nowMs }: Teller,
): RaceEntry[] {
  const money = (amount: string): string => format.money(amount, currency, { trimWhole: true });
  return races.map((race) => ({
    id: race.race_code,
    title: race.title,
    prize: Number(race.prize_sum) > 0 ? money(race.prize_sum) : null,
    ends: endWords(format, race.ends_at, nowMs),
    leaders: race.leaders.map(({ name, score }) => ({
      accountId: name,
      score: scoreText(format, { unit: race.unit, score, currency }),
    })),
    prizes: cashByPlace(race).map(money),
    to: '/leaderboard',
  }));
}

/** What the first places win, where all of them win cash. */
function cashByPlace({ prizes }: Race): string[] {
  const places = prizes
    .filter(({ from }) => from <= placesShown)
    .flatMap(({ from, to, prize: { kind, amount } }) =>
      Array.from({ length: Math.min(to, placesShown) - from + 1 }, () =>
        kind === 'cash' ? amount : null,
      ),
    );
  return places.every((amount) => amount !== null) ? places : [];
}
