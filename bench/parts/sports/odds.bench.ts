import { fork, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { percentile } from '../../lib/percentile.ts';
import { scaled, type BenchOptions, type Figure } from '../../lib/report.ts';
import { fillDatabase, startServerProcess, type ServerProcess } from '../../lib/server-process.ts';
import { durableFlags } from '../bets.bench.ts';
import { openCrowd, type Place } from './odds-crowd.ts';
import type { BenchMatch, FromWriter, ToWriter } from './odds-messages.ts';
import { whilePainting, type Painted } from './painted-prices.ts';
import { stopDemo } from './stop-demo.ts';
import { toldPrices, type ToldPrices } from './told-prices.ts';

const writerPath = fileURLToPath(new URL('odds-writer.ts', import.meta.url));
const host = 'sportsbook1.localhost';
const sizes = { sockets: 5_000, matches: 100, changesPerSecond: 2_000 };
const warmUpMs = 3_000;
const aimMs = 300;
const limits = {
  REQUESTS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  DEMO_CROWD: 'off',
};

/**
 * Prices of a hundred matches under way that change two thousand times a second, before five
 * thousand sockets: from the moment before a price is written to its arrival, and to its being
 * painted on a phone in a browser; and what a phone is sent. PostgreSQL with fsync, one process;
 * the prices are written by another, and the demo does not play meanwhile.
 */
export async function benchOdds(options: BenchOptions): Promise<Figure[]> {
  const postgres = await startOwnPostgres({ flags: durableFlags });
  const environment = { ...limits, DATABASE_URL: postgres.url };
  try {
    await fillDatabase(environment);
    const server = await startServerProcess(environment);
    await stopDemo(postgres.url);
    const writer = fork(writerPath, [
      ...[postgres.url, String(scaled(sizes.matches, options))],
      String(scaled(sizes.changesPerSecond, options)),
    ]);
    try {
      const { matches } = await heardOnce(writer, 'ready');
      return await measure(server, writer, matches, options);
    } finally {
      writer.kill();
      await server.stop();
    }
  } finally {
    await postgres.stop();
  }
}

function heardOnce<Kind extends FromWriter['kind']>(
  writer: ChildProcess,
  kind: Kind,
): Promise<Extract<FromWriter, { kind: Kind }>> {
  return new Promise((resolve, reject) => {
    writer.once('exit', (code) => reject(new Error(`the writer of prices ended: ${code}`)));
    writer.on('message', (message: FromWriter) => {
      if (message.kind === kind) resolve(message as Extract<FromWriter, { kind: Kind }>);
    });
  });
}

async function measure(
  server: ServerProcess,
  writer: ChildProcess,
  matches: readonly BenchMatch[],
  options: BenchOptions,
): Promise<Figure[]> {
  const sockets = scaled(sizes.sockets, options);
  const prices = toldPrices(matches);
  writer.on('message', (message: FromWriter) => {
    if (message.kind === 'told') prices.told(message.atMs, message.prices);
  });
  const crowd = await openCrowd({ server, host, matches, prices, count: sockets });
  const [watched] = matches;
  if (!watched) throw new Error('no match');
  let perSecond = 0;
  let bytes: Record<Place, number> = { list: 0, match: 0 };
  const origin = `http://${host}:${server.port}`;
  const painted = await whilePainting(origin, watched.eventId, async () => {
    const done = heardOnce(writer, 'done');
    writer.send({ seconds: options.seconds + warmUpMs / 1000 } satisfies ToWriter);
    await sleep(warmUpMs);
    bytes = await crowd.listen(options.seconds);
    ({ perSecond } = await done);
  });
  crowd.close();
  const { ages, resets } = crowd.heard;
  const load = { sockets, matches: matches.length, changesPerSecond: Math.round(perSecond) };
  return [
    figure('arrival on a list of all that is under way', ages.list, { ...load, resets }),
    figure('arrival on a match', ages.match, { ...load, resets }),
    figure('paint on a phone with a match', paintAges(painted, prices, watched), load),
    bytesFigure('a list of all that is under way', bytes.list),
    bytesFigure('the page of a match', bytes.match),
  ];
}

const paintAges = (
  painted: readonly Painted[],
  prices: ToldPrices,
  { eventId }: BenchMatch,
): number[] =>
  painted.flatMap(({ oddsMilli, atMs }) => prices.ageOf(eventId, oddsMilli, atMs) ?? []);

const figure = (what: string, ages: readonly number[], load: Record<string, number>): Figure => ({
  name: `odds change to ${what}, p95, PostgreSQL with fsync`,
  ...{ value: percentile(ages, 95), unit: 'ms', aim: `${aimMs} ms` },
  isMet: percentile(ages, 95) <= aimMs,
  detail: {
    ...load,
    ...{ p50Ms: Math.round(percentile(ages, 50)), p99Ms: Math.round(percentile(ages, 99)) },
    prices: ages.length,
  },
});

const bytesFigure = (what: string, bytes: number): Figure => ({
  name: `sent to a phone on ${what}`,
  ...{ value: bytes / 1024, unit: 'KiB a minute' },
});
