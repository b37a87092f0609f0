import { isCurrencyCode } from '@pavilion/domain/currencies';
import { parseMinor } from '@pavilion/domain/money';
import { Problem, problemOfWallet } from '../play/problem.ts';
import { largestStake } from '@pavilion/games';
import type { Studio } from '../studio.types.ts';
import { openBetsMax } from './bet-book.ts';
import { fixtureOf } from './fixture.ts';
import type { Outcome } from './play-match.ts';
import { oddsMilliOf } from './price.ts';
import type { SportsSession } from './sports-session.ts';
import { writeTicket, type Ticket } from './ticket.ts';

/** Odds in thousandths → the ten-thousandths in which a game's multipliers count. */
const tenthsPerMilli = 10n;

/** Takes a bet: its stake leaves the purse, or a {@link Problem} says why not. */
export async function placeBet(
  studio: Studio,
  session: SportsSession,
  input: { fixture: string; outcome: Outcome; stake: string },
): Promise<void> {
  if (session.isBusy) throw new Problem('busy');
  session.isBusy = true;
  try {
    await takeBet(studio, session, ticketOf(studio, session, input));
  } finally {
    session.isBusy = false;
  }
}

async function takeBet(studio: Studio, session: SportsSession, ticket: Ticket): Promise<void> {
  const { bettor, purse } = session;
  if (studio.bets.openOf(bettor).length >= openBetsMax) throw new Problem('tooManyBets');
  const fixture = fixtureOf(studio.matchSeed, ticket.fixtureId);
  if (!fixture) throw new Problem('invalid');
  const roundId = writeTicket(studio.config.key.secret, ticket);
  const answer = await purse.stake(roundId, ticket.stakeMinor);
  if (answer.kind === 'refused') throw problemOfWallet(answer.code, answer.clientAction);
  if (answer.kind === 'unclear') {
    // The stake goes back, and whoever asks about this round hears the same.
    studio.rounds.write(roundId, { state: 'cancelled', txId: null, win: null });
    throw new Problem('unclear');
  }
  const placedMs = studio.clock.now().getTime();
  studio.bets.add({ roundId, ticket, fixture, bettor, purse, state: 'open', placedMs });
}

/** The bet that was asked for, at the price of now. Throws a {@link Problem}. */
function ticketOf(
  studio: Studio,
  { title, exponent, currency, bounds }: SportsSession,
  input: { fixture: string; outcome: Outcome; stake: string },
): Ticket {
  const fixture = fixtureOf(studio.matchSeed, input.fixture);
  if (!fixture || !title.leagues.includes(fixture.league.code)) throw new Problem('invalid');
  const oddsMilli = oddsMilliOf(fixture, input.outcome, title.marginPerMille);
  const stakeMinor = parseMinor(input.stake, exponent);
  if (oddsMilli === null || stakeMinor === null || !isCurrencyCode(currency))
    throw new Problem('invalid');
  if (fixture.startMs <= studio.clock.now().getTime()) throw new Problem('matchBegun');
  if (stakeMinor < bounds.minMinor) throw new Problem('stakeTooLow');
  if (stakeMinor > largestStake(bounds, oddsMilli * tenthsPerMilli))
    throw new Problem('stakeTooHigh');
  return { fixtureId: fixture.id, outcome: input.outcome, oddsMilli, stakeMinor, currency };
}
