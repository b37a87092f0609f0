import { describe, expect, it } from 'vitest';
import { fixtureOf, fixturesBetween, resultOf, chancesTotal } from './fixture.ts';
import { leagueOf } from './leagues.data.ts';
import { scoreAt } from './play-match.ts';
import { oddsMilliOf, oddsText, outcomes, payoutOfOdds } from './price.ts';
import { readTicket, writeTicket, type Ticket } from './ticket.ts';

const seed = 'a'.repeat(64);
const fromMs = Date.parse('2026-11-23T00:00:00Z');
const dayMs = 24 * 60 * 60_000;
const dayOf = (code: string) => fixturesBetween(seed, code, { fromMs, toMs: fromMs + dayMs - 1 });

describe.each(['ml', 'nc', 'vl', 'wm', 'sc'])('league %s', (code) => {
  const day = dayOf(code);

  it('has matches all day, each club once at a time, the same whenever they are asked for', () => {
    const league = leagueOf(code);
    expect(day).toHaveLength((dayMs / (league?.everyMs ?? 0)) * (league?.together ?? 0));
    const kickOffs = new Map<number, string[]>();
    for (const { startMs, home, away } of day)
      kickOffs.set(startMs, [...(kickOffs.get(startMs) ?? []), home.name, away.name]);
    for (const clubs of kickOffs.values()) expect(new Set(clubs).size).toBe(clubs.length);
    for (const fixture of day) expect(fixtureOf(seed, fixture.id)).toEqual(fixture);
  });

  it('has prices that hold back the margin, and no more than a thousandth besides', () => {
    for (const fixture of day) {
      const { home, draw, away } = fixture.chances;
      expect(home + draw + away).toBe(chancesTotal);
      for (const outcome of outcomes) {
        const milli = oddsMilliOf(fixture, outcome, 50);
        if (milli === null) continue;
        const returned = (Number(milli) / 1000) * (fixture.chances[outcome] / chancesTotal);
        expect(returned).toBeLessThanOrEqual(1 / 1.05);
        expect(returned).toBeGreaterThan(0.95);
        expect(milli).toBeGreaterThan(1000n);
      }
    }
  });

  it('ends as often as its chances say, with a board that fits', () => {
    const won = { home: 0, draw: 0, away: 0 };
    const expected = { home: 0, draw: 0, away: 0 };
    for (const fixture of day) {
      const { outcome, score } = resultOf(seed, fixture);
      won[outcome] += 1;
      for (const key of outcomes) expected[key] += fixture.chances[key] / chancesTotal;
      expect(Math.sign(score.home - score.away)).toBe({ home: 1, draw: 0, away: -1 }[outcome]);
      const { sport } = fixture.league;
      expect(scoreAt(sport, score, 0.9999)).toMatchObject(
        sport === 'football' ? { minute: 90 } : {},
      );
      const end = scoreAt(sport, score, 1);
      expect([end.home, end.away]).toEqual([score.home, score.away]);
    }
    const spread = 4 * Math.sqrt(day.length / 4);
    for (const key of outcomes) expect(Math.abs(won[key] - expected[key])).toBeLessThan(spread);
  });
});

it.each([
  [2350n, 10_000n, '2.350', 23_500n],
  [1052n, 999n, '1.052', 1050n],
  [19_047n, 1n, '19.047', 19n],
])('price %d on %d is written %s and pays %d', (milli, stake, text, pays) => {
  expect(oddsText(milli)).toBe(text);
  expect(payoutOfOdds(stake, milli)).toBe(pays);
});

describe('the id of a bet', () => {
  const ticket: Ticket = {
    fixtureId: dayOf('vl')[0]?.id ?? '',
    outcome: 'draw',
    oddsMilli: 3_417n,
    stakeMinor: 9_007_199_254_740n,
    currency: 'USDT',
  };
  it('tells the bet again, leaves room for its transactions, and nobody else can write it', () => {
    const id = writeTicket('secret', ticket);
    expect(`${id}.2`.length).toBeLessThanOrEqual(64);
    expect(readTicket('secret', id)).toEqual(ticket);
    expect(readTicket('another', id)).toBeNull();
    expect(readTicket('secret', id.replace('.d.', '.h.'))).toBeNull();
    expect(writeTicket('secret', ticket)).not.toBe(id);
  });

  it.each(['', 'sb.x', 'vl-zzzzzzzzzz-0', 'vl-1-9', 'xx-1-0'])('%j names no match', (id) => {
    expect(fixtureOf(seed, id)).toBeNull();
  });
});
