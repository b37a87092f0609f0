import { migrate, openDatabase } from '@pavilion/database';
import { playFeed } from '@pavilion/server/modules/sports/feeds/play-feed.service';
import { hasRecorded, recorded } from '@pavilion/sports/testing/recorded';
import type { TestServer } from '@pavilion/test-kit';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { sql } from 'kysely';
import { wallClock } from '../../lib/page.ts';
import type { BenchOptions, Figure } from '../../lib/report.ts';
import { durableFlags } from '../bets.bench.ts';
import { withServer } from '../commits.bench.ts';
import { lastOf } from './recording.ts';

const streams = ['1.200806927-tennis-inplay', '1.197931750-greyhound-win'];
const format = 'exchange-stream';
const speed = 50;
/** So long the longest recording is played; what came before is played in a moment. */
const playedSeconds = 150;
const poolSize = 8;
const clock = { now: () => new Date(wallClock()) };

/**
 * Recorded streams of an exchange at fifty times their speed, all at once: whether every message
 * is applied once, and how late. PostgreSQL whose commits reach the disk, one process. Nothing
 * where the recordings do not lie beside the project.
 */
export async function benchFeeds({ scale }: BenchOptions): Promise<Figure[]> {
  if (!hasRecorded) {
    console.log('  skipped: no recordings in ../shared/data');
    return [];
  }
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    const database = await openDatabase({ databaseUrl: postgres.url });
    await migrate(database);
    await database.close();
    const playAll = (server: TestServer) =>
      Promise.all(streams.map((name) => playStream(server, name, playedSeconds * scale)));
    return await withServer(postgres.url, poolSize, clock.now(), playAll, { clock });
  } finally {
    await postgres.stop();
  }
}

async function playStream(server: TestServer, source: string, seconds: number): Promise<Figure> {
  const text = lastOf(recorded(`exchange-stream/${source}.jsonl`), seconds * speed * 1000);
  const play = { source, format, text, rank: null, isAsTold: true, isAdopting: true } as const;
  const startedAt = clock.now();
  const { read, applied, doubted, faults } = await playFeed(server.context, { ...play, speed });
  const late = await lateness(server, source, startedAt);
  // All of it again: whatever was lost the first time would be applied now.
  const again = await playFeed(server.context, { ...play, speed: null });
  const lost = read - applied - doubted + faults.length + (read - again.repeated);
  return {
    name: `${source} at ${speed} times its speed, messages lost, PostgreSQL with fsync`,
    ...{ value: lost, unit: 'messages', aim: 'none', isMet: lost === 0 },
    detail: {
      ...{ lines: text.split('\n').length, messages: read, applied, doubted },
      ...{ repeated: again.repeated, lateP95Ms: late.p95, lateMostMs: late.most },
    },
  };
}

/** How long after it was due each message of the stretch was taken up, milliseconds. */
async function lateness({ context }: TestServer, source: string, startedAt: Date) {
  const { rows } = await sql<{ p95: number; most: number }>`
    select round(percentile_cont(0.95) within group (order by y.ms))::float8 as p95,
           round(max(y.ms))::float8 as most
      from (select extract(epoch from x.received_at - ${startedAt}::timestamptz) * 1000
                   - extract(epoch from x.at - x.first) * 1000 / ${speed}::float8 as ms
              from (select m.at, m.received_at, min(m.at) over () as first
                      from feed_messages m where m.source = ${source}) x
             where x.at > x.first) y`.execute(context.database.db);
  return rows[0] ?? { p95: Number.NaN, most: Number.NaN };
}
