import { createHash, randomBytes } from 'node:crypto';
import type { CallInput, CallResponse, chain } from '@pavilion/contracts';
import { buildHashChain, fromHex, toHex } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { RequestContext } from '../../../http/route.ts';
import { blockSourceOf, type BlockSource } from './block-source.ts';
import { offeredGame } from './house-game.ts';
import { openSeed, sealSeed } from './seal-seed.ts';
import { saltSourceOf } from './salt-source.ts';
import {
  activateChain,
  insertChain,
  readActiveChain,
  readWaitingChain,
  saltChain,
  type ChainRow,
  type RoundOf,
  type WaitingChain,
} from './shared-round.store.ts';

/** Rounds of a chain; at three a minute it lasts two days. */
const chainLength = 10_000;
/** So many rounds before its end the next chain is published: about three hours. */
const aheadRounds = 500;
const askAgainMs = 10_000;

const sha256 = (bytes: Uint8Array): Uint8Array =>
  new Uint8Array(createHash('sha256').update(bytes).digest());

/** Links of the chains this process has needed, by the chain's id. */
const links = new WeakMap<ServerContext, Map<string, readonly Uint8Array[]>>();
const chainsKept = 64;

/** The published chain of a game, and the one that follows it. Fails with gameNotFound. */
export async function chainOfGame(
  context: RequestContext,
  input: Pick<CallInput<typeof chain>, 'provider_code' | 'game_code'>,
): Promise<CallResponse<typeof chain>> {
  const game = await offeredGame(context, input);
  if (game.engine !== 'round') return fail('gameNotFound');
  const blocks = blockSourceOf(context.server, game);
  if (blocks) return { value: noChain(context.now, blocks) };
  const { db } = context.server.database;
  const { provider_code: providerCode, game_code: gameCode } = input;
  const of = { siteId: context.site.id, providerCode, gameCode };
  const active = await activeChain(context.server, of);
  const waiting = await readWaitingChain(db, of);
  const row = active ?? waiting;
  if (!row) return fail('serviceUnavailable', { retryAfterSeconds: 10 });
  const next = active && waiting ? published(waiting) : null;
  return { value: { ...published(row), index: row.next_index, next, blocks: null } };
}

/** Where blocks of a public chain decide nothing of ours is published: its fields are empty. */
const noChain = (
  now: Date,
  { name: source, confirmations }: BlockSource,
): CallResponse<typeof chain>['value'] => ({
  terminating_hash: '',
  salt: '',
  salt_source: '',
  salted_at: null,
  length: 0,
  published_at: now.toISOString(),
  index: 0,
  next: null,
  blocks: { source, confirmations },
});

function published(row: WaitingChain) {
  return {
    terminating_hash: row.terminating_hash,
    salt: row.salt ?? '',
    salt_source: row.salt_source,
    salted_at: row.salted_at?.toISOString() ?? null,
    length: row.length,
    published_at: row.published_at.toISOString(),
  };
}

/** The chain in use; where there is none the one that waits, if its salt exists by now. Null: it does not yet. */
export async function activeChain(server: ServerContext, of: RoundOf): Promise<ChainRow | null> {
  const { db } = server.database;
  const known = await readActiveChain(db, of);
  if (known) {
    if (known.length - known.next_index < aheadRounds) await prepareChain(server, of);
    return known;
  }
  const waiting = await prepareChain(server, of);
  if (waiting?.salt) await activateChain(db, waiting.id);
  return readActiveChain(db, of);
}

/**
 * Publishes the chain that comes next, and later fixes its salt: the end is committed before the salt exists, so that nobody can choose a
 * chain for its salt. A source that does not answer is asked again by a later turn.
 */
async function prepareChain(server: ServerContext, of: RoundOf): Promise<WaitingChain | null> {
  const { db } = server.database;
  const source = saltSourceOf(server);
  try {
    if (!(await readWaitingChain(db, of))) await publishChain(server, of, await source.announce());
    const waiting = await readWaitingChain(db, of);
    if (!waiting || waiting.salt !== null || !mayAsk(server, waiting.id)) return waiting;
    const salt = await source.read(waiting.salt_source);
    if (salt === null) return waiting;
    await saltChain(db, { id: waiting.id, salt, now: server.clock.now() });
    return await readWaitingChain(db, of);
  } catch (error) {
    server.logger.warn({ err: error, game: of.gameCode }, 'a chain has no salt yet');
    return null;
  }
}

/** When this process last asked for a chain's salt. */
const asked = new WeakMap<ServerContext, Map<string, number>>();

function mayAsk(server: ServerContext, chainId: string): boolean {
  const known = asked.get(server) ?? new Map<string, number>();
  asked.set(server, known);
  const nowMs = server.clock.now().getTime();
  if (nowMs - (known.get(chainId) ?? -Infinity) < askAgainMs) return false;
  known.set(chainId, nowMs);
  return true;
}

async function publishChain(server: ServerContext, of: RoundOf, saltSource: string): Promise<void> {
  const start = randomBytes(32);
  const [end] = buildHashChain(start, chainLength, sha256);
  if (!end) throw new Error('a chain without an end');
  await insertChain(server.database.db, {
    id: server.ids.next(),
    site_id: of.siteId,
    provider_code: of.providerCode,
    game_code: of.gameCode,
    sealed_start: sealSeed(server.appSecret, toHex(start)),
    terminating_hash: toHex(end),
    salt_source: saltSource,
    length: chainLength,
    published_at: server.clock.now(),
  });
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

function chainOf(server: ServerContext, row: WaitingChain): readonly Uint8Array[] {
  return buildHashChain(fromHex(openSeed(server.appSecret, row.sealed_start)), row.length, sha256);
}
