import { inTransaction } from '@pavilion/database';
import type { CallResponse, pokerSit } from '@pavilion/contracts';
import { formatAmount } from '@pavilion/domain/money';
import type { RequestContext } from '../../../http/route.ts';
import { balanceOf } from '../../money/wallet/index.ts';
import { changePlayMoney } from '../purse/index.ts';
import { currencyOf } from './asked-table.service.ts';
import type { Holder } from './holder.service.ts';
import type { PokerTableRow } from './poker-table.store.ts';
import type { OrderDone } from './table-order.ts';

type Answer = CallResponse<typeof pokerSit>;

/** What a seat has now, with the purse it was bought from. */
export async function seatAnswer(
  context: RequestContext,
  row: PokerTableRow,
  holder: Holder,
  { seat, chips }: OrderDone,
): Promise<Answer> {
  const currency = currencyOf(row);
  const answer = { seat, chips: formatAmount(BigInt(chips), currency) };
  const { server, site, now } = context;
  if (holder.player) {
    const owner = { siteId: site.id, playerId: holder.player.id, currency };
    const { game_balance: balance } = await balanceOf(server, owner);
    return { ...answer, game_balance: balance };
  }
  const demoId = holder.demoId ?? '';
  const of = { siteId: site.id, demoId, now };
  const balanceMinor = await inTransaction(server.database, (executor) =>
    changePlayMoney(executor, of, () => Promise.resolve(0n)),
  );
  return { ...answer, demo_balance: formatAmount(balanceMinor, currency), demo_id: demoId };
}
