import { openDatabase } from '@pavilion/database';
import { startOwnPostgres } from '@pavilion/test-kit/postgres';
import type { BenchOptions, Figure } from '../lib/report.ts';
import { fillDatabase, startServerProcess } from '../lib/server-process.ts';
import { addPlayers } from './bets-prepare.ts';
import { durableFlags } from './bets.bench.ts';
import { benchBingo } from './rooms/bingo.ts';
import { benchFishing } from './rooms/fishing.ts';
import { benchHoldem, prepareHoldem } from './rooms/holdem.ts';
import { benchLottery } from './rooms/lottery.ts';
import { benchPools } from './rooms/pools.ts';
import { askOf, type RoomBench } from './rooms/room-bench.ts';
import { benchTables, prepareTables } from './rooms/tables.ts';

const host = 'localhost';
const limits = {
  REQUESTS_PER_MINUTE: '10000000',
  SOCKETS_PER_ADDRESS: '100000',
  DATABASE_POOL_SIZE: '32',
  DEMO_CROWD: 'off',
};

type Room = {
  /** Who play in it, with accounts and money. */
  players: number;
  prepare?: (bench: Pick<RoomBench, 'database' | 'site'>) => Promise<void>;
  run: (bench: RoomBench) => Promise<Figure[]>;
};

/** Each on a process of its own: what one leaves under way does not weigh on the next. */
const rooms: Record<string, Room> = {
  fishing: { players: 40, run: benchFishing },
  lottery: { players: 200, run: benchLottery },
  bingo: { players: 2_000, run: benchBingo },
  pools: { players: 5_000, run: benchPools },
  tables: { players: 0, prepare: prepareTables, run: benchTables },
  holdem: { players: 0, prepare: prepareHoldem, run: benchHoldem },
};

/**
 * Rooms that many share: live tables, hold'em, lottery, bingo, fishing and pools. PostgreSQL with
 * fsync, one process.
 */
export async function benchRooms({ seconds, rooms: asked }: BenchOptions): Promise<Figure[]> {
  const names = asked ?? Object.keys(rooms);
  const chosen = names.map((name) => {
    const room = rooms[name];
    if (!room) throw new Error(`unknown room ${name}; there are ${Object.keys(rooms).join(', ')}`);
    return room;
  });
  const postgres = await startOwnPostgres({ flags: durableFlags });
  const environment = { ...limits, DATABASE_URL: postgres.url };
  try {
    await fillDatabase(environment);
    const database = await openDatabase({ databaseUrl: postgres.url });
    try {
      const site = await database.db
        .selectFrom('sites')
        .innerJoin('site_domains', 'site_domains.site_id', 'sites.id')
        .select(['sites.id', 'sites.currency'])
        .where('site_domains.host', '=', host)
        .executeTakeFirstOrThrow();
      const players = await addPlayers(
        database,
        site,
        Math.max(...chosen.map((room) => room.players)),
      );
      const figures: Figure[] = [];
      for (const room of chosen) {
        await room.prepare?.({ database, site });
        const server = await startServerProcess(environment);
        try {
          const ask = askOf(server, host);
          figures.push(
            ...(await room.run({ server, database, site, host, players, seconds, ask })),
          );
        } finally {
          await server.stop();
        }
      }
      return figures;
    } finally {
      await database.close();
    }
  } finally {
    await postgres.stop();
  }
}
