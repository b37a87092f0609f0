import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../context.ts';
import { findBySourceKeys, insertEvent, lockPair, type EventRow } from './event-write.store.ts';
import type { ImportLine } from './import-line.ts';
import { ensureLeague } from './league.store.ts';
import { seasonOf } from './season.ts';
import { ensureTeam } from './team.store.ts';
import { whichMeeting, type Meeting, type MeetingAnswer } from './which-meeting.ts';

/** More meetings of a pair on one ground than any league has in a season. */
const maxMeetings = 9;

type KnownMeeting = Meeting & { event: EventRow };

type Pair = Pick<ImportLine, 'league' | 'home' | 'away'>;

/** League and teams; the teams in their places, because the other ground is another match. */
const pairOf = ({ league, home, away }: Pair): string[] => [league.code, home.key, away.key];

/** The kick-offs a file names, by pair. */
export function kickoffsByPair(
  lines: readonly ImportLine[],
): (line: ImportLine) => readonly Date[] {
  const groups = Map.groupBy(lines, (line) => pairOf(line).join(':'));
  return (line) => (groups.get(pairOf(line).join(':')) ?? [line]).map(({ kickoff }) => kickoff);
}

/** `de.1:2025:bayern-munich:rb-leipzig` for the first meeting of a season that became known, then `…:2`, `…:3`. */
function keysOfSeason(line: Pair, season: number): string[] {
  const [code, home, away] = pairOf(line);
  const first = `${code}:${season}:${home}:${away}`;
  return Array.from({ length: maxMeetings }, (_key, index) =>
    index === 0 ? first : `${first}:${index + 1}`,
  );
}

/**
 * The known meetings of a line's pair in its season and the two beside it: a match moved across July keeps its key. Holds
 * the pair until the transaction ends, so that two imports at once do not make one match twice.
 */
export async function knownMeetings(
  trx: Executor,
  line: ImportLine,
): Promise<readonly KnownMeeting[]> {
  await lockPair(trx, pairOf(line).join(':'));
  const season = seasonOf(line.kickoff);
  const keys = [season - 1, season, season + 1].flatMap((year) => keysOfSeason(line, year));
  const events = await findBySourceKeys(trx, keys);
  return events.map((event) => ({
    event,
    startTime: event.start_time,
    state: event.state,
    resultRevision: event.result_revision,
  }));
}

/** Which of the known meetings a line means; see `whichMeeting`. */
export function meetingOf(
  line: ImportLine,
  mode: 'fixtures' | 'results',
  meetings: readonly KnownMeeting[],
  fileKickoffs: readonly Date[],
  now: Date,
): MeetingAnswer<KnownMeeting> {
  const { kickoff, status } = line;
  const isCancelled = status === 'cancelled';
  return whichMeeting({ mode, kickoff, isCancelled, fileKickoffs, meetings, now });
}

/** Writes the match of a line as a new event, under the first key of its season that is free. */
export async function addMeeting(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
  meetings: readonly KnownMeeting[],
): Promise<EventRow> {
  const taken = new Set(meetings.map(({ event }) => event.source_key));
  const sourceKey = keysOfSeason(line, seasonOf(line.kickoff)).find((key) => !taken.has(key));
  if (sourceKey === undefined) throw new Error('more meetings of a pair than a season can have');
  const ports = { ids: context.ids, now: context.clock.now() };
  const { league } = line;
  await insertEvent(trx, {
    id: context.ids.next(),
    leagueId: await ensureLeague(trx, ports, league),
    sourceKey,
    homeTeamId: await ensureTeam(trx, ports, { ...line.home, country: league.country }),
    awayTeamId: await ensureTeam(trx, ports, { ...line.away, country: league.country }),
    startTime: line.kickoff,
    allowsLive: false,
    now: ports.now,
  });
  const [event] = await findBySourceKeys(trx, [sourceKey]);
  if (!event) throw new Error(`event ${sourceKey} is neither known nor new`);
  return event;
}
