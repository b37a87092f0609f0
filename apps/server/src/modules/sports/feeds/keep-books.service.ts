import type { Ladder } from '@pavilion/sports';
import { bookOf, writeBook } from '../sportsbook/index.ts';
import type { Desk } from './desk.ts';
import type { FeedTurn } from './feed-turn.ts';
import { ourMarket } from './our-market.ts';
import { readOurEvent } from './our-event.store.ts';
import { runnerIds } from './translate.ts';

/** Keeps the books of an exchange of the events that these turns told of. */
export async function keepBooks(
  desk: Desk,
  turns: readonly FeedTurn[],
  ladders: readonly Ladder[],
): Promise<void> {
  const byKey = new Map(turns.map((turn) => [turn.key, turn]));
  for (const ladder of ladders) {
    const turn = byKey.get(ladder.event);
    if (turn?.eventId) await keepBook(desk, turn, turn.eventId, ladder);
  }
}

async function keepBook(
  { trx, source, now }: Desk,
  { state }: FeedTurn,
  eventId: string,
  ladder: Ladder,
): Promise<void> {
  const { sport, runners } = await readOurEvent(trx, eventId);
  const ids = {
    players: new Map<string, string>(),
    runners: runnerIds(runners, state.fixture?.value ?? null),
  };
  const known = ourMarket(sport, { market: ladder.market, odds: null }, ids);
  if ('what' in known) return;
  const book = bookOf(ladder, (outcome) => ids.runners.get(outcome) ?? outcome);
  await writeBook(trx, source.name, { eventId, market: known.market, book }, now);
}
