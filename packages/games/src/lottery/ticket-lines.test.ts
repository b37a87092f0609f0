import { describe, expect, it } from 'vitest';
import { houseStakeLimits } from '../engine/index.ts';
import { canonicalJson } from '../fairness/index.ts';
import { problemsOf, vectorStream } from '../testing/streams.ts';
import { lotteryGames, readTicketLines, ticketPlay, type TicketRequest } from './index.ts';

const games = lotteryGames();
const lotto4d = games['lotto-4d'];
const lotto649 = games['lotto-6-49'];
const request4d: TicketRequest<
  Parameters<typeof lotto4d.cover>[0],
  Parameters<typeof lotto4d.pick>[0]
> = {
  game: lotto4d,
  pricing: { by: 'stake', limits: houseStakeLimits('EUR'), cover: lotto4d.cover },
  currency: 'EUR',
};
const request649 = {
  game: lotto649,
  pricing: { by: 'price' as const, priceMinor: 200n, linesOf: lotto649.linesOf },
  currency: 'EUR' as const,
};
const read = (raw: unknown) => readTicketLines(raw, request4d, () => vectorStream(0));
const noStream = () => {
  throw new Error('nothing is to be drawn');
};

describe('the lines of a purchase', () => {
  it('are read, drawn and priced in their order, from one stream', () => {
    const parsed = read([
      { kind: 'big', quick: 1, stake: '2.00' },
      { kind: 'box_small', number: '0012', stake: '1.20' },
      { kind: 'first', quick: 1, stake: '0.50' },
    ]);
    const stream = vectorStream(0);
    const drawn = [lotto4d.pick({ kind: 'big' }, stream), lotto4d.pick({ kind: 'first' }, stream)];
    expect(parsed).toEqual({
      ok: true,
      params: [
        { play: drawn[0], stakeMinor: 200n },
        { play: { kind: 'box_small', number: '0012' }, stakeMinor: 120n },
        { play: drawn[1], stakeMinor: 50n },
      ],
    });
  });

  it('cost the site’s price for each six of an entry', () => {
    const of = (raw: unknown) => readTicketLines(raw, request649, noStream);
    expect(of([{ numbers: [7, 14, 21, 28, 35, 42, 49] }])).toMatchObject({
      params: [{ stakeMinor: 1_400n }],
    });
    expect(problemsOf(of([{ numbers: [1, 2, 3, 4, 5, 6], stake: '3.00' }]))).toEqual([
      'plays[0].stake invalidChoice',
    ]);
    expect(readTicketLines([{ quick: 12 }], request649, () => vectorStream(0))).toMatchObject({
      params: [{ stakeMinor: 184_800n }],
    });
  });

  it.each([
    [undefined, ['plays required']],
    [{}, ['plays invalidType']],
    [[], ['plays belowMinimum']],
    [Array.from({ length: 51 }, () => ({})), ['plays aboveMaximum']],
    [
      [
        { kind: 'big', number: '0123' },
        { kind: 'big', number: '1', stake: '1.00' },
      ],
      ['plays[1].number invalidChoice'],
    ],
    [[{ kind: 'big', number: '0123' }], ['plays[0].stake required']],
    [[{ kind: 'big', number: '0123', stake: 1 }], ['plays[0].stake invalidType']],
    [[{ kind: 'big', number: '0123', stake: '0.001' }], ['plays[0].stake invalidType']],
    [[{ kind: 'big', number: '0123', stake: '0.09' }], ['plays[0].stake belowMinimum']],
    [[{ kind: 'big', number: '0123', stake: '1000.01' }], ['plays[0].stake aboveMaximum']],
    [[{ kind: 'box_big', number: '0123', stake: '1.00' }], ['plays[0].stake notDivisible']],
    [[{ kind: 'big', number: '0123', quick: 1, stake: '1.00' }], ['plays[0].quick invalidChoice']],
    [[{ kind: 'big', quick: 13, stake: '1.00' }], ['plays[0].quick aboveMaximum']],
    [['0123'], ['plays[0] invalidType', 'plays[0].kind required', 'plays[0].number required']],
  ])('%j', (raw, problems) => {
    expect(problemsOf(readTicketLines(raw, request4d, noStream))).toEqual(problems);
  });

  it('stand in the leaf as they are, several with what each costs', () => {
    const play = { kind: 'big', number: '0123' } as const;
    expect(canonicalJson(ticketPlay(lotto4d, [{ play, stakeMinor: 100n }]))).toBe(
      '{"kind":"big","number":"0123"}',
    );
    const lines = [100n, 250n].map((stakeMinor) => ({ play, stakeMinor }));
    expect(canonicalJson(ticketPlay(lotto4d, lines))).toBe(
      '{"plays":[{"kind":"big","number":"0123","stake_minor":100},{"kind":"big","number":"0123","stake_minor":250}]}',
    );
  });
});
