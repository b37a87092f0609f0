import { describe, expect, it } from 'vitest';
import { factsOf } from '../engine/facts.ts';
import type { Sport } from '../engine/market-type.ts';
import { goals } from '../testing/feed-messages.ts';
import type { ToldResult } from './canonical-message.ts';
import { differencesOf, shareOf } from './differences.ts';
import { isOutcomeOf, knownMarket } from './known-market.ts';

const end = (result: 0 | 1, voidFactor = '0', deadHeatFactor = '1'): ToldResult => ({
  ...{ result, voidFactor, deadHeatFactor },
});

const market = (sport: Sport, kind: string, lineQuarters: number | null = null) => {
  const known = knownMarket(sport, { kind, lineQuarters, param: null, playerId: null });
  if (known === null) throw new RangeError(`no market ${kind}`);
  return known;
};

const done = goals([2, 1], { isFinal: true, ended: 'completed' });
const raceOf = (...positions: readonly number[]) =>
  factsOf({
    isFinal: true,
    ended: 'completed',
    ran: positions.length,
    runners: positions.map((position, index) => ({
      ...{ runnerId: `r${index + 1}`, position, status: 'ran' },
    })),
  });

describe('a source’s word beside the facts (wire contract, 8 and 12)', () => {
  const total = market('football', 'total', 11);

  it.each([
    ['the same', { home: end(1), draw: end(0), away: end(0) }, []],
    ['another winner', { home: end(0), draw: end(1), away: end(0) }, ['home', 'draw']],
    [
      'all void',
      { home: end(0, '1'), draw: end(0, '1'), away: end(0, '1') },
      ['home', 'draw', 'away'],
    ],
    ['an outcome there is none', { nobody: end(0) }, ['nobody']],
  ])('2–1, %s', (_name, results, expected) => {
    expect(differencesOf(market('football', '1x2'), results, done)).toEqual(expected);
  });

  it('half results are a half void', () => {
    // Three goals over 2.75: half won; under: half lost.
    expect(differencesOf(total, { over: end(1, '0.5'), under: end(0, '0.5') }, done)).toEqual([]);
    expect(differencesOf(total, { over: end(1), under: end(0) }, done)).toEqual(['over', 'under']);
  });

  it('a dead heat is a share, a third in six decimals too', () => {
    const win = market('racing', 'win');
    const facts = raceOf(1, 1, 1, 4);
    expect(differencesOf(win, { r1: end(1, '0', '1/3') }, facts)).toEqual([]);
    expect(differencesOf(win, { r2: end(1, '0', '0.333333') }, facts)).toEqual([]);
    expect(differencesOf(win, { r3: end(1, '0', '0.5') }, facts)).toEqual(['r3']);
  });

  it('what the facts leave open is no difference yet', () => {
    expect(differencesOf(market('football', '1x2'), { home: end(1) }, goals([2, 1]))).toEqual([]);
  });

  it.each([
    ['0', 0],
    ['1', 1],
    ['0.5', 0.5],
    ['1/3', 1 / 3],
  ])('%s is a share', (text, expected) => {
    const { numerator, denominator } = shareOf(text);
    expect(Number(numerator) / Number(denominator)).toBe(expected);
  });
});

describe('what we know of a source’s words', () => {
  it.each<[string, Sport, string, number | null, string | null, boolean]>([
    ['a kind of the sport', 'football', 'total', 10, null, true],
    ['a kind of another sport', 'tennis', '1x2', null, null, false],
    ['a total without a line', 'football', 'total', null, null, false],
    ['a winner with a line', 'football', '1x2', 10, null, false],
    ['shots of a player', 'football', 'player-shots', 10, 'p', true],
    ['shots of nobody', 'football', 'player-shots', 10, null, false],
    ['a total of a player', 'football', 'total', 10, 'p', false],
  ])('%s', (_name, sport, kind, lineQuarters, playerId, isKnown) => {
    const known = knownMarket(sport, { kind, lineQuarters, param: null, playerId });
    expect(known !== null).toBe(isKnown);
  });

  it('outcomes of a type, and any runner', () => {
    expect(isOutcomeOf(market('football', '1x2'), 'home')).toBe(true);
    expect(isOutcomeOf(market('football', '1x2'), 'over')).toBe(false);
    expect(isOutcomeOf(market('racing', 'win'), 'r1')).toBe(true);
  });
});
