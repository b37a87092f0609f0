import type { CallResponse, fishingSessionGet } from '@pavilion/contracts';
import type { Executor } from '@pavilion/database';
import { formatAmount } from '@pavilion/domain/money';
import { seedHashOf } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { openSeed, seedById } from '../fairness/index.ts';
import { readCaughtSince, readSea, readSeats } from './sea.store.ts';
import { currencyOf, seaView } from './sea-view.ts';
import type { SessionRow } from './session.store.ts';

type SessionView = NonNullable<CallResponse<typeof fishingSessionGet>['value']>;

/** The longest a target swims is half of it. */
const caughtLatelyMs = 60_000;

/** What deals the next batch of a session. */
export async function seedOfSession(
  server: Pick<ServerContext, 'database' | 'appSecret'>,
  row: SessionRow,
  executor: Executor = server.database.db,
) {
  if (row.seed_id !== null) return seedById(server, row.site_id, row.seed_id, executor);
  const serverSeed = openSeed(server.appSecret, row.sealed_seed ?? '');
  return {
    serverSeed,
    clientSeed: row.client_seed ?? '',
    nonce: row.seq,
    hash: seedHashOf(serverSeed),
    isRevealed: row.state === 'closed',
  };
}

/** A session as its page goes on with it. */
export async function sessionView(
  server: ServerContext,
  row: SessionRow,
  now: Date,
): Promise<SessionView> {
  const { db } = server.database;
  const of = { siteId: row.site_id, seaId: row.sea_id };
  const [sea, seats, caught, seed] = await Promise.all([
    readSea(db, of),
    readSeats(db, row.site_id),
    readCaughtSince(db, { ...of, since: new Date(now.getTime() - caughtLatelyMs) }),
    seedOfSession(server, row),
  ]);
  const site = server.sites.byId(row.site_id);
  if (!sea || !site) throw new Error('a session without its sea');
  const currency = currencyOf(row);
  const amount = (minor: bigint): string => formatAmount(minor, currency);
  const taken = seats.filter(({ sea_id: id }) => id === sea.id);
  return {
    session_id: row.id,
    sea_id: row.sea_id,
    seat: row.seat,
    meter: amount(row.balance_minor),
    seq: row.seq,
    shots: row.shots,
    cost: amount(row.cost_minor),
    win: amount(row.win_minor),
    sea: seaView(sea, site, taken),
    sea_seed: sea.sea_seed,
    sea_started_at: sea.started_at.toISOString(),
    server_time: now.toISOString(),
    caught,
    fairness: { server_seed_hash: seed.hash, client_seed: seed.clientSeed, nonce: seed.nonce },
  };
}
