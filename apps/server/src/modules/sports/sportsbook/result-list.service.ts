import type { CallInput, CallResponse, resultList } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { failField } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { checkFilter } from './event-list.service.ts';
import { readEvent, readPastEvents } from './event-read.store.ts';
import { matchEventView } from './event-view.ts';

const defaultLimit = 30;

/**
 * Events that are over or were given up, newest first, each with the facts its bets are settled by.
 */
export async function listResults(
  context: ServerContext,
  input: CallInput<typeof resultList>,
): Promise<CallResponse<typeof resultList>> {
  await checkFilter(context, input);
  const { db } = context.database;
  const limit = input.limit ?? defaultLimit;
  const afterId = readIdCursor(input.cursor) ?? null;
  if (afterId !== null && !(await readEvent(db, afterId))) failField('cursor', 'invalidCursor');
  const found = await readPastEvents(db, {
    sport: input.sport || undefined,
    leagueIds: input.league_id === undefined ? undefined : [input.league_id],
    teamId: input.team_id,
    from: input.from ? new Date(input.from) : undefined,
    to: input.to ? new Date(input.to) : undefined,
    limit: limit + 1,
    afterId,
  });
  const value = found.slice(0, limit).map(({ event, facts }) => ({
    ...matchEventView(event),
    home_team_id: event.home.id,
    away_team_id: event.away.id,
    facts,
  }));
  return { value, next_cursor: found.length > limit ? (value.at(-1)?.event_id ?? null) : null };
}
