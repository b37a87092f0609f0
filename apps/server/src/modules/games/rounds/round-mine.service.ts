import type { CallInput, CallResponse, roundMine } from '@pavilion/contracts';
import type { PlayerContext } from '../../../http/route.ts';
import { sharedPlayView } from './shared-play-view.ts';
import { readRoundsOf } from './shared-round.store.ts';
import { tableOf } from './table-of.ts';
import { readTicketOf } from './ticket.store.ts';

/** The player's ticket of a round, of the newest one unless it is named; null: nothing is bet. */
export async function myTicket(
  context: PlayerContext,
  input: Pick<CallInput<typeof roundMine>, 'provider_code' | 'game_code' | 'table_id' | 'round_id'>,
): Promise<CallResponse<typeof roundMine>> {
  const { server, site, player } = context;
  const { of } = await tableOf(context, input);
  const { db } = server.database;
  const roundId = input.round_id ?? (await readRoundsOf(db, of, 1))[0]?.id;
  if (roundId === undefined) return { value: null };
  const row = await readTicketOf(db, { siteId: site.id, playerId: player.id, roundId });
  const isOfGame = row?.game_code === of.gameCode && row.provider_code === of.providerCode;
  if (!row || !isOfGame) return { value: null };
  return { value: { ...(await sharedPlayView(server, row)), bet_id: row.id, round_id: roundId } };
}
