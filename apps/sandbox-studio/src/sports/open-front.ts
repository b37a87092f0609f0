import { randomBytes } from 'node:crypto';
import { readLaunchAddress } from '@pavilion/contracts/provider';
import { frontVolatility, sportsTitle } from '../titles/index.ts';
import { Problem } from '../play/problem.ts';
import type { TakenSeat } from '../play/seat.types.ts';
import { takeSeat } from '../play/take-seat.ts';
import type { Studio } from '../studio.types.ts';
import { fixtureOf } from './fixture.ts';
import type { SportsSession } from './sports-session.ts';
import { readTicket } from './ticket.ts';

/** Opens a sports front for what its launch address says. Throws a {@link Problem}. */
export async function openFront(
  studio: Studio,
  address: string,
): Promise<{ session: SportsSession; links: TakenSeat['links'] }> {
  const launch = readLaunchAddress(address);
  const title = launch && sportsTitle(launch.provider, launch.game);
  if (!launch || !title) throw new Problem('unavailable');
  const { seat, links, openRounds } = await takeSeat(studio, launch, frontVolatility);
  const id = randomBytes(32).toString('base64url');
  const session: SportsSession = {
    ...seat,
    id,
    title,
    bettor: seat.wallet ? `${seat.wallet.player} ${launch.provider}/${launch.game}` : id,
    isBusy: false,
    lastUsedMs: studio.clock.now().getTime(),
  };
  studio.sportsSessions.add(session);
  takeUpBets(studio, session, openRounds);
  return { session, links };
}

/**
 * Bets that the wallet holds open and we have forgotten by a restart: each is written in its
 * round's id.
 */
function takeUpBets(
  studio: Studio,
  session: SportsSession,
  openRounds: TakenSeat['openRounds'],
): void {
  for (const { roundId, openedAt } of openRounds) {
    const ticket = readTicket(studio.config.key.secret, roundId);
    const fixture = ticket && fixtureOf(studio.matchSeed, ticket.fixtureId);
    if (!ticket || !fixture || studio.bets.find(session.bettor, roundId)) continue;
    if (studio.rounds.find(roundId)) continue;
    const { bettor, purse } = session;
    const placedMs = Date.parse(openedAt);
    studio.bets.add({ roundId, ticket, fixture, bettor, purse, state: 'open', placedMs });
  }
}
