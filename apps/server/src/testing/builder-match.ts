import { sql } from 'kysely';
import {
  factsOf,
  footballModel,
  footballStateOf,
  periodOf,
  usualFootball,
  type Facts,
  type Incident,
  type Pair,
} from '@pavilion/sports';
import type { TestServer } from '@pavilion/test-kit';
import { jsonText } from '@pavilion/database';
import {
  enterResult,
  importFootballData,
  insertEvent,
  offerMarkets,
  offerOfModel,
  writePlay,
} from '../modules/sports/sportsbook/index.ts';

/** Goals as `12 kim`, half by half of the minute; the side is the player's. */
export interface Goal {
  minute: number;
  playerId: 'kim' | 'lee' | 'max';
}

/** A football match with all kinds on offer, whose expected goals are those of the domain page. */
export interface BuilderMatch {
  eventId: string;
  /** A selection and the price it has by itself. */
  find(kind: string, outcome: string, lineQuarters?: number): Promise<{ id: string; odds: string }>;
  ids(
    ...picks: readonly (readonly [kind: string, outcome: string, line?: number])[]
  ): Promise<string[]>;
  /** Goals so far, and the minute; prices follow. */
  play(minute: number, ...goals: Goal[]): Promise<void>;
  /** The same, told for good: what it decides is settled. */
  confirm(minute: number, ...goals: Goal[]): Promise<void>;
  /** Ends the match with these goals; who `sits` takes no part. Settles its bets. */
  finish(goals: readonly Goal[], sits?: readonly string[]): Promise<void>;
  /** As if it never was. */
  cancel(): Promise<void>;
}

const fixture = [
  'Div,Date,Time,HomeTeam,AwayTeam,FTHG,FTAG,FTR,AvgH,AvgD,AvgA',
  'E0,28/11/2026,15:00,Liverpool,Bournemouth,,,,2.00,3.50,3.70',
].join('\n');

const usual = { shots: 2, shotsOnTarget: 1, cards: 0.2 };
const players = [
  { ...usual, playerId: 'kim', side: 'home' as const, goalShare: 0.3 },
  { ...usual, playerId: 'lee', side: 'home' as const, goalShare: 0.2 },
  { ...usual, playerId: 'max', side: 'away' as const, goalShare: 0.25 },
];
const sideOf = (playerId: string) =>
  players.find((one) => one.playerId === playerId)?.side ?? 'home';

const incidentOf = ({ minute, playerId }: Goal, index: number): Incident => ({
  no: index + 1,
  stat: 'goals',
  period: minute <= 45 ? '1h' : '2h',
  minute,
  side: sideOf(playerId),
  value: 1,
  playerId,
});

function scoreOf(goals: readonly Incident[], period?: string): Pair {
  const own = goals.filter((goal) => period === undefined || goal.period === period);
  const of = (side: string): number => own.filter((goal) => goal.side === side).length;
  return [of('home'), of('away')];
}

function factsAt(goals: readonly Goal[], minute: number | null, sits: readonly string[]): Facts {
  const incidents = goals.map(incidentOf);
  const isOver = minute === null;
  const none: Pair = [0, 0];
  const period = (score: Pair, isComplete: boolean) =>
    periodOf({ goals: score, corners: none, cards: none }, isComplete);
  return factsOf({
    isFinal: isOver,
    ended: isOver ? 'completed' : null,
    incidents,
    periods: {
      '1h': period(scoreOf(incidents, '1h'), isOver || minute > 45),
      '2h': period(scoreOf(incidents, '2h'), isOver),
      reg: period(scoreOf(incidents), isOver),
    },
    players: players.map(({ playerId, side }) => ({
      playerId,
      side,
      tookPart: !sits.includes(playerId),
      enteredNo: 0,
      stats: {},
    })),
  });
}

let made = 0;

export async function openBuilderMatch(server: TestServer): Promise<BuilderMatch> {
  const { context } = server;
  const { db } = context.database;
  await importFootballData(context, fixture, 'fixtures');
  const { rows } = await sql<{ league_id: string; home_team_id: string; away_team_id: string }>`
    select e.league_id, e.home_team_id, e.away_team_id from events e
      join teams t on t.id = e.home_team_id where t.name = 'Liverpool' limit 1`.execute(db);
  const [known] = rows;
  if (!known) throw new Error('no match was imported');
  const of = (side: string) =>
    players
      .filter((one) => one.side === side)
      .map(({ playerId: id }) => ({ id, name: id.toUpperCase() }));
  await sql`update teams set players = case id when ${known.home_team_id}::uuid
      then ${jsonText(of('home'))}::jsonb else ${jsonText(of('away'))}::jsonb end
    where id in (${known.home_team_id}::uuid, ${known.away_team_id}::uuid)`.execute(db);
  made += 1;
  const eventId = context.ids.next();
  const now = context.clock.now();
  await insertEvent(db, {
    id: eventId,
    leagueId: known.league_id,
    sourceKey: `builder-${made}`,
    homeTeamId: known.home_team_id,
    awayTeamId: known.away_team_id,
    startTime: new Date(now.getTime() + 2 * 24 * 60 * 60_000),
    allowsLive: true,
    now,
  });
  const input = { ...usualFootball, lambdaHome: 1.6, lambdaAway: 1.1, ownGoalShare: 0, players };
  const offer = async (minute = 0, goals: readonly Goal[] = []) => {
    const state = footballStateOf(factsAt(goals, minute, []), minute);
    const model = footballModel(input, state);
    const ids = players.map(({ playerId }) => playerId);
    await offerMarkets(db, context.ids, eventId, offerOfModel('football', model, { players: ids }));
  };
  await offer();
  const find: BuilderMatch['find'] = async (kind, outcome, lineQuarters) => {
    const found = await sql<{ id: string; odds: string }>`
      select s.id, trim_scale(s.odds_milli / 1000.0)::text as odds
        from selections s join markets m on m.id = s.market_id
       where m.event_id = ${eventId}::uuid and m.kind = ${kind} and s.outcome = ${outcome}
         and (${lineQuarters ?? null}::integer is null or m.line_quarters = ${lineQuarters ?? null})
       order by m.position limit 1`.execute(db);
    const [row] = found.rows;
    if (!row) throw new Error(`nothing on offer: ${kind} ${outcome} ${lineQuarters ?? ''}`);
    return row;
  };
  const tell = async (minute: number, goals: readonly Goal[], isFinal: boolean): Promise<void> => {
    const facts = { ...factsAt(goals, minute, []), isFinal };
    const [home, away] = facts.periods['reg']?.stats['goals'] ?? [0, 0];
    await sql`update events set state = 'live', minute = ${minute}, home_score = ${home},
      away_score = ${away} where id = ${eventId}::uuid`.execute(db);
    await writePlay(db, eventId, { play: {}, facts });
  };
  return {
    eventId,
    find,
    ids: (...picks) => Promise.all(picks.map(async (pick) => (await find(...pick)).id)),
    async play(minute, ...goals) {
      await tell(minute, goals, false);
      await offer(minute, goals);
    },
    async confirm(minute, ...goals) {
      await tell(minute, goals, true);
      await server.runJob('settle-bets');
      await offer(minute, goals);
    },
    async finish(goals, sits = []) {
      const facts = factsAt(goals, null, sits);
      const [homeScore, awayScore] = facts.periods['reg']?.stats['goals'] ?? [0, 0];
      const halves = { halfTimeHomeScore: null, halfTimeAwayScore: null };
      await enterResult(
        db,
        { eventId, kind: 'score', homeScore, awayScore, ...halves, reason: 'test', facts },
        context.clock.now(),
      );
      await server.runJob('settle-bets');
    },
    async cancel() {
      const none = { homeScore: null, awayScore: null };
      const halves = { halfTimeHomeScore: null, halfTimeAwayScore: null };
      const entry = { eventId, kind: 'void' as const, ...none, ...halves, reason: 'test' };
      await enterResult(db, entry, context.clock.now());
      await server.runJob('settle-bets');
    },
  };
}
