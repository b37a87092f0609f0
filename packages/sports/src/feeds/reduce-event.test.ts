import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clock,
  eventAfter,
  factsMessage,
  fixture,
  goals,
  lastEffects,
  odds,
  quote,
  ref,
  stop,
  told,
} from '../testing/feed-messages.ts';
import type { EventMessage, SettleMessage } from './canonical-message.ts';
import type { EventState } from './event-state.ts';
import { doubtsOf, marketViews } from './market-view.ts';
import { reduceEvent, ruleDoubt } from './reduce-event.ts';
import { mostTellings } from './tellings.ts';

/** Kind, status and home price of each market. */
const offer = (state: EventState): string[] =>
  marketViews(state)
    .map(({ market, status, stopReason, odds: told_ }) =>
      [market.kind, status, stopReason ?? told_?.prices['home']].join(' '),
    )
    .toSorted((a, b) => a.localeCompare(b));

const reasons = (state: EventState): string[] => doubtsOf(state).map(({ reason }) => reason);
const kinds = (...messages: readonly EventMessage[]): string[] =>
  lastEffects(...messages).map(({ kind }) => kind);

const settle = (
  seq: number,
  winner: 'home' | 'away',
  certainty: SettleMessage['certainty'] = 'confirmed',
): SettleMessage => {
  const end = (result: 0 | 1) => ({ result, voidFactor: '0', deadHeatFactor: '1' });
  const isHome = winner === 'home';
  const results = { home: end(isHome ? 1 : 0), away: end(isHome ? 0 : 1) };
  return {
    ...told(seq),
    ...{ kind: 'settle', certainty, markets: [{ market: ref('winner'), results }] },
  };
};

const rollback = (seq: number, of: 'settle' | 'cancel'): EventMessage => ({
  ...told(seq),
  ...{ kind: 'rollback', of, markets: [ref('winner')] },
});

const cancel = (seq: number): EventMessage => ({
  ...told(seq),
  ...{ kind: 'cancel', markets: [ref('winner')], fromMs: 1_000, toMs: null, reason: 'wrong price' },
});

const both = odds(5, quote('winner', 2000, 1800), quote('spread', 1900, 1900));
const ended = goals([2, 1], { revision: 3, isFinal: true, ended: 'completed' });

describe('prices (domain page of sports, 11)', () => {
  it('seq 7 again: nothing', () => {
    const seven = odds(7, quote('winner', 2100, 1700));
    expect(lastEffects(both, seven, seven)).toEqual([]);
  });

  it('seq 8 before 7: 8 for markets it names; 7 then changes only others', () => {
    const seven = odds(7, quote('winner', 2100, 1700), quote('spread', 1800, 2000));
    const eight = odds(8, quote('winner', 2200, 1650));
    expect(offer(eventAfter(both, eight, seven))).toEqual(['spread open 1800', 'winner open 2200']);
    const [offered] = lastEffects(both, eight, seven);
    expect(
      offered?.kind === 'offer' ? offered.markets.map(({ market }) => market.kind) : [],
    ).toEqual(['spread']);
  });

  it('a market not named stays, one named is whole', () => {
    const only = { ...quote('winner', 2100, 0), prices: { home: 2100 } };
    const state = eventAfter(both, odds(6, only));
    expect(state.markets['winner|||']?.odds?.value.prices).toEqual({ home: 2100 });
    expect(offer(state)).toEqual(['spread open 1900', 'winner open 2100']);
  });

  it('a stop holds until the next price of the market, whatever the order of arrival', () => {
    const after = odds(7, quote('winner', 2100, 1700));
    const orders = [
      [both, stop(6, 'goal'), after],
      [after, stop(6, 'goal'), both],
      [stop(6, 'goal'), both, after],
    ];
    for (const order of orders)
      expect(offer(eventAfter(...order))).toEqual(['spread suspended goal', 'winner open 2100']);
  });

  it('a stop of all is told first, and as one', () => {
    expect(lastEffects(both, stop(6, 'goal'))).toEqual([
      { kind: 'stop', markets: null, reason: 'goal' },
    ]);
  });

  it('a stop of one stops it alone', () => {
    const one = stop(6, 'limit', [ref('winner')]);
    expect(lastEffects(both, one)).toEqual([
      { kind: 'stop', markets: [ref('winner')], reason: 'limit' },
    ]);
    expect(offer(eventAfter(both, one))).toEqual(['spread open 1900', 'winner suspended limit']);
  });

  it('prices of a finished event are applied by no one and told once a market', () => {
    const late = odds(11, quote('winner', 2100, 1700));
    expect(kinds(both, factsMessage(10, ended), late)).toEqual(['doubt']);
    expect(
      kinds(both, factsMessage(10, ended), late, odds(12, quote('winner', 3000, 1400))),
    ).toEqual([]);
    const state = eventAfter(both, late, factsMessage(10, ended));
    expect(offer(state)).toEqual(['spread closed decided', 'winner closed decided']);
    expect(reasons(state)).toEqual(['price-after-end']);
  });

  it('prices after the settlement of their market: no offer, for a person', () => {
    const state = eventAfter(both, settle(6, 'home'), odds(7, quote('winner', 2100, 1700)));
    expect(offer(state)).toEqual(['spread open 1900', 'winner closed decided']);
    expect(reasons(state)).toEqual(['price-after-settlement']);
  });
});

describe('a source’s word', () => {
  it('is kept and told; the confirmed one holds over the live one', () => {
    const wordOf = (...messages: readonly EventMessage[]) => {
      const [word] = lastEffects(...messages).filter(({ kind }) => kind === 'word');
      return word?.kind === 'word' ? word.settled?.results['home']?.result : undefined;
    };
    expect(wordOf(both, settle(6, 'home', 'live'))).toBe(1);
    expect(wordOf(both, settle(6, 'home', 'live'), settle(7, 'away'))).toBe(0);
    expect(wordOf(both, settle(7, 'away'), settle(8, 'home', 'live'))).toBe(0);
  });

  it('is taken back by a rollback; the next prices open the market', () => {
    const back = [both, settle(6, 'home'), rollback(7, 'settle')];
    expect(offer(eventAfter(...back))).toEqual(['spread open 1900', 'winner suspended review']);
    const again = odds(8, quote('winner', 2100, 1700));
    expect(offer(eventAfter(...back, again))).toEqual(['spread open 1900', 'winner open 2100']);
  });

  it('a cancellation stands until it is rolled back', () => {
    const count = (...messages: readonly EventMessage[]): number => {
      const word = lastEffects(...messages).find(({ kind }) => kind === 'word');
      return word?.kind === 'word' ? word.cancelled.length : -1;
    };
    expect(count(both, cancel(6))).toBe(1);
    expect(count(both, cancel(6), rollback(7, 'cancel'))).toBe(0);
    expect(count(both, cancel(6), rollback(7, 'settle'))).toBe(1);
  });
});

describe('the course of an event', () => {
  const one = clock(10, 60, goals([2, 1], { revision: 1 }));
  const less = clock(12, 61, goals([1, 1], { revision: 2 }));

  it('2–1 then 1–1 without a review: suspended, and for a person', () => {
    const state = eventAfter(both, one, less);
    expect(offer(state)).toEqual(['spread suspended review', 'winner suspended review']);
    expect(doubtsOf(state)).toMatchObject([
      { seq: 12, reason: 'score-goes-back', detail: 'reg goals 1-1 after 2-1' },
    ]);
    expect(state.course.facts?.value.revision).toBe(1);
    expect(lastEffects(both, one, less).map(({ kind }) => kind)).toEqual(['stop', 'doubt']);
  });

  it('with a review: applied', () => {
    const state = eventAfter(both, one, stop(11, 'review'), less);
    expect(doubtsOf(state)).toEqual([]);
    expect(state.course.facts?.value.periods['reg']?.stats['goals']).toEqual([1, 1]);
  });

  it('told on and on it is one doubt; the old score again ends it', () => {
    const again = clock(13, 62, goals([1, 1], { revision: 3 }));
    const right = clock(14, 63, goals([2, 1], { revision: 4 }));
    expect(reasons(eventAfter(both, one, less, again))).toEqual(['score-goes-back']);
    const state = eventAfter(both, one, less, again, right);
    expect(offer(state)).toEqual(['spread open 1900', 'winner open 2000']);
    expect(kinds(both, one, less, again, right)).toEqual(['clock', 'facts', 'offer']);
  });

  it('corners may be counted anew', () => {
    const corners = (revision: number, home: number) =>
      goals([0, 0], {
        revision,
        periods: { '1h': { isComplete: false, stats: { corners: [home, 0] } } },
      });
    expect(doubtsOf(eventAfter(clock(1, 10, corners(1, 3)), clock(2, 11, corners(2, 2))))).toEqual(
      [],
    );
  });

  it('minute 62 then 58: shown 62 until it passes', () => {
    const shown = (...minutes: readonly number[]) =>
      eventAfter(...minutes.map((minute, index) => clock(index + 1, minute))).course.clock?.value
        .minute;
    expect([shown(62), shown(62, 58), shown(62, 58, 63)]).toEqual([62, 62, 63]);
  });

  it.each<[string, EventMessage[]]>([
    ['a period that was left', [clock(1, 10), clock(2, 50), clock(3, 44, null, { period: '1h' })]],
    ['live after the end', [clock(1, 90, null, { state: 'finished' }), clock(2, 91)]],
    ['live after final facts', [factsMessage(1, ended), clock(2, 91)]],
    ['upcoming after live', [clock(1, 5), clock(2, 5, null, { state: 'upcoming' })]],
    [
      'facts that go on after the end',
      [factsMessage(1, ended), factsMessage(2, goals([2, 1], { revision: 4 }))],
    ],
  ])('%s returns: a doubt', (_name, messages) => {
    expect(reasons(eventAfter(...messages))).toEqual(['period-returns']);
  });

  it('breaks come again', () => {
    const half = (seq: number, period: string) => clock(seq, 45, null, { period });
    const state = eventAfter(half(1, 'q1'), half(2, 'pause'), half(3, 'q2'), half(4, 'pause'));
    expect(doubtsOf(state)).toEqual([]);
  });

  it('facts: the highest revision holds, whatever the order of arrival', () => {
    const second = factsMessage(2, goals([1, 0], { revision: 5 }));
    const first = factsMessage(1, goals([1, 0], { revision: 4 }));
    for (const order of [
      [first, second],
      [second, first],
    ])
      expect(eventAfter(...order).course.facts?.value.revision).toBe(5);
  });

  it('a final revision below the last is a doubt, told late it is only late', () => {
    const high = factsMessage(1, { ...ended, revision: 5 });
    expect(reasons(eventAfter(high, factsMessage(2, ended)))).toEqual(['revision-below-last']);
    const late = factsMessage(1, ended);
    expect(reasons(eventAfter(factsMessage(2, { ...ended, revision: 5 }), late))).toEqual([]);
  });

  it('a final revision told twice with two contents is a doubt', () => {
    const other = goals([1, 1], { revision: 3, isFinal: true, ended: 'completed' });
    const state = eventAfter(factsMessage(1, ended), factsMessage(2, other));
    expect(reasons(state)).toEqual(['revision-below-last']);
    expect(reasons(eventAfter(factsMessage(1, ended), factsMessage(2, { ...ended })))).toEqual([]);
  });

  it('the end may be corrected either way by a higher revision', () => {
    const corrected = goals([1, 1], { revision: 4, isFinal: true, ended: 'completed' });
    const state = eventAfter(factsMessage(1, ended), factsMessage(2, corrected));
    expect(doubtsOf(state)).toEqual([]);
    expect(state.course.facts?.value.revision).toBe(4);
  });

  it('final facts below the score in play are for a person', () => {
    const low = goals([1, 1], { revision: 9, isFinal: true, ended: 'completed' });
    expect(reasons(eventAfter(one, factsMessage(11, low)))).toEqual(['score-goes-back']);
  });

  it('a person may say that a final revision below the last is right', () => {
    const other = goals([1, 1], { revision: 2, isFinal: true, ended: 'completed' });
    const held = factsMessage(1, { ...ended, revision: 5 });
    const state = eventAfter(held, factsMessage(2, other));
    const { state: ruled, effects } = ruleDoubt(state, 2, true);
    expect(ruled.course.facts?.value.periods).toEqual(other.periods);
    expect(effects.map(({ kind }) => kind)).toContain('facts');
    // What it replaced, told once more, is for a person; a higher revision holds.
    const again = reduceEvent(ruled, factsMessage(3, { ...ended, revision: 5 })).state;
    expect(again.course.facts?.value.periods).toEqual(other.periods);
    expect(reasons(again)).toEqual(['revision-below-last']);
    const higher = reduceEvent(again, factsMessage(4, { ...ended, revision: 6 })).state;
    expect(higher.course.facts?.value.periods).toEqual(ended.periods);
    // A review of the source lets a score go back, but no revision.
    const reviewed = eventAfter(held, stop(2, 'review'), factsMessage(3, other));
    expect(reasons(reviewed)).toEqual(['revision-below-last']);
  });

  it('a person may apply a doubt, or dismiss it', () => {
    const state = eventAfter(both, one, less);
    const applied = ruleDoubt(state, 12, true);
    expect(applied.state.course.facts?.value.periods['reg']?.stats['goals']).toEqual([1, 1]);
    expect(applied.effects.map(({ kind }) => kind)).toEqual(['clock', 'facts', 'offer']);
    const dismissed = ruleDoubt(state, 12, false);
    expect(dismissed.state.course.facts?.value.periods['reg']?.stats['goals']).toEqual([2, 1]);
    expect(offer(dismissed.state)).toEqual(['spread open 1900', 'winner open 2000']);
    expect(ruleDoubt(state, 99, true)).toEqual({ state, effects: [] });
  });
});

describe('any order and any repetition', () => {
  const count = fc.integer({ min: 0, max: 3 });
  const seq = fc.integer({ min: 1, max: 40 });
  const price = fc.integer({ min: 1100, max: 4000 });
  const kind = fc.constantFrom('winner', 'spread', 'total');
  const revision = fc.integer({ min: 1, max: 6 });
  const pair = fc.tuple(count, count);
  const message: fc.Arbitrary<EventMessage> = fc.oneof(
    fc
      .tuple(seq, fc.uniqueArray(kind, { minLength: 1 }), price)
      .map(([no, named, home]) => odds(no, ...named.map((each) => quote(each, home, 1900)))),
    fc
      .tuple(seq, fc.constantFrom('goal' as const, 'review' as const), fc.option(kind))
      .map(([no, reason, named]) => stop(no, reason, named === null ? null : [ref(named)])),
    fc
      .tuple(seq, fc.integer({ min: 1, max: 90 }), revision, pair)
      .map(([no, minute, rev, score]) => clock(no, minute, goals(score, { revision: rev }))),
    fc
      .tuple(seq, revision, pair, fc.boolean())
      .map(([no, rev, score, isFinal]) =>
        factsMessage(
          no,
          goals(score, { revision: rev, isFinal, ended: isFinal ? 'completed' : null }),
        ),
      ),
    seq.map((no) => fixture(no)),
    fc
      .tuple(seq, fc.constantFrom('live' as const, 'confirmed' as const))
      .map(([no, certainty]) => settle(no, no % 2 === 0 ? 'home' : 'away', certainty)),
    seq.map(cancel),
    fc
      .tuple(seq, fc.constantFrom('settle' as const, 'cancel' as const))
      .map(([no, of]) => rollback(no, of)),
  );
  const messages = fc.uniqueArray(message, { selector: (each) => each.seq, maxLength: 25 });

  const seen = (state: EventState) => ({
    offer: offer(state),
    doubts: doubtsOf(state).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b))),
  });

  it('end in the same state', () => {
    fc.assert(
      fc.property(
        messages.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray([...all, ...all], {
              minLength: all.length * 2,
              maxLength: all.length * 2,
            }),
          ),
        ),
        ([all, shuffled]) => {
          const sorted = all.toSorted((a, b) => a.seq - b.seq);
          const inOrder = eventAfter(...sorted);
          const mixed = eventAfter(...shuffled);
          expect(mixed).toEqual(inOrder);
          expect(seen(mixed)).toEqual(seen(inOrder));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('a repeated message changes nothing and tells nothing', () => {
    fc.assert(
      fc.property(messages, fc.nat(), (all, pick) => {
        const state = eventAfter(...all);
        const again = all[pick % Math.max(all.length, 1)];
        if (again === undefined) return;
        expect(reduceEvent(state, again)).toEqual({ state, effects: [] });
      }),
    );
  });

  it('the offer that the effects add up to is the offer of the state', () => {
    fc.assert(
      fc.property(messages, (all) => {
        const open = new Map<string, number | undefined>();
        let state = eventAfter();
        for (const each of all) {
          const { state: next, effects } = reduceEvent(state, each);
          state = next;
          for (const effect of effects) {
            if (effect.kind === 'stop')
              for (const key of effect.markets?.map(({ kind: name }) => name) ?? [...open.keys()])
                open.delete(key);
            if (effect.kind === 'close')
              for (const { kind: name } of effect.markets) open.delete(name);
            if (effect.kind === 'offer')
              for (const view of effect.markets)
                open.set(view.market.kind, view.odds?.prices['home']);
          }
        }
        const expected = marketViews(state)
          .filter(({ status }) => status === 'open')
          .map(({ market, odds: held }) => [market.kind, held?.prices['home']] as const);
        expect(open).toEqual(new Map(expected));
      }),
      { numRuns: 400 },
    );
  });

  it('an event of any length stays light, and what is very late changes nothing', () => {
    const many = Array.from({ length: mostTellings * 2 }, (_, index) => clock(index + 10, 5));
    const state = eventAfter(...many);
    expect(state.tellings).toHaveLength(mostTellings);
    expect(reduceEvent(state, clock(3, 6)).effects).toEqual([]);
  });

  it('facts that were replaced are kept by their score; those that hold are whole', () => {
    const known = (revision: number) => ({
      revision,
      incidents: Array.from({ length: 20 }, (_, index) => ({
        ...{ no: index + 1, stat: 'corners', period: '1h', minute: 5, side: 'home' as const },
        ...{ value: 1, playerId: `player ${index}` },
      })),
    });
    const many = Array.from({ length: 200 }, (_, index) =>
      clock(index, 5, goals([1, 0], known(index))),
    );
    const state = eventAfter(...many);
    expect(state.course.facts?.value.incidents).toHaveLength(20);
    expect(JSON.stringify(state).length).toBeLessThan(200_000);
    const shuffled = many.toSorted((a, b) => ((a.seq * 83) % 199) - ((b.seq * 83) % 199));
    expect(eventAfter(...shuffled)).toEqual(state);
  });

  it('a state can be kept as JSON', () => {
    fc.assert(
      fc.property(messages, (all) => {
        const state = eventAfter(...all);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      { numRuns: 50 },
    );
  });
});
