import type { CallInput, CallResponse, rotate, seeds } from '@pavilion/contracts';
import { inTransaction, type Executor } from '@pavilion/database';
import { isClientSeed, seedHashOf } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { newClientSeed, newServerSeed, openSeed, sealSeed } from './seal-seed.ts';
import {
  countNonce,
  insertSeeds,
  lockSeed,
  readSeed,
  readSeedsInUse,
  rotateSeedsInUse,
  type SeedOwner,
  type SeedRow,
} from './seed.store.ts';

/** A seed as a round is dealt from it. */
export interface OpenedSeed {
  id: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
}

/** The player's seed in use, opened; makes the first ones. */
export async function seedInUse(server: ServerContext, owner: SeedOwner): Promise<OpenedSeed> {
  const { active } = await seedsOf(server, owner);
  return opened(server, active);
}

/**
 * For what deals within a transaction of its own: makes the first seeds where there are none, then
 * gives what locks the seed in use. It is locked before the player is, as statements of play do, so
 * that no two wait for each other.
 */
export async function seedToLock(
  server: ServerContext,
  owner: SeedOwner,
): Promise<(executor: Executor) => Promise<void>> {
  await seedsOf(server, owner);
  return (executor) => lockSeed(executor, owner);
}

/**
 * Takes the next nonce of the player's seed in use, in the caller's transaction, which has locked
 * it (`seedToLock`).
 */
export async function takeNonce(
  server: ServerContext,
  executor: Executor,
  owner: SeedOwner,
): Promise<OpenedSeed & { hash: string }> {
  const row = await countNonce(executor, owner);
  if (!row) throw new Error('a player without seeds');
  return { ...opened(server, row), hash: row.server_seed_hash };
}

/**
 * A seed of the site by its id, opened. For dealing an open hand on, and for showing what was
 * revealed.
 */
export async function seedById(
  server: Pick<ServerContext, 'database' | 'appSecret'>,
  siteId: string,
  seedId: string,
  executor: Executor = server.database.db,
): Promise<OpenedSeed & { hash: string; isRevealed: boolean }> {
  const row = await readSeed(executor, { siteId, seedId });
  if (!row) throw new Error('a round without its seed');
  return {
    ...opened(server, row),
    hash: row.server_seed_hash,
    isRevealed: row.state === 'revealed',
  };
}

export async function listSeeds({
  server,
  site,
  player,
}: PlayerContext): Promise<CallResponse<typeof seeds>> {
  return seedsView(await seedsOf(server, { siteId: site.id, playerId: player.id }));
}

/**
 * Reveals the seed in use and begins the next one, with another text of the player where one is
 * given.
 */
export async function rotateSeeds(
  { server, site, player, now }: PlayerContext,
  input: Pick<CallInput<typeof rotate>, 'client_seed'>,
): Promise<CallResponse<typeof rotate>> {
  const { client_seed: chosen } = input;
  if (chosen !== undefined && !isClientSeed(chosen)) fail('invalidClientSeed');
  const owner = { siteId: site.id, playerId: player.id };
  const { active } = await seedsOf(server, owner);
  const serverSeed = newServerSeed();
  const revealedId = await inTransaction(server.database, (executor) =>
    rotateSeedsInUse(executor, owner, {
      clientSeed: chosen ?? active.client_seed,
      id: server.ids.next(),
      sealedSeed: sealSeed(server.appSecret, serverSeed),
      hash: seedHashOf(serverSeed),
      now,
    }),
  );
  if (revealedId === null) return fail('handOpen');
  const previous = await readSeed(server.database.db, { siteId: site.id, seedId: revealedId });
  if (!previous) throw new Error('a revealed seed is gone');
  return {
    ...seedsView(await seedsOf(server, owner)),
    previous: {
      server_seed: openSeed(server.appSecret, previous.sealed_seed),
      server_seed_hash: previous.server_seed_hash,
      client_seed: previous.client_seed,
      nonces: previous.nonce,
    },
  };
}

async function seedsOf(
  server: ServerContext,
  owner: SeedOwner,
): Promise<{ active: SeedRow; next: SeedRow }> {
  const { db } = server.database;
  const known = await readSeedsInUse(db, owner);
  if (known.active && known.next) return { active: known.active, next: known.next };
  await insertSeeds(db, [
    newRow(server, owner, 'active', newClientSeed()),
    newRow(server, owner, 'next', ''),
  ]);
  const { active, next } = await readSeedsInUse(db, owner);
  if (!active || !next) throw new Error('a player without seeds');
  return { active, next };
}

function newRow(
  server: ServerContext,
  owner: SeedOwner,
  state: 'active' | 'next',
  clientSeed: string,
) {
  const serverSeed = newServerSeed();
  return {
    id: server.ids.next(),
    site_id: owner.siteId,
    player_id: owner.playerId,
    state,
    sealed_seed: sealSeed(server.appSecret, serverSeed),
    server_seed_hash: seedHashOf(serverSeed),
    client_seed: clientSeed,
    created_at: server.clock.now(),
  };
}

function opened(server: Pick<ServerContext, 'appSecret'>, row: SeedRow): OpenedSeed {
  return {
    id: row.id,
    serverSeed: openSeed(server.appSecret, row.sealed_seed),
    clientSeed: row.client_seed,
    nonce: row.nonce,
  };
}

function seedsView({ active, next }: { active: SeedRow; next: SeedRow }) {
  return {
    server_seed_hash: active.server_seed_hash,
    next_server_seed_hash: next.server_seed_hash,
    client_seed: active.client_seed,
    nonce: active.nonce,
  };
}
