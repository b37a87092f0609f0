import { describe, expect, it } from 'vitest';
import { footballFacts, marketOf } from '../testing/football-match.ts';
import { periodOf, type Facts, type PlayerFacts } from './facts.ts';
import { isMarketDecided, settleEarly } from './settle-early.ts';

/** A match under way with these goals; in its second half from `2h` on. */
function soFar(goals: string, half: '1h' | '2h' = '1h', more: Partial<Facts> = {}): Facts {
  const { periods, ...facts } = footballFacts(goals);
  const running = (name: string, isComplete: boolean) =>
    periodOf(periods[name]?.stats ?? { goals: [0, 0] }, isComplete);
  return {
    ...facts,
    ended: null,
    periods: {
      '1h': running('1h', half === '2h'),
      ...(half === '2h' && { '2h': running('2h', false) }),
      reg: running('reg', false),
    },
    ...more,
  };
}

const early = (
  [kind, line, param]: readonly [string, (number | null)?, (string | null)?],
  outcome: string,
  facts: Facts,
): string =>
  settleEarly({ market: marketOf('football', kind, line ?? null, param ?? null), outcome }, facts)
    ?.result ?? 'open';

const total = (line: number) => ['total', line] as const;
const nextGoal = (no: string) => ['next-goal', null, no] as const;

describe('what a match under way decides (wire contract, 7: 7 and 8)', () => {
  it.each<[string, Parameters<typeof early>[0], string, string, string, ('1h' | '2h')?]>([
    ['a total is over once passed', total(2), 'over', 'h9', 'won'],
    ['and its other side with it', total(2), 'under', 'h9', 'lost'],
    ['a line of two is passed by three only', total(8), 'over', 'h9 h10', 'open'],
    ['nor is a quarter line half won before it is won', total(7), 'over', 'h9 h10', 'open'],
    ['and three pass it', total(8), 'over', 'h9 h10 a11', 'won'],
    ['no total is under before the end', total(10), 'under', 'h9', 'open'],
    ['both have scored', ['both-score'], 'yes', 'h9 a10', 'won'],
    ['both have scored: no', ['both-score'], 'no', 'h9 a10', 'lost'],
    ['one alone decides nothing', ['both-score'], 'no', 'h9', 'open'],
    ['a clean sheet is gone', ['home-clean-sheet'], 'yes', 'a10', 'lost'],
    ['so is a win to nil', ['home-win-to-nil'], 'no', 'a10', 'won'],
    ['the open top of the goals', ['exact-total'], '6+', 'h1 h2 h3 h4 h5 h6', 'won'],
    ['and every number below it', ['exact-total'], '2', 'h1 h2 h3 h4 h5 h6', 'lost'],
    ['a number that is passed waits for the whole', ['exact-total'], '1', 'h1 h2', 'open'],
    ['so does a score that cannot be any more', ['correct-score'], '0-0', 'h1', 'open'],
    ['the first goal', nextGoal('1'), 'home', 'h9', 'won'],
    ['the first goal: none', nextGoal('1'), 'none', 'h9', 'lost'],
    ['not the second', nextGoal('2'), 'home', 'h9', 'open'],
    ['a race', ['race-to-2'], 'away', 'h9 a10 a11', 'won'],
    ['a race that nobody won yet', ['race-to-2'], 'neither', 'h9 a10', 'open'],
    ['when the first came', ['first-goal-time'], '1-15', 'h9', 'won'],
    ['nothing of a half under way', ['1h-1x2'], 'home', 'h9', 'open'],
    ['all of a half that has ended', ['1h-1x2'], 'home', 'h9', 'won', '2h'],
    ['its totals under too', ['1h-total', 6], 'under', 'h9', 'won', '2h'],
    ['a level half gives the stake back', ['1h-draw-no-bet'], 'home', '', 'void', '2h'],
    ['half-full waits for the second half', ['half-full'], 'home-home', 'h9', 'open', '2h'],
    ['a half without a goal', ['home-score-both-halves'], 'yes', '', 'lost', '2h'],
    ['a half that was won', ['home-win-either-half'], 'yes', 'h9', 'won', '2h'],
    ['a result is none before the end', ['1x2'], 'home', 'h9 h60 h61', 'open', '2h'],
    ['nor is a handicap', ['asian-handicap', -2], 'home', 'h9 h60 h61', 'open', '2h'],
  ])('%s', (_, market, outcome, goals, result, half) => {
    expect(early(market, outcome, soFar(goals, half))).toBe(result);
  });

  it('a goal that was taken away decides no more', () => {
    expect(early(total(2), 'over', soFar('h9'))).toBe('won');
    expect(early(total(2), 'over', soFar(''))).toBe('open');
  });

  it('regular time is settled while extra time is played', () => {
    const { periods } = footballFacts('h9');
    expect(early(['1x2'], 'home', soFar('h9', '2h', { periods }))).toBe('won');
  });

  it.each<[string, Partial<Facts>]>([
    ['facts that are not final', { isFinal: false }],
    ['an event that has ended, which its result settles', { ended: 'abandoned' }],
    ['a void event', { isVoid: true }],
  ])('nothing by %s', (_, more) => {
    expect(early(total(2), 'over', soFar('h9', '1h', more))).toBe('open');
  });

  it('a late bet waits for the end, where it is void', () => {
    const startedAtMs = 1_000;
    const selection = { market: marketOf('football', 'total', 2), outcome: 'over' };
    const accepted = { atMs: 2_000, isLive: false, score: [0, 0] as const, isAntepost: false };
    const facts = soFar('h9', '1h', { startedAtMs });
    expect(settleEarly(selection, facts, accepted)).toBeNull();
    expect(settleEarly(selection, facts, { ...accepted, isLive: true })?.result).toBe('won');
  });
});

describe('players', () => {
  const player = (playerId: string, enteredNo = 0, tookPart = true): PlayerFacts => ({
    ...{ playerId, side: 'home', tookPart, enteredNo, stats: {} },
  });
  const players = [player('first'), player('other'), player('late', 1), player('bench', 0, false)];
  const facts = soFar('h9=first', '1h', { players });

  it.each([
    ['the first scorer is known', 'first-scorer', 'first', 'won'],
    ['who did not score first', 'first-scorer', 'other', 'lost'],
    ['who came on after it', 'first-scorer', 'late', 'void'],
    ['who sits on the bench is void at the end', 'first-scorer', 'bench', 'open'],
    ['nobody', 'first-scorer', 'none', 'lost'],
    ['a scorer has scored', 'anytime-scorer', 'first', 'won'],
    ['he alone', 'anytime-scorer', 'other', 'open'],
    ['not twice yet', 'scorer-2', 'first', 'open'],
    ['the last scorer is never known', 'last-scorer', 'first', 'open'],
  ])('%s', (_, kind, outcome, result) => {
    expect(early([kind], outcome, facts)).toBe(result);
  });
});

describe('a market takes no more bets once every outcome is decided', () => {
  const players = [
    { playerId: 'a', side: 'home', tookPart: true, enteredNo: 0, stats: {} },
  ] as const;
  it.each<[string, string, number | null, readonly string[], boolean]>([
    ['a total that is passed', 'total', 2, ['over', 'under'], true],
    ['another one', 'total', 6, ['over', 'under'], false],
    ['the first scorer, whoever is on the bench', 'first-scorer', null, ['a', 'b', 'none'], true],
    ['who scores at all', 'anytime-scorer', null, ['a', 'b'], false],
    ['a market of nothing', 'total', 2, [], false],
  ])('%s', (_, kind, line, outcomes, isDecided) => {
    const market = marketOf('football', kind, line);
    expect(isMarketDecided(market, outcomes, soFar('h9=a', '1h', { players }))).toBe(isDecided);
  });
});
