import { settleSelection, type SelectionResult } from '@pavilion/domain/settlement';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultRules } from '../../engine/rules.ts';
import { settlePick } from '../../engine/settle-pick.ts';
import { footballFacts, marketOf, resultOf } from '../../testing/football-match.ts';
import { factsOf, periodOf } from '../../engine/facts.ts';
import { footballKinds } from './kinds.ts';

const market = (kind: string, line: number | null = null, param: string | null = null) =>
  marketOf('football', kind, line, param);

/** The one outcome that wins of a market without pushes. */
function winnerOf(kind: string, goals: string, line: number | null = null, param?: string): string {
  const asked = market(kind, line, param ?? null);
  const facts = footballFacts(goals);
  const outcomes = Array.isArray(asked.type.outcomes) ? asked.type.outcomes : [];
  const winners = outcomes.filter((outcome) => resultOf(asked, outcome, facts) === 'won');
  return winners.join(' ');
}

describe('the kinds of football (wire contract, 6), one match a row', () => {
  const comeback = 'a12 h44 h50 h88';
  const goalless = '';
  it.each<[string, string, string, (number | null)?, string?]>([
    ['1x2', comeback, 'home'],
    ['1x2', goalless, 'draw'],
    ['1x2', 'a90', 'away'],
    ['double-chance', comeback, 'home-draw home-away'],
    ['double-chance', goalless, 'home-draw draw-away'],
    ['1h-1x2', comeback, 'draw'],
    ['2h-1x2', comeback, 'home'],
    ['half-full', comeback, 'draw-home'],
    ['half-full', 'h1 a60 a70', 'home-away'],
    ['highest-half', comeback, 'equal'],
    ['highest-half', 'h50', '2h'],
    ['handicap-3way', comeback, 'draw', -8],
    ['handicap-3way', comeback, 'home', -4],
    ['total-3way', comeback, 'exactly', 16],
    ['exact-total', comeback, '4'],
    ['exact-total', 'h1 h2 h3 h4 h5 h6 h7', '6+'],
    ['total-range', comeback, '4-6'],
    ['total-range', 'h1', '0-1'],
    ['odd-even', goalless, 'even'],
    ['home-odd-even', comeback, 'odd'],
    ['home-total', comeback, 'over', 10],
    ['away-exact-total', comeback, '1'],
    ['next-goal', comeback, 'away', null, '1'],
    ['next-goal', comeback, 'none', null, '5'],
    ['last-goal', comeback, 'home'],
    ['last-goal', goalless, 'none'],
    ['race-to-2', comeback, 'home'],
    ['race-to-2', 'h1 a2', 'neither'],
    ['first-goal-time', comeback, '1-15'],
    ['first-goal-time', 'h45', '31-45'],
    ['first-goal-time', goalless, 'none'],
    ['correct-score', comeback, '3-1'],
    ['correct-score', 'h1 h2 h3 h4 h5', 'other'],
    ['1h-correct-score', 'h1 h2 h3', 'other'],
    ['margin', comeback, 'home-2'],
    ['margin', 'a1 a2 a3 a4', 'away-3+'],
    ['margin', 'a1 h2', 'draw-score'],
    ['margin', goalless, 'no-score'],
    ['home-clean-sheet', 'h1', 'yes'],
    ['away-clean-sheet', 'h1', 'no'],
    ['home-win-to-nil', goalless, 'no'],
    ['home-win-to-nil', 'h1', 'yes'],
    ['home-score-both-halves', comeback, 'yes'],
    ['home-win-both-halves', comeback, 'no'],
    ['home-win-either-half', comeback, 'yes'],
    ['away-win-either-half', comeback, 'no'],
    ['result-total', comeback, 'home-over', 10],
    ['result-both-score', goalless, 'draw-no'],
    ['total-both-score', comeback, 'over-yes', 14],
  ])('%s with %s: %s', (kind, goals, expected, line, param) => {
    expect(winnerOf(kind, goals, line ?? null, param)).toBe(expected);
  });
});

describe('scorers', () => {
  const facts = footballFacts('h5own a30=kim h60=lee h70=lee', {
    players: ['kim', 'lee', 'sub', 'late'].map((playerId) => ({
      playerId,
      side: playerId === 'kim' ? ('away' as const) : ('home' as const),
      tookPart: playerId !== 'sub',
      enteredNo: playerId === 'late' ? 2 : 0,
      stats: { cards: 1, shots: 3 },
    })),
  });
  it.each([
    ['first-scorer', 'kim', 'won'],
    ['first-scorer', 'lee', 'lost'],
    ['first-scorer', 'late', 'void'],
    ['first-scorer', 'none', 'lost'],
    ['last-scorer', 'lee', 'won'],
    ['last-scorer', 'late', 'lost'],
    ['anytime-scorer', 'lee', 'won'],
    ['anytime-scorer', 'sub', 'void'],
    ['scorer-2', 'lee', 'won'],
    ['scorer-2', 'kim', 'lost'],
    ['scorer-3', 'lee', 'lost'],
  ])('%s %s: %s', (kind, player, expected) => {
    expect(resultOf(market(kind), player, facts)).toBe(expected);
  });

  it('a total of a player counts his own', () => {
    const shots = marketOf('football', 'player-shots', 10, null, 'kim');
    expect(resultOf(shots, 'over', facts)).toBe('won');
    expect(resultOf({ ...shots, playerId: 'sub' }, 'over', facts)).toBe('void');
  });
});

describe('the order of reasons (wire contract, 7)', () => {
  const goals = 'h10 a20 h30';
  const before = { atMs: 50, isLive: false, score: [0, 0] as const, isAntepost: false };
  const one = market('1x2');

  it('a void event and a walkover give every stake back', () => {
    expect(resultOf(one, 'home', footballFacts(goals, { isVoid: true }))).toBe('void');
    expect(resultOf(one, 'home', footballFacts(goals, { ended: 'walkover' }))).toBe('void');
  });

  it('a bet taken after the start as if before it is void', () => {
    const facts = footballFacts(goals, { startedAtMs: 50 });
    expect(resultOf(one, 'home', facts, before)).toBe('void');
    expect(resultOf(one, 'home', facts, { ...before, atMs: 49 })).toBe('won');
    expect(resultOf(one, 'home', facts, { ...before, isLive: true })).toBe('won');
  });

  it('a window voids its kind from its first moment to before its last', () => {
    const window = { kind: '1x2', lineQuarters: null, fromMs: 50, toMs: 60, reason: 'review' };
    const facts = footballFacts(goals, { cancelled: [window] });
    const at = (atMs: number) => resultOf(one, 'home', facts, { ...before, atMs });
    expect([49, 50, 59, 60].map(at)).toEqual(['won', 'void', 'void', 'won']);
    expect(resultOf(market('both-score'), 'yes', facts, before)).toBe('won');
  });

  const abandoned = footballFacts(goals, {
    ended: 'abandoned',
    periods: {
      '1h': periodOf({ goals: [2, 1] }),
      '2h': periodOf({ goals: [0, 0] }, false),
      reg: periodOf({ goals: [2, 1] }, false),
    },
  });

  it.each([
    ['1h-1x2', null, null, 'home', 'won'],
    ['1x2', null, null, 'home', 'void'],
    ['total', 10, null, 'over', 'won'],
    ['total', 10, null, 'under', 'lost'],
    ['total', 11, null, 'over', 'void'],
    ['total', 14, null, 'under', 'void'],
    ['both-score', null, null, 'yes', 'won'],
    ['home-clean-sheet', null, null, 'yes', 'lost'],
    ['next-goal', null, '3', 'home', 'won'],
    ['next-goal', null, '4', 'none', 'void'],
    ['race-to-2', null, null, 'away', 'lost'],
    ['race-to-3', null, null, 'neither', 'void'],
    ['first-goal-time', null, null, '1-15', 'won'],
    ['home-win-either-half', null, null, 'yes', 'won'],
    ['away-win-both-halves', null, null, 'yes', 'lost'],
    ['home-score-both-halves', null, null, 'yes', 'void'],
    ['half-full', null, null, 'home-home', 'void'],
    ['to-qualify', null, null, 'home', 'void'],
  ])(
    'abandoned at 2–1 after the break: %s %s %s %s is %s',
    (kind, line, param, outcome, expected) => {
      expect(resultOf(market(kind, line, param), outcome, abandoned)).toBe(expected);
    },
  );

  it('who goes through of an abandoned tie is who was told to', () => {
    const awarded = { ...abandoned, advances: 'away' as const };
    expect(resultOf(market('to-qualify'), 'away', awarded)).toBe('won');
    expect(resultOf(market('to-qualify'), 'home', awarded)).toBe('lost');
  });

  it('before the end what is not decided stays open', () => {
    const running = { ...abandoned, ended: null };
    expect(resultOf(one, 'home', running)).toBe('open');
    expect(resultOf(market('total', 10), 'over', running)).toBe('won');
    expect(resultOf(market('extra-time'), 'no', running)).toBe('open');
  });

  it('values that nobody told never count as zero', () => {
    const facts = factsOf({ ended: 'completed', periods: { reg: periodOf({ goals: [2, 1] }) } });
    expect(resultOf(market('1h-1x2'), 'draw', facts)).toBe('void');
    expect(resultOf(market('next-goal', null, '1'), 'home', facts)).toBe('void');
    expect(resultOf(market('corner-total', 38), 'under', facts)).toBe('void');
  });

  it('no selection that does not exist is settled', () => {
    const facts = footballFacts(goals);
    expect(() => resultOf(one, 'over', facts, undefined, defaultRules)).toThrow(RangeError);
    expect(() => resultOf(market('total', null), 'over', facts)).toThrow(RangeError);
    expect(() => resultOf(market('handicap-3way', 2), 'home', facts)).toThrow(RangeError);
  });
});

const count = fc.integer({ min: 0, max: 7 });
const line = fc.integer({ min: -20, max: 20 });

describe('laws', () => {
  it("football's three kinds of before come out as they did", () => {
    fc.assert(
      fc.property(count, count, count, count, line, (home, away, ownBefore, otherBefore, raw) => {
        const score = { homeScore: home, awayScore: away };
        const before = [Math.min(ownBefore, home), Math.min(otherBefore, away)] as const;
        const accepted = { atMs: 0, isLive: true, score: before, isAntepost: false };
        const facts = factsOf({
          ended: 'completed',
          periods: { reg: periodOf({ goals: [home, away] }) },
        });
        const scoreAtAcceptance = { homeScore: before[0], awayScore: before[1] };
        const same = (
          kind: '1x2' | 'total' | 'asian-handicap',
          outcome: 'home' | 'draw' | 'away' | 'over' | 'under',
          lineQuarters: number | null,
        ): void => {
          const input = { kind, outcome, lineQuarters, ...score };
          const old: SelectionResult = settleSelection({ ...input, scoreAtAcceptance });
          expect(resultOf(market(kind, lineQuarters), outcome, facts, accepted)).toBe(old);
          expect(resultOf(market(kind, lineQuarters), outcome, facts)).toBe(settleSelection(input));
        };
        for (const outcome of ['home', 'draw', 'away'] as const) same('1x2', outcome, null);
        for (const outcome of ['over', 'under'] as const) same('total', outcome, Math.abs(raw) + 2);
        for (const outcome of ['home', 'away'] as const) same('asian-handicap', outcome, raw);
      }),
    );
  });

  const goal = fc.record({ isHome: fc.boolean(), minute: fc.integer({ min: 1, max: 90 }) });
  const goals = fc.array(goal, { maxLength: 9 }).map((all) =>
    all
      .toSorted((a, b) => a.minute - b.minute)
      .map(({ isHome, minute }) => `${isHome ? 'h' : 'a'}${minute}`)
      .join(' '),
  );
  const ofGoals = footballKinds.filter(
    ({ stat, outcomes, base }) =>
      stat === 'goals' && Array.isArray(outcomes) && base !== 'advances' && base !== 'goes-to',
  );

  it('of every market exactly one outcome wins, two of a double chance, all or none of a push', () => {
    fc.assert(
      fc.property(goals, fc.integer({ min: 0, max: 6 }), fc.nat(5), (text, whole, nth) => {
        const facts = footballFacts(text);
        for (const type of ofGoals) {
          const asked = {
            type,
            lineQuarters: type.line === 'none' ? null : 4 * whole + (type.line === 'whole' ? 0 : 2),
            param: type.param ?? String(nth + 1),
          };
          const outcomes = Array.isArray(type.outcomes) ? type.outcomes : [];
          const results = outcomes.map((outcome) => resultOf(asked, outcome, facts));
          const wins = results.filter((result) => result === 'won').length;
          const isPush = results.every((result) => result === 'void');
          const expected = type.base === 'double-chance' ? 2 : 1;
          expect(isPush && type.base === 'winner' ? expected : wins, `${type.kind}`).toBe(expected);
          expect(results, `${type.kind}`).not.toContain('open');
        }
      }),
    );
  });

  it('what is decided early is what the table says at the end', () => {
    fc.assert(
      fc.property(
        goals,
        fc.integer({ min: 0, max: 90 }),
        fc.nat(6),
        fc.nat(3),
        (text, until, whole, nth) => {
          const final = footballFacts(text);
          const words = text.split(' ').filter((word) => Number(word.slice(1)) <= until);
          const soFar = footballFacts(words.join(' '));
          const isOver = (period: string) => period === '1h' && until > 45;
          const running = {
            ...soFar,
            ended: null,
            periods: Object.fromEntries(
              Object.entries(soFar.periods).map(([name, each]) => [
                name,
                { ...each, isComplete: isOver(name) },
              ]),
            ),
          };
          for (const type of ofGoals) {
            const lineQuarters =
              type.line === 'none' ? null : 4 * whole + (type.line === 'whole' ? 0 : 2);
            const asked = { type, lineQuarters, param: type.param ?? String(nth + 1) };
            for (const outcome of Array.isArray(type.outcomes) ? type.outcomes : []) {
              const early = resultOf(asked, outcome, running);
              if (early === 'open') continue;
              expect(early, `${type.kind} ${outcome}`).toBe(resultOf(asked, outcome, final));
            }
          }
        },
      ),
    );
  });
});

describe('what is not told', () => {
  it.each(['next-corner', 'next-goal', 'last-goal', 'first-goal-time'])(
    'leaves %s for a person to look at',
    (kind) => {
      const facts = factsOf({ ended: 'completed', periods: { reg: periodOf({ cards: [1, 0] }) } });
      const asked = market(kind, null, '1');
      expect(settlePick({ market: asked, outcome: 'none' }, facts).by).toBe('missing');
    },
  );
});
