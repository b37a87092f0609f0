import type { CallInput, CallResponse, eventList } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { sports } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { failField } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { withAsker } from './asker.ts';
import { boardOf } from './board.ts';
import { isShown } from './event-filter.ts';
import type { EventRecord } from './event-record.ts';
import { readEvent, readFinishedEvents } from './event-read.store.ts';
import { readFollowed, type Followed } from './favourite.store.ts';
import { isLeague, isLeagueCountry } from './league.store.ts';
import { popularityOn } from './popularity.ts';
import { isTeam } from './team.store.ts';

type Input = CallInput<typeof eventList>;
type Answer = CallResponse<typeof eventList>;

const defaultLimit = 50;

/**
 * Events with their main markets, live first, then by start. The cursor is the id of the last event
 * of the page before; when that event is gone from the list (it finished) the page starts where the
 * list starts.
 */
export async function listEvents(context: RequestContext, input: Input): Promise<Answer> {
  const { server } = context;
  const limit = input.limit ?? defaultLimit;
  await checkFilter(server, input);
  const followed = input.favourites === true ? await followedBy(context, input) : null;
  const popularity = await popularityOn(server, context.site.id);
  const shown = await shownEvents(server, input, followed);
  const all = input.order === 'popular' ? popularFirst(shown, popularity) : shown;
  const start = await startOf(server, all, readIdCursor(input.cursor));
  const { summaryOf } = boardOf(server);
  const page = all.slice(start, start + limit);
  const value = page.map((event) => ({ ...summaryOf(event), popularity: popularity(event.id) }));
  const isMore = start + limit < all.length;
  return {
    seq: boardOf(server).seq(),
    value,
    next_cursor: isMore ? (value.at(-1)?.event_id ?? null) : null,
  };
}

/**
 * Fails with invalidInput for what there is not: a list that ignored it would show the wrong
 * matches.
 */
export async function checkFilter(
  { database }: ServerContext,
  input: CheckedFilter,
): Promise<void> {
  const { db } = database;
  if (input.sport && !sports.some((sport) => sport === input.sport))
    failField('sport', 'invalidChoice');
  const leagues: [string, string | undefined][] = [
    ['league_id', input.league_id],
    ...(input.league_ids ?? []).map((id, index): [string, string] => [`league_ids.${index}`, id]),
  ];
  for (const [path, id] of leagues) {
    if (id !== undefined && (!isUuid(id) || !(await isLeague(db, id))))
      failField(path, 'invalidChoice');
  }
  const { team_id: team, country } = input;
  if (team !== undefined && (!isUuid(team) || !(await isTeam(db, team))))
    failField('team_id', 'invalidChoice');
  if (country !== undefined && !(await isLeagueCountry(db, country)))
    failField('country', 'invalidChoice');
}

type CheckedFilter = Partial<
  Pick<Input, 'sport' | 'league_id' | 'league_ids' | 'team_id' | 'country'>
>;

/**
 * What the player follows. A guest follows nothing: he is told to sign in, rather than shown an
 * empty list.
 */
async function followedBy(context: RequestContext, input: Input): Promise<Followed> {
  const { player } = await withAsker(context, input);
  if (!player) return failField('account_id', 'required');
  return readFollowed(context.server.database.db, { siteId: context.site.id, playerId: player.id });
}

/**
 * Where a page starts: after the event of its cursor, at the beginning where that one has left the
 * list meanwhile.
 */
async function startOf(
  { database }: ServerContext,
  all: readonly EventRecord[],
  cursor: string | undefined,
): Promise<number> {
  if (cursor === undefined) return 0;
  const place = all.findIndex(({ id }) => id === cursor);
  if (place < 0 && !(await readEvent(database.db, cursor))) failField('cursor', 'invalidCursor');
  return place + 1;
}

const finishedMax = 300;

async function shownEvents(
  server: ServerContext,
  input: Input,
  followed: Followed | null,
): Promise<EventRecord[]> {
  const nowMs = server.clock.now().getTime();
  if (input.state !== 'finished')
    return (await boardOf(server).events()).filter(isShown(input, nowMs, followed));
  const over = await readFinishedEvents(server.database.db, {
    sport: input.sport,
    leagueIds: leaguesOf(input),
    country: input.country,
    teamId: input.team_id,
    from: input.from ? new Date(input.from) : undefined,
    to: input.to ? new Date(input.to) : undefined,
    limit: finishedMax,
  });
  return over.filter(isShown(input, nowMs, followed));
}

function leaguesOf({ league_id: one, league_ids: several }: Input): string[] | undefined {
  if (one === undefined) return several;
  return several === undefined || several.includes(one) ? [one] : [];
}

/** The order of the list stands among those that as many bets are on. */
const popularFirst = (
  events: readonly EventRecord[],
  popularity: (eventId: string) => number,
): EventRecord[] => events.toSorted((a, b) => popularity(b.id) - popularity(a.id));
