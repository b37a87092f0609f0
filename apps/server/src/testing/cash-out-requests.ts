import { sql } from 'kysely';
import { betPlace, cashOutQuote, eventList } from '@pavilion/contracts';
import type { TestPlayer, TestServer } from '@pavilion/test-kit';

/** How likely each result of a selection is, in millionths; what is left out is 0. */
interface ToldChances {
  won?: number;
  halfWon?: number;
  void?: number;
  halfLost?: number;
}

/** Says how likely a selection is; null: nobody says. */
export async function tellChances(
  server: TestServer,
  selectionId: string,
  chances: ToldChances | null,
): Promise<void> {
  const all = chances && { won: 0, halfWon: 0, void: 0, halfLost: 0, ...chances };
  const text = all && JSON.stringify(all);
  await sql`update selections set chances = ${text}::jsonb where id = ${selectionId}::uuid`.execute(
    server.context.database.db,
  );
}

/**
 * A bet of 100.00 on the first selection there is, which is sure to be void: worth its stake less
 * the margin, 95.00.
 */
export async function openBet(server: TestServer, player: TestPlayer) {
  const { value } = await server.call(eventList, {});
  const { selection_id = '', odds = '' } = value[0]?.markets[0]?.selections[0] ?? {};
  const { bets } = await server.call(betPlace, {
    ...player.me,
    odds_change: 'any',
    bets: [{ selection_id, odds, stake: '100.00' }],
  });
  await tellChances(server, selection_id, { void: 1_000_000 });
  return { bet_id: bets[0]?.bet_id ?? '', legs: [{ selection_id, odds }] };
}

/** What takes out a bet that was just placed. */
export async function cashOutRequest(server: TestServer, player: TestPlayer) {
  const { bet_id } = await openBet(server, player);
  const { value } = await server.call(cashOutQuote, { ...player.me, bet_ids: [bet_id] });
  const offer_id = value[0]?.offer_id ?? '';
  return { bet_id, offer_id, part: '1.00', offer_change: 'none' as const };
}

/** What edits a bet that was just placed to the same legs. */
export async function editRequest(server: TestServer, player: TestPlayer) {
  const { bet_id, legs } = await openBet(server, player);
  const { value } = await server.call(cashOutQuote, { ...player.me, bet_ids: [bet_id] });
  return { bet_id, legs, offer_id: value[0]?.offer_id ?? '' };
}
