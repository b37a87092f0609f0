import type { CallInput, CallResponse, cashOutQuote } from '@pavilion/contracts';
import { isUuid } from '@pavilion/domain/ids';
import { fail } from '../../../failure.ts';
import type { PlayerContext } from '../../../http/route.ts';
import { worthOf } from './bet-worth.ts';
import { readWorthOf } from './read-worth.service.ts';
import { offerView } from './cash-out-view.ts';
import { percentOf } from './part.ts';
import { readCashOutTerms } from './terms.store.ts';

/**
 * What bets of the player would be paid now, in the order asked. Fails with betNotFound for one
 * that is not theirs.
 */
export async function quoteCashOut(
  { server, site, player, now }: PlayerContext,
  { bet_ids: asked, part }: Pick<CallInput<typeof cashOutQuote>, 'bet_ids' | 'part'>,
): Promise<CallResponse<typeof cashOutQuote>> {
  const { db } = server.database;
  const ids = asked.map((id) => id.toLowerCase());
  if (!ids.every(isUuid)) fail('betNotFound');
  const owner = { siteId: site.id, playerId: player.id };
  const terms = await readCashOutTerms(db, site.id);
  const bets = new Map((await readWorthOf(db, owner, ids, now)).map((bet) => [bet.id, bet]));
  const partPercent = percentOf(part ?? '1.00');
  const value = ids.map((id) => {
    const bet = bets.get(id) ?? fail('betNotFound');
    return offerView({ bet, partPercent, terms, now }, worthOf(bet, partPercent, terms));
  });
  return { value };
}
