import { randomBytes } from 'node:crypto';
import { toHex } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { linkAt, linksOf, openedLinks, sealedLinks } from './chain-links.ts';
import {
  activateChain,
  insertChain,
  readActiveChain,
  readWaitingChain,
  saltChain,
  type ChainRow,
  type RoundTable,
  type WaitingChain,
} from './chain.store.ts';
import { saltSourceOf } from './salt-source.ts';
import { sealSeed } from './seal-seed.ts';

/** Rounds of a chain; at three a minute it lasts two days. */
const chainLength = 10_000;
/** So many rounds before its end the next chain is published: about three hours. */
const aheadRounds = 500;
const askAgainMs = 10_000;

/**
 * The chain in use; where there is none the one that waits, if its salt exists by now. Null: it
 * does not yet.
 */
export async function activeChain(server: ServerContext, of: RoundTable): Promise<ChainRow | null> {
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
 * Publishes the chain that comes next, and later fixes its salt: the end is committed before the
 * salt exists, so that nobody can choose a chain for its salt. A source that does not answer is
 * asked again by a later turn.
 */
async function prepareChain(server: ServerContext, of: RoundTable): Promise<WaitingChain | null> {
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

async function publishChain(
  server: ServerContext,
  of: RoundTable,
  saltSource: string,
): Promise<void> {
  const start = randomBytes(32);
  const links = linksOf(start, chainLength);
  await insertChain(server.database.db, {
    id: server.ids.next(),
    site_id: of.siteId,
    provider_code: of.providerCode,
    game_code: of.gameCode,
    table_id: of.tableId,
    sealed_start: sealSeed(server.appSecret, toHex(start)),
    sealed_links: sealedLinks(server.appSecret, links),
    terminating_hash: toHex(linkAt(links, 0)),
    salt_source: saltSource,
    length: chainLength,
    published_at: server.clock.now(),
  });
}

/** The link that decides a round: known to the server alone until the round is over. */
export function linkOf(server: ServerContext, row: ChainRow, index: number): Uint8Array {
  if (index < 1 || index > row.length) throw new RangeError(`a chain has no link ${index}`);
  return linkAt(openedLinks(server, row), index);
}
