import type { CallInput, CallResponse, racingRaceList } from '@pavilion/contracts';
import { hundredthsText } from '@pavilion/games';
import type { RaceRound } from '@pavilion/games/pools/index';
import type { ServerContext } from '../../../context.ts';
import type { RequestContext } from '../../../http/route.ts';
import { activeChain, type ChainRow } from '../fairness/index.ts';
import {
  nextClose,
  readRoundsOf,
  shownTable,
  stageOf,
  type SharedRoundRow,
} from '../rounds/index.ts';
import { coursesOf, raceOf, type Course } from './courses.ts';

type Entry = CallResponse<typeof racingRaceList>['value'][number];

const shownDefault = 12;

/**
 * Races under way and to come at all courses, by time. Looking at the list wakes none: races of a
 * course that rests are told as it would run them.
 */
export async function listRaces(
  context: Pick<RequestContext, 'server' | 'site' | 'now'>,
  input: Omit<CallInput<typeof racingRaceList>, 'domain_name'>,
): Promise<CallResponse<typeof racingRaceList>> {
  const { server, now } = context;
  const limit = input.limit ?? shownDefault;
  const courses = await coursesOf(context, { game: input.game, tableId: input.table_id });
  const entries = await Promise.all(courses.map((course) => racesOf(server, course, limit, now)));
  return {
    value: entries
      .flat()
      .toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))
      .slice(0, limit),
    server_time: now.toISOString(),
  };
}

/** The race under way at a course, and those that follow it in its chain. */
export async function racesOf(
  server: ServerContext,
  course: Course,
  limit: number,
  now: Date,
): Promise<Entry[]> {
  const chain = await activeChain(server, course.of);
  if (!chain) return [];
  const [newest] = await readRoundsOf(server.database.db, course.of, 1);
  const current = newest && newest.phase !== 'settled' ? newest : null;
  const first = current?.chain_id === chain.id ? current : null;
  const next = nextRace(course, chain, newest ?? null, now);
  const shown = first
    ? [entryOf(course, raceOf(course, chain, first.chain_index), first, now)]
    : [];
  const left = Math.max(0, Math.min(limit - shown.length, chain.length - next.index + 1));
  const everyMs = course.game.pools?.clock?.everyMs ?? 0;
  const following = Array.from({ length: left }, (_, place) => ({
    index: next.index + place,
    startsAt: new Date(next.startsAt.getTime() + place * everyMs),
  }));
  return [
    ...shown,
    ...following.map(({ index, startsAt }) => ({
      ...factsOf(course, raceOf(course, chain, index), index),
      round_id: null,
      starts_at: startsAt.toISOString(),
      stage: 'resting' as const,
    })),
  ];
}

/** The first race whose betting has not begun, and when it would close. */
export function nextRace(
  { game, of }: Course,
  chain: Pick<ChainRow, 'id' | 'next_index'>,
  newest: SharedRoundRow | null,
  now: Date,
): { index: number; startsAt: Date } {
  const everyMs = game.pools?.clock?.everyMs ?? 0;
  const soonest = nextClose(game, of.tableId, now);
  const after = newest ? newest.starts_at.getTime() + everyMs : 0;
  const startsAt = new Date(Math.max(soonest.getTime(), after));
  // The chain may be one of a moment ago: what has a round already does not come again.
  const begun = newest?.chain_id === chain.id ? newest.chain_index : 0;
  return { index: Math.max(chain.next_index, begun + 1), startsAt };
}

/** A race that has a round, as lists tell it. */
export function entryOf(course: Course, race: RaceRound, round: SharedRoundRow, now: Date): Entry {
  return {
    ...factsOf(course, race, round.chain_index),
    round_id: round.id,
    starts_at: round.starts_at.toISOString(),
    stage: stageOf(round, course.game, now).stage,
  };
}

/** What a race's card alone says of it. */
export function factsOf(
  { of, code, name }: Course,
  { card, priceOf }: RaceRound,
  index: number,
): Omit<Entry, 'round_id' | 'starts_at' | 'stage'> {
  const [favourite] = card.runners.toSorted((a, b) => b.weight - a.weight);
  const number = favourite?.number ?? 1;
  const price = priceOf({ kind: 'win', runners: [number] });
  return {
    provider_code: of.providerCode,
    game: code,
    table_id: shownTable(of.tableId),
    course: name,
    index,
    runners: card.runners.length,
    favourite: { number, price: price === null ? null : hundredthsText(price) },
  };
}
