import type { CallResponse, eventStatistics } from '@pavilion/contracts';
import { factsOf } from '@pavilion/sports';
import type { ServerContext } from '../../../context.ts';
import { knownEvent } from './event-detail.service.ts';
import { readTold } from './event-play.store.ts';
import { lineupOf } from './event-lineups.ts';
import { momentumOf } from './event-momentum.ts';
import { readFormOf, readMeetings } from './event-past.store.ts';
import { formResult, pastResult, statisticsOf } from './event-statistics.ts';

const formCount = 5;
const meetingCount = 10;

/**
 * What is counted in an event and how both sides did before it. Where nobody counts the lists are
 * empty. Fails with eventNotFound.
 */
export async function eventStatisticsOf(
  context: ServerContext,
  eventId: string,
): Promise<CallResponse<typeof eventStatistics>> {
  const event = await knownEvent(context, eventId);
  const { db } = context.database;
  const { sport, home, away, startTime: before } = event;
  const facts = (await readTold(db, event.id)) ?? factsOf();
  const formOf = async ({ id: teamId }: { id: string }) =>
    (await readFormOf(db, { teamId, before, limit: formCount })).map((past) =>
      formResult(past, teamId),
    );
  const meetings = await readMeetings(db, {
    teamIds: [home.id, away.id],
    before,
    limit: meetingCount,
  });
  return {
    statistics: statisticsOf(sport, facts),
    momentum: momentumOf(facts, event.minute),
    lineups: {
      home: lineupOf('home', home.players, facts),
      away: lineupOf('away', away.players, facts),
    },
    form: { home: await formOf(home), away: await formOf(away) },
    head_to_head: meetings.map(pastResult),
  };
}
