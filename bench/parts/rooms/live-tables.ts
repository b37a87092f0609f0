import { sql } from 'kysely';
import { wallClock } from '../../lib/page.ts';
import { scaled } from '../../lib/report.ts';
import { untilHolds, type RoomBench } from './room-bench.ts';

const tableMost = 200;
/** A first round is opened with a chain of its own, one table after the other. */
const wakeLimitMs = 240_000;
const heldMs = 3_600_000;

type Tables = Pick<RoomBench, 'database' | 'site' | 'scale'>;

/** The tables that are measured, as their pages name them. */
export const tableIds = (of: Pick<Tables, 'scale'>): string[] =>
  Array.from({ length: scaled(tableMost, of) }, (_, place) => `bench${place + 1}`);

/** Opens so many tables of roulette that go on by themselves. */
export async function prepareTables({ database, site, scale }: Tables): Promise<void> {
  const ids = tableIds({ scale });
  await sql`insert into game_tables (site_id, provider_code, game_code, table_id, name, seats,
    la_partage, play_money, is_open)
    select ${site.id}::uuid, 'PAVILION', 'roulette', id, id, 0, false, false, true
      from unnest(${ids}::text[]) id
    on conflict do nothing`.execute(database.db);
  await sql`insert into always_on_tables (site_id, provider_code, game_code, table_id)
    select ${site.id}::uuid, 'PAVILION', 'roulette', id from unnest(${ids}::text[]) id
    on conflict do nothing`.execute(database.db);
}

/** Waits until each of the tables has a round under way. */
export async function untilTablesRun(bench: Tables): Promise<void> {
  const { length } = tableIds(bench);
  const count = async (): Promise<number> => (await readRounds(bench)).length;
  await untilHolds(async () => (await count()) === length, wakeLimitMs, `${length} tables running`);
}

/** Keeps the betting of every table open; gives the rounds, in the order of their tables. */
export async function holdBetting(bench: Tables): Promise<HeldRound[]> {
  const ids = tableIds(bench);
  const until = new Date(wallClock() + heldMs);
  const holdMore = async (): Promise<boolean> => {
    await bench.database.db
      .updateTable('shared_rounds')
      .set({ starts_at: until, next_at: until })
      .where('site_id', '=', bench.site.id)
      .where('table_id', 'in', ids)
      .where('phase', '=', 'betting')
      .where('starts_at', '>', new Date(wallClock() + 1_000))
      .execute();
    const held = await readRounds(bench);
    return held.filter(({ isHeld }) => isHeld(until)).length === ids.length;
  };
  await untilHolds(holdMore, wakeLimitMs, `${ids.length} tables that take bets`);
  return readRounds(bench);
}

interface HeldRound {
  id: string;
  tableId: string;
  isHeld: (until: Date) => boolean;
}

async function readRounds({ database, site, scale }: Tables): Promise<HeldRound[]> {
  const rows = await database.db
    .selectFrom('shared_rounds')
    .select(['id', 'table_id', 'starts_at', 'phase'])
    .where('site_id', '=', site.id)
    .where('table_id', 'in', tableIds({ scale }))
    .where('next_at', 'is not', null)
    .orderBy('table_id')
    .execute();
  return rows.map(({ id, table_id: tableId, starts_at: startsAt, phase }) => ({
    ...{ id, tableId },
    isHeld: (until) => phase === 'betting' && startsAt.getTime() === until.getTime(),
  }));
}
