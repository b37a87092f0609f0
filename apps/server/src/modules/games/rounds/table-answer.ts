import type { CallResponse, roundJoin } from '@pavilion/contracts';
import type { PlayerContext } from '../../../http/route.ts';
import { pocketsView, tellBalance, type Pockets } from '../../money/wallet/index.ts';
import { type RoundTable } from '../fairness/index.ts';
import { readRound, type RoundRow } from '../plays/index.ts';
import { roundGameOf } from './round-game-of.ts';
import { sharedPlayView } from './shared-play-view.ts';
import { tellBet } from './shared-round-news.ts';
import { sharedBetView, topicOf } from './shared-round-view.ts';

/**
 * What the table's calls answer with a bet that was placed, changed or left, and what the table is
 * told of it.
 */
export async function answered(
  { server, site, player }: PlayerContext,
  of: RoundTable,
  answer: { status: string; round_id: string } & Pockets,
): Promise<CallResponse<typeof roundJoin>> {
  const currency = site.currency.code;
  const row = await readRound(server.database.db, { siteId: site.id, roundId: answer.round_id });
  if (!row?.shared_round_id) throw new Error('a bet that was just placed is gone');
  if (answer.status === 'played') {
    tellBalance(server, { siteId: site.id, playerId: player.id, currency });
    tell({ server, site, player }, of, row, row.shared_round_id);
  }
  return {
    value: {
      ...(await sharedPlayView(server, row)),
      bet_id: row.id,
      round_id: row.shared_round_id,
    },
    ...pocketsView(answer, currency),
  };
}

function tell(
  { server, site, player }: Pick<PlayerContext, 'server' | 'site' | 'player'>,
  of: RoundTable,
  row: RoundRow,
  roundId: string,
): void {
  const topic = topicOf(of);
  const { table, pools } = roundGameOf(row);
  const totals = table ? { totalsIn: site.currency.code, hasPools: pools !== undefined } : {};
  const bet = sharedBetView({ ...row, account_id: player.accountId });
  tellBet(server, { siteId: site.id, topic, roundId, ...totals }, bet);
}
