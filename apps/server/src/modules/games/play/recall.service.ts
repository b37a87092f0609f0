import type { CallInput, CallResponse, myRounds, roundGet } from '@pavilion/contracts';
import { createRandomStream, type HandState } from '@pavilion/games';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { checkGameFilter, playedGame } from './house-game.ts';
import {
  readHandActions,
  readPlayerRounds,
  readRound,
  type PlayedAction,
  type RoundRow,
} from './round.store.ts';
import { roundView, type RoundView } from './round-view.ts';
import { linkOfRound, sharedRoundView } from './shared-round-recall.service.ts';
import { readChain, readSharedRound, type SharedRoundRow } from './shared-round.store.ts';
import { seedById } from './seeds.service.ts';
import { asDealt } from './win-cap.ts';

const defaultLimit = 20;

/** Public recall: a round as it was, without its player. An open hand shows no more than its player may know. */
export async function getRound(
  { server, site }: RequestContext,
  input: Pick<CallInput<typeof roundGet>, 'round_id'>,
): Promise<CallResponse<typeof roundGet>> {
  const asked = { siteId: site.id, roundId: input.round_id };
  const row = await readRound(server.database.db, asked);
  if (row) return { value: { ...(await viewOf(server, row)), ...(await evidenceOf(server, row)) } };
  const shared = await readSharedRound(server.database.db, asked);
  if (!shared) return fail('roundNotFound');
  const value = await sharedRoundView(server, shared, site.currency.code);
  return { value: { ...value, ...(await deciderOf(server, shared)) } };
}

/** What a round was played with, beside its record: the actions of a hand, the chain of a shared round. */
async function evidenceOf(
  server: ServerContext,
  row: RoundRow,
): Promise<Pick<CallResponse<typeof roundGet>['value'], 'played' | 'chain' | 'block'>> {
  const { db } = server.database;
  if (row.engine === 'hand') {
    const played = await readHandActions(db, { ...handOf(row), step: row.step });
    // A refund is no action of the game.
    return { played: row.state === 'refunded' ? [] : played.flatMap(asDealt) };
  }
  if (row.shared_round_id === null) return {};
  const shared = await readSharedRound(db, { siteId: row.site_id, roundId: row.shared_round_id });
  return shared ? deciderOf(server, shared) : {};
}

/** What decides a shared round: its chain, or the block of a public one. */
async function deciderOf(
  server: ServerContext,
  { chain_id: chainId, block_source: source, chain_index: height }: SharedRoundRow,
): Promise<Pick<CallResponse<typeof roundGet>['value'], 'chain' | 'block'>> {
  if (chainId === null) return source === null ? {} : { block: { source, height } };
  const { terminating_hash, salt, length } = await readChain(server.database.db, chainId);
  return { chain: { terminating_hash, salt, length } };
}

const handOf = (row: RoundRow) => ({ siteId: row.site_id, roundId: row.id });

/** A page of the player's rounds, newest first; the cursor is the id of the last one of the page before. */
export async function listMyRounds(
  context: PlayerContext,
  input: CallInput<typeof myRounds>,
): Promise<CallResponse<typeof myRounds>> {
  const { server, site, player } = context;
  await checkGameFilter(context, input);
  const limit = input.limit ?? defaultLimit;
  const found = await readPlayerRounds(server.database.db, {
    siteId: site.id,
    playerId: player.id,
    providerCode: input.provider_code,
    gameCode: input.game_code,
    beforeId: readIdCursor(input.cursor),
    limit: limit + 1,
  });
  const value = await Promise.all(found.slice(0, limit).map((row) => viewOf(server, row)));
  return { value, next_cursor: found.length > limit ? (value.at(-1)?.round_id ?? null) : null };
}

/** A round that is known to be there, as it goes over the wire. */
export async function recordOf(
  server: ServerContext,
  siteId: string,
  roundId: string,
): Promise<RoundView> {
  const row = await readRound(server.database.db, { siteId, roundId });
  if (!row) throw new Error('a round that was just played is gone');
  return viewOf(server, row);
}

/** A round of the database as it goes over the wire. */
export async function viewOf(server: ServerContext, row: RoundRow): Promise<RoundView> {
  const seed = row.seed_id === null ? null : await seedById(server, row.site_id, row.seed_id);
  return roundView(row, {
    mode: 'real',
    actions:
      row.state === 'open' && row.engine === 'hand' ? (await dealHand(server, row)).allowed : [],
    fairness: seed
      ? { server_seed_hash: seed.hash, client_seed: seed.clientSeed, nonce: row.nonce ?? 0 }
      : await linkShown(server, row),
    serverSeed: seed?.isRevealed && row.state !== 'open' ? seed.serverSeed : null,
  });
}

/** A hand as it stands after its actions and, if given, one more. */
export async function dealHand(
  server: ServerContext,
  row: RoundRow,
  next?: PlayedAction,
): Promise<HandState> {
  const game = playedGame(row);
  if (game.engine !== 'hand' || row.seed_id === null) throw new Error('not a hand');
  const parsed = game.parseParams(row.params);
  if (!parsed.ok) throw new Error('a hand whose parameters its game does not read');
  const played = await readHandActions(server.database.db, { ...handOf(row), step: row.step });
  const seed = await seedById(server, row.site_id, row.seed_id);
  const stream = createRandomStream({ ...seed, nonce: row.nonce ?? 0 });
  const actions = next ? [...played, next] : played;
  return game.run(parsed.params, actions.flatMap(asDealt), stream);
}

/** The link of the chain that decided a shared round, once it is over. */
async function linkShown(server: ServerContext, row: RoundRow): Promise<RoundView['fairness']> {
  if (row.shared_round_id === null) return {};
  const shared = await readSharedRound(server.database.db, {
    siteId: row.site_id,
    roundId: row.shared_round_id,
  });
  return shared ? linkOfRound(shared) : {};
}
