import { formatMinor } from '@pavilion/domain/money';
import type { Studio } from '../studio.types.ts';
import { fixturesBetween, resultOf, type Fixture } from './fixture.ts';
import { scoreAt } from './play-match.ts';
import { oddsMilliOf, oddsText, outcomes, payoutOfOdds } from './price.ts';
import { payoutOf } from './settle-bets.ts';
import type { Bet } from './bet-book.ts';
import type { SportsSession } from './sports-session.ts';
import { exponentOf } from './ticket.ts';

const hourMs = 60 * 60_000;
const shownPerLeague = 9;
const resultsPerLeague = 6;

/**
 * What a sports page shows now: coming matches with prices, those that run, results, and the
 * player's bets.
 */
export function showFront(studio: Studio, session: SportsSession) {
  const nowMs = studio.clock.now().getTime();
  const { title, purse, exponent, bettor } = session;
  const of = (fixture: Fixture) => shownMatch(studio, fixture, title.marginPerMille, nowMs);
  const between = (code: string, fromMs: number, toMs: number): Fixture[] =>
    fixturesBetween(studio.matchSeed, code, { fromMs, toMs });
  return {
    now: new Date(nowMs).toISOString(),
    balance: formatMinor(purse.balanceMinor, exponent),
    coming: title.leagues.flatMap((code) =>
      between(code, nowMs + 1, nowMs + hourMs)
        .slice(0, shownPerLeague)
        .map(of),
    ),
    begun: title.leagues.flatMap((code) =>
      between(code, nowMs - hourMs, nowMs)
        .toReversed()
        .slice(0, resultsPerLeague)
        .map(of),
    ),
    bets: studio.bets.of(bettor).map((bet) => shownBet(studio, bet, nowMs)),
  };
}

function shownMatch(studio: Studio, fixture: Fixture, marginPerMille: number, nowMs: number) {
  const { id, league, home, away, startMs, endMs } = fixture;
  const odds = outcomes.flatMap((outcome) => {
    const milli = oddsMilliOf(fixture, outcome, marginPerMille);
    return milli === null ? [] : [{ outcome, odds: oddsText(milli) }];
  });
  return {
    id,
    league: league.code,
    home: home.name,
    away: away.name,
    startsAt: new Date(startMs).toISOString(),
    odds,
    ...boardOf(studio, fixture, nowMs),
    state: nowMs < startMs ? 'coming' : nowMs < endMs ? 'running' : 'ended',
  };
}

/** The board as far as the match has been played. */
function boardOf(studio: Studio, fixture: Fixture, nowMs: number) {
  const { league, startMs, endMs } = fixture;
  if (nowMs < startMs) return { score: null, minute: null };
  const { score } = resultOf(studio.matchSeed, fixture);
  const share = (nowMs - startMs) / (endMs - startMs);
  const { home, away, minute } = scoreAt(league.sport, score, Math.min(1, share));
  return { score: [home, away], minute: share < 1 ? minute : null };
}

function shownBet(studio: Studio, bet: Bet, nowMs: number) {
  const { roundId, ticket, fixture, state, placedMs } = bet;
  const exponent = exponentOf(ticket);
  const amount = (minor: bigint): string => formatMinor(minor, exponent);
  return {
    id: roundId,
    state,
    home: fixture.home.name,
    away: fixture.away.name,
    outcome: ticket.outcome,
    odds: oddsText(ticket.oddsMilli),
    stake: amount(ticket.stakeMinor),
    win: amount(
      state === 'open' ? payoutOfOdds(ticket.stakeMinor, ticket.oddsMilli) : payoutOf(bet),
    ),
    startsAt: new Date(fixture.startMs).toISOString(),
    placedAt: new Date(placedMs).toISOString(),
    ...boardOf(studio, fixture, nowMs),
  };
}
