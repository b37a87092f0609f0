import { openDatabase, type Database } from '@pavilion/database';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import { caller } from '../lib/page.ts';
import { scaled, told, type BenchOptions, type Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { addPlayers } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { benchBingo } from './rooms/bingo.ts';
import { benchFishing } from './rooms/fishing.ts';
import { benchHoldem, prepareHoldem } from './rooms/holdem.ts';
import { benchLottery } from './rooms/lottery.ts';
import { benchPools } from './rooms/pools.ts';
import { benchJoins } from './rooms/joins.ts';
import { prepareTables } from './rooms/live-tables.ts';
import type { RoomBench } from './rooms/room-bench.ts';
import { benchTables } from './rooms/tables.ts';
import { stopDemo } from './sports/stop-demo.ts';

const host = 'localhost';
const limits = {
  REQUESTS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  DATABASE_POOL_SIZE: '32',
  DEMO_CROWD: 'off',
};

type Prepared = Pick<RoomBench, 'database' | 'site' | 'scale'>;

interface Room {
  /** Who play in it at most, with accounts and money. */
  players: number;
  prepare?: (bench: Prepared) => Promise<void>;
  run: (bench: RoomBench) => Promise<Figure[]>;
}

/** Each on a process of its own: what one leaves under way does not weigh on the next. */
const rooms: Record<string, Room> = {
  fishing: { players: 40, run: benchFishing },
  lottery: { players: 2_000, run: benchLottery },
  bingo: { players: 2_000, run: benchBingo },
  pools: { players: 5_000, run: benchPools },
  tables: { players: 0, prepare: prepareTables, run: benchTables },
  joins: { players: 5_000, prepare: prepareTables, run: benchJoins },
  holdem: { players: 0, prepare: prepareHoldem, run: benchHoldem },
};

/**
 * Rooms that many share: live tables and bets at them, hold'em, lottery, bingo, fishing and pools.
 * PostgreSQL with fsync, one process. The demo prices no matches meanwhile.
 */
export async function benchRooms(options: BenchOptions): Promise<Figure[]> {
  const names = options.rooms ?? Object.keys(rooms);
  const chosen = names.map((name) => {
    const room = rooms[name];
    if (!room) throw new Error(`unknown room ${name}; there are ${Object.keys(rooms).join(', ')}`);
    return room;
  });
  const postgres = await startOwnPostgres({ flags: durableFlags });
  try {
    await fillDatabase({ ...limits, DATABASE_URL: postgres.url });
    const database = await openDatabase({ databaseUrl: postgres.url });
    try {
      return await benchEach(chosen, database, postgres.url, options);
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function benchEach(
  chosen: readonly Room[],
  database: Database,
  databaseUrl: string,
  { scale, seconds }: BenchOptions,
): Promise<Figure[]> {
  const site = await database.db
    .selectFrom('sites')
    .innerJoin('site_domains', 'site_domains.site_id', 'sites.id')
    .select(['sites.id', 'sites.currency'])
    .where('site_domains.host', '=', host)
    .executeTakeFirstOrThrow();
  const most = scaled(Math.max(...chosen.map((room) => room.players)), { scale });
  const players = await addPlayers(database, site, most);
  const prepared = { database, databaseUrl, site, host, players, seconds, scale };
  const figures: Figure[] = [];
  for (const room of chosen) {
    await room.prepare?.(prepared);
    const server = await startServerProcess({ ...limits, DATABASE_URL: databaseUrl });
    try {
      await stopDemo(databaseUrl);
      const bench = { ...prepared, server, ask: caller(server, host) };
      figures.push(...(await told(room.run(bench))));
    } finally {
      await server.stop();
    }
  }
  return figures;
}
