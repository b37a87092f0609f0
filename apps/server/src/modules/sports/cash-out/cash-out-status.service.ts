import type { CallResponse, cashOutStatus } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { worthOf } from './bet-worth.ts';
import { readWorthOf } from './read-worth.service.ts';
import { readCashOut, type CashOutRecord } from './cash-out.store.ts';
import { cashOutView, offerView, type OfferView } from './cash-out-view.ts';
import { readCashOutTerms } from './terms.store.ts';

/**
 * How a cash-out of the player stands; one that only its amount stood against tells what would be
 * paid now. Fails with betNotFound.
 */
export async function cashOutOf(
  context: PlayerContext,
  { cash_out_id: id }: { cash_out_id: string },
): Promise<CallResponse<typeof cashOutStatus>> {
  const record = isUuid(id) ? await readCashOut(context.server.database.db, id) : null;
  const { site, player } = context;
  if (record?.siteId !== site.id || record.playerId !== player.id) return fail('betNotFound');
  return { cash_out: cashOutView(record, await presentOffer(context, record)) };
}

async function presentOffer(
  { server, now }: PlayerContext,
  record: CashOutRecord,
): Promise<OfferView | null> {
  if (record.state !== 'rejected' || record.refusal !== null) return null;
  const { db } = server.database;
  const { partPercent } = record;
  const [bet] = await readWorthOf(db, record, [record.betId], now);
  if (!bet) return null;
  const terms = await readCashOutTerms(db, record.siteId);
  return offerView({ bet, partPercent, terms, now }, worthOf(bet, partPercent, terms));
}
