import type { CallInput, CallResponse, myRounds, roundGet } from '@pavilion/contracts';
import type { ServerContext } from '../../../context.ts';
import { fail } from '../../../failure.ts';
import type { PlayerContext, RequestContext } from '../../../http/route.ts';
import { readIdCursor } from '../../../read-cursor.ts';
import { checkGameFilter, readPlayerRounds, readRound } from '../plays/index.ts';
import { deciderOf, readSharedRound, sharedRoundView } from '../rounds/index.ts';
import { playEngines } from './play-engines.ts';

const defaultLimit = 20;

/**
 * Public recall: a round as it was, without its player. An open hand shows no more than its player
 * may know.
 */
export async function getRound(
  { server, site }: RequestContext,
  input: Pick<CallInput<typeof roundGet>, 'round_id'>,
): Promise<CallResponse<typeof roundGet>> {
  const asked = { siteId: site.id, roundId: input.round_id };
  const row = await readRound(server.database.db, asked);
  if (row) {
    const { view, evidence } = playEngines[row.engine];
    return { value: { ...(await view(server, row)), ...(await evidence(server, row)) } };
  }
  const shared = await readSharedRound(server.database.db, asked);
  if (!shared) return { value: (await recalledElsewhere(server, asked)) ?? fail('roundNotFound') };
  const value = await sharedRoundView(server, shared, site.currency.code);
  return { value: { ...value, ...(await deciderOf(server, shared)) } };
}

/** Spins and rounds with tokens are of modules that know themselves how they are shown. */
async function recalledElsewhere(
  server: ServerContext,
  asked: { siteId: string; roundId: string },
): Promise<CallResponse<typeof roundGet>['value'] | null> {
  for (const recall of server.declared.recalls) {
    const value = await recall(server, asked);
    if (value) return value;
  }
  return null;
}

/**
 * A page of the player's rounds, newest first; the cursor is the id of the last one of the page
 * before.
 */
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
  const value = await Promise.all(
    found.slice(0, limit).map((row) => playEngines[row.engine].view(server, row)),
  );
  return { value, next_cursor: found.length > limit ? (value.at(-1)?.round_id ?? null) : null };
}
