import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestServer } from '@pavilion/test-kit';
import { runTool } from './run-tool.ts';

/** A message as a line of a file tells it, but for source, number and time. */
export type ToldMessage = Record<string, unknown> & { kind: string };

const hourMs = 60 * 60_000;

/** The messages of one match of football as a source tells them; `event` is its id of it. */
export function matchMessages(
  now: Date,
  event = 'm1',
  teams: [string, string] = ['Reds', 'Blues'],
) {
  const [home, away] = teams;
  const odds = (prices: object, more: object = {}) => ({ kind: '1x2', prices, ...more });
  const goals = (h: number, a: number, complete = false) => ({ complete, goals: [h, a] });
  return {
    fixture: (more: object = {}): ToldMessage => ({
      ...{ kind: 'fixture', event, sport: 'football', change: 'new', players: [] },
      league: { id: 'league-1', name: 'Harbour League', country: 'XX' },
      start_time: new Date(now.getTime() + hourMs).toISOString(),
      home: { id: `team ${home}`, name: home },
      away: { id: `team ${away}`, name: away },
      ...more,
    }),
    odds: (home_: string, draw: string, away_: string, more: object = {}): ToldMessage => ({
      ...{ kind: 'odds', event },
      markets: [odds({ home: home_, draw, away: away_ }, more)],
    }),
    markets: (...markets: object[]): ToldMessage => ({ kind: 'odds', event, markets }),
    total: (line: string, over: string, under: string) => ({
      ...{ kind: 'total', line, prices: { over, under } },
    }),
    stop: (reason: string, markets?: object[]): ToldMessage => ({
      ...{ kind: 'stop', event, reason, ...(markets && { markets }) },
    }),
    live: (minute: number, h: number, a: number): ToldMessage => ({
      ...{ kind: 'clock', event, state: 'live', period: '1h', minute, seconds: minute * 60 },
      is_running: true,
      facts: { revision: minute + 1, is_final: false, periods: { reg: goals(h, a) } },
    }),
    facts: (revision: number, h: number, a: number, more: object = {}): ToldMessage => ({
      ...{ kind: 'facts', event },
      facts: {
        ...{ revision, is_final: true, ended: 'completed' },
        periods: { '1h': goals(0, 0, true), '2h': goals(h, a, true), reg: goals(h, a, true) },
        ...more,
      },
    }),
    settle: (markets: object[]): ToldMessage => ({ kind: 'settle', event, markets }),
  };
}

/** Puts messages of a source into a file, numbered in their order, and plays them. */
export function feedWorld(server: TestServer, source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pavilion-feed-'));
  let files = 0;
  let seq = 0;
  const number = (message: ToldMessage) => {
    seq += 1;
    return { source, seq, at: server.context.clock.now().toISOString(), ...message };
  };
  const playLines = async (lines: readonly string[], ...options: string[]) => {
    files += 1;
    const path = join(folder, `${files}.jsonl`);
    writeFileSync(path, lines.join('\n'));
    const args = ['feed', 'play', path, '--source', source, ...options, '--json'];
    const { text } = await runTool(server.context, args);
    return JSON.parse(text) as Record<'read' | 'applied' | 'repeated' | 'doubted', number> & {
      faults: { line: number; problem: string }[];
    };
  };
  return {
    source,
    /** Gives messages their numbers, to be played in whatever order. */
    number: (messages: readonly ToldMessage[]) => messages.map(number),
    playLines,
    /** Plays messages as they are: numbered ones keep their numbers. */
    play: (messages: readonly object[], ...options: string[]) =>
      playLines(
        messages.map((message) =>
          JSON.stringify('seq' in message ? message : number(message as ToldMessage)),
        ),
        ...options,
      ),
    /** `unknownTeam team Reds`, of the doubts that are open. */
    doubts: async () => {
      const args = ['doubt', 'list', '--source', source, '--json'];
      const { text } = await runTool(server.context, args);
      const { value } = JSON.parse(text) as {
        value: { doubt_id: string; what: string; subject: string; detail: string }[];
      };
      return value;
    },
    /** The event that a source's id means; null while it is not known. */
    eventId: async (key = 'm1') => {
      const row = await server.context.database.db
        .selectFrom('feed_events')
        .select('event_id')
        .where('source', '=', source)
        .where('key', '=', key)
        .executeTakeFirst();
      return row?.event_id ?? null;
    },
    /** `1x2|| open home 2100 draw 3400 away 3600`, by market, from the tables. */
    offer: async (key = 'm1') => offerOf(server, source, key),
  };
}

async function offerOf(server: TestServer, source: string, key: string): Promise<string[]> {
  const rows = await server.context.database.db
    .selectFrom('feed_events as f')
    .innerJoin('markets as m', 'm.event_id', 'f.event_id')
    .innerJoin('selections as s', 's.market_id', 'm.id')
    .select(['m.kind', 'm.line_quarters', 'm.status', 'm.stop_reason', 's.outcome'])
    .select(['s.odds_milli', 's.is_offered'])
    .where('f.source', '=', source)
    .where('f.key', '=', key)
    .orderBy('m.kind')
    .orderBy('m.line_quarters')
    .orderBy('s.outcome')
    .execute();
  const byMarket = Map.groupBy(rows, ({ kind, line_quarters, status, stop_reason }) =>
    [kind, line_quarters ?? '-', status, ...(status === 'suspended' ? [stop_reason] : [])].join(
      ' ',
    ),
  );
  return [...byMarket].map(([market, selections]) => {
    const prices = selections.flatMap(({ outcome, odds_milli, is_offered }) =>
      is_offered ? [`${outcome} ${odds_milli}`] : [],
    );
    return [market, ...prices].join(' ');
  });
}
