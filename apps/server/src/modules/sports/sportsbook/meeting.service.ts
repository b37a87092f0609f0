import type { Executor } from '@pavilion/database';
import type { ServerContext } from '../../../context.ts';
import {
  findBySourceKeys,
  insertEvent,
  lockPair,
  type AnnouncedStart,
  type EventRow,
} from './event-write.store.ts';
import {
  findEventsOfPair,
  findIdentifiedEvent,
  hasMatchesWaiting,
  isLedByAnother,
  playsInLeague,
  type Span,
  type TeamPair,
} from './identity.store.ts';
import { LineRefused, type ImportLine, type ImportMode } from './import-line.ts';
import { ensureLeague, findLeagueId } from './league.store.ts';
import { seasonOf, startOfSeason } from './season.ts';
import { ensureTeam, findTeam } from './team.store.ts';
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

/**
 * `de.1:2025:bayern-munich:rb-leipzig` for the first meeting of a season that became known, then
 * `…:2`, `…:3`.
 */
function keysOfSeason(line: Pair, season: number): string[] {
  const [code, home, away] = pairOf(line);
  const first = `${code}:${season}:${home}:${away}`;
  return Array.from({ length: maxMeetings }, (_key, index) =>
    index === 0 ? first : `${first}:${index + 1}`,
  );
}

/** League and teams of a line as they are known here; null what nobody has named yet. */
interface KnownNames {
  leagueId: string | null;
  homeTeamId: string | null;
  awayTeamId: string | null;
}

/** Who a line is about, and the meetings it may mean. */
export interface KnownPair extends KnownNames {
  meetings: readonly KnownMeeting[];
  /** The match somebody said the line means. */
  told: KnownMeeting | null;
}

const asMeeting = (event: EventRow): KnownMeeting => ({
  event,
  startTime: event.start_time,
  state: event.state,
  resultRevision: event.result_revision,
});

/**
 * What a source calls the match of a line: its own words, so that it stays itself whatever else
 * becomes known.
 */
export const identityKey = ({ league, kickoff, home, away }: ImportLine): string =>
  [league.code, kickoff.toISOString().slice(0, 10), home.name, away.name].join(':').toLowerCase();

/**
 * The known meetings of a line's pair in its season and the two beside it: a match moved across
 * July stays itself. Holds the league until the transaction ends, so that two imports at once do
 * not make one match twice, however they spell it.
 */
export async function knownPair(trx: Executor, line: ImportLine): Promise<KnownPair> {
  const { league, source, home, away } = line;
  await lockPair(trx, league.code);
  const names = {
    leagueId: await findLeagueId(trx, league.code),
    homeTeamId: await findTeam(trx, league.country, home.key, source),
    awayTeamId: await findTeam(trx, league.country, away.key, source),
  };
  const told = await findIdentifiedEvent(trx, source, identityKey(line));
  const pair = knownTeams(names);
  const season = seasonOf(line.kickoff);
  const span = { from: startOfSeason(season - 1), to: startOfSeason(season + 2) };
  const events = pair ? await findEventsOfPair(trx, pair, span) : [];
  return { ...names, meetings: events.map(asMeeting), told: told && asMeeting(told) };
}

function knownTeams({ leagueId, homeTeamId, awayTeamId }: KnownNames): TeamPair | null {
  if (leagueId === null || homeTeamId === null || awayTeamId === null) return null;
  return { leagueId, homeTeamId, awayTeamId };
}

const dayMs = 24 * 60 * 60_000;
/** As near as two tellings of one match are (see `whichMeeting`). */
const nearMs = 3 * dayMs;
/**
 * Two legs of a tie are days apart; within hours, home and away can only have been turned round.
 */
const turnedMs = 1.5 * dayMs;
const around = (kickoff: Date, byMs = nearMs): Span => ({
  from: new Date(kickoff.getTime() - byMs),
  to: new Date(kickoff.getTime() + byMs + 1),
});

/**
 * Refuses a line that found no meeting unless it may make one. A result never does. A list of
 * matches does while it leads its league in the season: where another source made the matches, a
 * name it does not know may be another spelling, and the match a double that keeps the result from
 * the bets. Matches of the past (`history`) are made only where nothing waits for a result.
 */
export async function refuseUnlessNew(
  trx: Executor,
  line: ImportLine,
  pair: KnownPair,
  mode: ImportMode,
): Promise<void> {
  const known = knownTeams(pair);
  if (known) {
    const turned = { ...known, homeTeamId: known.awayTeamId, awayTeamId: known.homeTeamId };
    const [swapped] = await findEventsOfPair(trx, turned, around(line.kickoff, turnedMs));
    if (swapped)
      throw new LineRefused('homeAwaySwapped', `match ${swapped.id} has them the other way round`);
  }
  const unnamed = [
    ...(pair.homeTeamId === null ? [line.home.name] : []),
    ...(pair.awayTeamId === null ? [line.away.name] : []),
  ].join(', ');
  if (mode === 'results')
    throw unnamed === ''
      ? new LineRefused('unknownMatch')
      : new LineRefused('unknownTeam', unnamed);
  const { leagueId } = pair;
  if (leagueId === null) return;
  if (mode === 'history' && (await hasMatchesWaiting(trx, leagueId, around(line.kickoff))))
    throw new LineRefused('matchesWaiting');
  const season = seasonOf(line.kickoff);
  const span = { from: startOfSeason(season), to: startOfSeason(season + 1) };
  if (!(await isLedByAnother(trx, leagueId, span, line.source))) return;
  if (unnamed !== '') throw new LineRefused('unknownTeam', unnamed);
  for (const [teamId, { name }] of [
    [pair.homeTeamId, line.home],
    [pair.awayTeamId, line.away],
  ] as const) {
    if (teamId !== null && !(await playsInLeague(trx, leagueId, teamId, span)))
      throw new LineRefused('unknownTeam', name);
  }
}

/** Which of the known meetings a line means; see `whichMeeting`. */
export function meetingOf(
  line: ImportLine,
  mode: 'fixtures' | 'results',
  { meetings, told }: KnownPair,
  fileKickoffs: readonly Date[],
  now: Date,
): MeetingAnswer<KnownMeeting> {
  if (told) return { kind: 'known', meeting: told };
  const { kickoff, status } = line;
  const isCancelled = status === 'cancelled';
  return whichMeeting({ mode, kickoff, isCancelled, fileKickoffs, meetings, now });
}

/** When a line says that its match begins. */
export const announcedStart = ({ kickoff, isTimeKnown, day }: ImportLine): AnnouncedStart => ({
  startTime: kickoff,
  startDay: isTimeKnown ? null : day,
});

/** Writes the match of a line as a new event, under the first key of its season that is free. */
export async function addMeeting(
  context: ServerContext,
  trx: Executor,
  line: ImportLine,
): Promise<EventRow> {
  const keys = keysOfSeason(line, seasonOf(line.kickoff));
  const taken = new Set((await findBySourceKeys(trx, keys)).map((event) => event.source_key));
  const sourceKey = keys.find((key) => !taken.has(key));
  if (sourceKey === undefined) throw new Error('more meetings of a pair than a season can have');
  const ports = { ids: context.ids, now: context.clock.now() };
  const { league, source } = line;
  await insertEvent(trx, {
    id: context.ids.next(),
    leagueId: await ensureLeague(trx, ports, league),
    sourceKey,
    source,
    homeTeamId: await ensureTeam(trx, ports, { ...line.home, source, country: league.country }),
    awayTeamId: await ensureTeam(trx, ports, { ...line.away, source, country: league.country }),
    ...announcedStart(line),
    allowsLive: false,
    now: ports.now,
  });
  const [event] = await findBySourceKeys(trx, [sourceKey]);
  if (!event) throw new Error(`event ${sourceKey} is neither known nor new`);
  return event;
}
