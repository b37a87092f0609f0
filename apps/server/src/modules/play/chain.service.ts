import { createHash, randomBytes } from 'node:crypto';
import type { CallInput, CallResponse, chain } from '@pavilion/contracts';
import { buildHashChain, fromHex, toHex } from '@pavilion/games';
import type { ServerContext } from '../../context.ts';
import { fail } from '../../failure.ts';
import type { RequestContext } from '../../http/route.ts';
import { offeredGame } from './house-game.ts';
import { openSeed, sealSeed } from './seal-seed.ts';
import { insertChain, readActiveChain, type ChainRow, type RoundOf } from './shared-round.store.ts';

/** Rounds of a chain; at three a minute it lasts two days. */
const chainLength = 10_000;

const sha256 = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** Links of the chains this process has needed, by the chain's id. */
const links = new WeakMap<ServerContext, Map<string, readonly Uint8Array[]>>();
const chainsKept = 64;

/** The published chain of a game. Fails with gameNotFound. */
export async function chainOfGame(
  context: RequestContext,
  input: Pick<CallInput<typeof chain>, 'provider_code' | 'game_code'>,
): Promise<CallResponse<typeof chain>> {
  const game = await offeredGame(context, input);
  if (game.engine !== 'round') return fail('gameNotFound');
  const row = await activeChain(context.server, {
    siteId: context.site.id,
    providerCode: input.provider_code,
    gameCode: input.game_code,
  });
  return {
    terminating_hash: row.terminating_hash,
    salt: row.salt,
    length: row.length,
    index: row.next_index,
    published_at: row.published_at.toISOString(),
  };
}

/**
 * The chain in use, made and published on first need: its end first, the salt after it, so that nobody can choose a chain for
 * its salt.
 */
export async function activeChain(server: ServerContext, of: RoundOf): Promise<ChainRow> {
  const { db } = server.database;
  const known = await readActiveChain(db, of);
  if (known) return known;
  const start = randomBytes(32);
  const [end] = buildHashChain(start, chainLength, sha256);
  if (!end) throw new Error('a chain without an end');
  await insertChain(db, {
    id: server.ids.next(),
    site_id: of.siteId,
    provider_code: of.providerCode,
    game_code: of.gameCode,
    sealed_start: sealSeed(server.appSecret, toHex(start)),
    terminating_hash: toHex(end),
    salt: randomBytes(32).toString('hex'),
    length: chainLength,
    is_active: true,
    published_at: server.clock.now(),
  });
  const made = await readActiveChain(db, of);
  if (!made) throw new Error('a game without a chain');
  return made;
}

/** The link that decides a round: known to the server alone until the round is over. */
export function linkOf(server: ServerContext, row: ChainRow, index: number): Uint8Array {
  const kept = links.get(server) ?? new Map<string, readonly Uint8Array[]>();
  links.set(server, kept);
  const known = kept.get(row.id) ?? chainOf(server, row);
  if (kept.size >= chainsKept) kept.clear();
  kept.set(row.id, known);
  const link = known[index];
  if (!link) throw new RangeError(`a chain has no link ${index}`);
  return link;
}

function chainOf(server: ServerContext, row: ChainRow): readonly Uint8Array[] {
  return buildHashChain(fromHex(openSeed(server.appSecret, row.sealed_start)), row.length, sha256);
}
