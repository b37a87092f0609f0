import { createSeededRandom } from '@pavilion/domain/random';
import { describe, expect, it } from 'vitest';
import { factsOf, periodOf, type Facts } from '../engine/facts.ts';
import { playBasketball, basketballFactsAt } from '../sports/basketball/simulate.ts';
import { usualFootball } from '../sports/football/input.ts';
import { footballFactsAt, playFootball } from '../sports/football/simulate.ts';
import { hockeyFactsAt, playHockey } from '../sports/ice-hockey/simulate.ts';
import { setsFactsAt, playSets } from '../sports/sets/simulate.ts';
import { tennisProcess } from '../sports/tennis/process.ts';
import { readFacts } from './facts.ts';
import { writeFacts } from './write-facts.ts';

const random = createSeededRandom('facts');
const football = { ...usualFootball, lambdaHome: 1.6, lambdaAway: 1.1 };
const tennis = tennisProcess({ home: 0.65, away: 0.6 }, 3);

/** As it arrives: through JSON. */
const sent = (facts: Facts): unknown => JSON.parse(JSON.stringify(writeFacts(facts)));

/** What is written leaves open fields out; read again they are said. */
const said = (facts: Facts): Facts => ({
  ...facts,
  incidents: facts.incidents.map((each) => ({ playerId: null, isOwn: false, ...each })),
});

describe('facts over the wire (wire contract, 7)', () => {
  it.each<[string, () => Facts]>([
    ['football', () => footballFactsAt(playFootball(football, random), 90)],
    ['football in play', () => footballFactsAt(playFootball(football, random), 50)],
    ['tennis', () => setsFactsAt(tennis, playSets(tennis, random), 12)],
    [
      'ice hockey',
      () =>
        hockeyFactsAt(
          playHockey({ lambdaHome: 3, lambdaAway: 3, extraHomeShare: 0.5 }, random),
          60,
        ),
    ],
    [
      'basketball',
      () =>
        basketballFactsAt(
          playBasketball({ margin: 0, marginSd: 12, total: 226, totalSd: 18, players: [] }, random),
          16,
        ),
    ],
  ])('%s is read as it was written', (_sport, make) => {
    for (let round = 0; round < 20; round += 1) {
      const facts = make();
      expect(readFacts(sent(facts))).toEqual({ facts: said(facts) });
    }
  });

  it('everything else there is', () => {
    const facts = factsOf({
      revision: 3,
      ended: 'retired',
      winner: 'away',
      advances: 'home',
      startedAtMs: 1_000,
      races: { full: { points: { '20': 'home' } } },
      periods: { full: periodOf({ games: [7, 7] }, false, { games: 19 }) },
      players: [{ playerId: 'p', side: 'home', tookPart: true, enteredNo: 2, stats: { shots: 1 } }],
      runners: [{ runnerId: 'r', position: null, status: 'withdrawn' }],
      ran: 8,
      isHandicap: true,
      withdrawals: [{ runnerId: 'r', atMs: 2_000, oddsMilli: 3500 }],
      cancelled: [{ kind: 'total', lineQuarters: -3, fromMs: null, toMs: 5_000, reason: 'review' }],
    });
    expect(readFacts(sent(facts))).toEqual({ facts });
  });

  const good = {
    revision: 1,
    is_final: true,
    periods: { '1h': { complete: true, goals: [1, 0] } },
  };

  it.each<[string, unknown, string]>([
    ['nothing', null, 'revision'],
    ['no revision', { is_final: true }, 'revision'],
    [
      'half a goal',
      { ...good, periods: { '1h': { complete: true, goals: [0.5, 0] } } },
      'periods.1h.goals.0',
    ],
    [
      'a goal less than none',
      { ...good, periods: { '1h': { complete: true, goals: [-1, 0] } } },
      'periods.1h.goals.0',
    ],
    [
      'one count',
      { ...good, periods: { '1h': { complete: true, goals: [1] } } },
      'periods.1h.goals',
    ],
    ['an end of no kind', { ...good, ended: 'rained-off' }, 'ended'],
    ['a time of no kind', { ...good, started_at: 'noon' }, 'started_at'],
    ['a winner of no kind', { ...good, winner: 'both' }, 'winner'],
    [
      'odds of one',
      { ...good, withdrawals: [{ runner_id: 'r', at: '2026-01-01T00:00:00Z', odds: '1' }] },
      'withdrawals.0.odds',
    ],
    [
      'a line between quarters',
      { ...good, cancelled: [{ kind: 'total', line: '2.3' }] },
      'cancelled.0.line',
    ],
    [
      'halves that do not add up',
      {
        ...good,
        periods: {
          '1h': { complete: true, goals: [1, 0] },
          '2h': { complete: true, goals: [1, 0] },
          reg: { complete: true, goals: [3, 0] },
        },
      },
      'periods.reg.goals',
    ],
  ])('%s is refused with its place', (_name, value, path) => {
    const read = readFacts(value);
    expect('faults' in read ? read.faults[0].path : null).toBe(path);
  });

  it('fields that nobody knows are passed over', () => {
    expect(readFacts({ ...good, weather: 'rain' })).toHaveProperty('facts');
  });
});
