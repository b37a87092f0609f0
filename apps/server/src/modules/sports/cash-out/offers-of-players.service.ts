import type { RealtimeEventData } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import type { ServerContext } from '../../../context.ts';
import { worthOf } from './bet-worth.ts';
import { readOpenWorth } from './read-worth.service.ts';
import { readCashOutTerms } from './terms.store.ts';

export type OfferNews = RealtimeEventData<'cash_out.changed'>['offers'][number];

/** As many bets of a player as are told of, the newest. */
const perPlayer = 50;

/**
 * By player: what each of their open bets would be paid now; null while nothing is offered. All of
 * one site.
 */
export async function offersOfPlayers(
  { database, clock }: ServerContext,
  siteId: string,
  playerIds: readonly string[],
): Promise<Map<string, OfferNews[]>> {
  const bets = await readOpenWorth(database.db, playerIds, clock.now(), perPlayer);
  if (bets.length === 0) return new Map();
  const terms = await readCashOutTerms(database.db, siteId);
  const ofPlayer = Map.groupBy(bets, ({ playerId }) => playerId);
  return new Map(
    [...ofPlayer].map(([playerId, own]) => [
      playerId,
      own.map((bet) => {
        const { refusal, fullMinor } = worthOf(bet, 100, terms);
        const amount = formatAmount(fullMinor, bet.currency as CurrencyCode);
        return { bet_id: bet.id, full_amount: refusal === null ? amount : null };
      }),
    ]),
  );
}
