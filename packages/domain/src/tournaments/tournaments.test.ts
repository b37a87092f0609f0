import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxAmountMinor } from '../money/index.ts';
import {
  editionFrom,
  maxPrizePlaces,
  mergeEntries,
  nextEdition,
  prizeResults,
  rankEntries,
  seriesProblems,
  totalPrizeMinor,
  type TournamentEntry,
  type TournamentSeries,
} from './index.ts';

const at = (time: string): Date => new Date(`2026-11-21T${time}:00.000Z`);
const entry = (accountId: string, turnoverMinor: bigint, time: string): TournamentEntry => ({
  playerId: `id of ${accountId}`,
  accountId,
  turnoverMinor,
  lastSettledAt: at(time),
});

describe('ranks', () => {
  it.each<[string, TournamentEntry[], string[]]>([
    ['nobody', [], []],
    ['more turnover', [entry('a', 100n, '10:00'), entry('b', 101n, '10:00')], ['b', 'a']],
    [
      'equal turnover, reached first',
      [entry('a', 5n, '10:02'), entry('b', 5n, '10:01')],
      ['b', 'a'],
    ],
    [
      'equal in both, by account id',
      [entry('b', 5n, '10:00'), entry('a', 5n, '10:00')],
      ['a', 'b'],
    ],
    [
      'by codes: a digit before a letter',
      [entry('ab', 5n, '10:00'), entry('a1', 5n, '10:00')],
      ['a1', 'ab'],
    ],
    ['turnover before time', [entry('a', 5n, '09:00'), entry('b', 6n, '23:00')], ['b', 'a']],
    ['without turnover not at all', [entry('a', 0n, '09:00'), entry('b', 1n, '10:00')], ['b']],
    [
      'beyond what a number holds',
      [entry('a', 2n ** 60n, '10:00'), entry('b', 2n ** 60n + 1n, '10:01')],
      ['b', 'a'],
    ],
  ])('%s', (_rule, entries, expected) => {
    const ranking = rankEntries(entries);
    expect(ranking.map(({ accountId }) => accountId)).toEqual(expected);
    expect(ranking.map(({ place }) => place)).toEqual(expected.map((_id, index) => index + 1));
  });

  it.each<[number, bigint[], Array<[string, bigint]>]>([
    [
      3,
      [50n, 30n, 20n],
      [
        ['p1', 50n],
        ['p2', 30n],
        ['p3', 20n],
      ],
    ],
    [
      5,
      [50n, 30n],
      [
        ['p1', 50n],
        ['p2', 30n],
      ],
    ],
    [1, [50n, 30n, 20n], [['p1', 50n]]],
    [0, [50n, 30n, 20n], []],
  ])('%i players, prizes %o', (count, prizes, expected) => {
    const entries = Array.from({ length: count }, (_, index) =>
      entry(`p${index + 1}`, BigInt(100 - index), '10:00'),
    );
    const results = prizeResults(rankEntries(entries), prizes);
    expect(results.map(({ accountId, prizeMinor }) => [accountId, prizeMinor])).toEqual(expected);
  });

  const entries = fc.uniqueArray(
    fc.record({
      playerId: fc.uuid(),
      accountId: fc.stringMatching(/^[a-z][a-z0-9]{2,8}$/),
      turnoverMinor: fc.bigInt({ min: 0n, max: 5n }),
      lastSettledAt: fc.integer({ min: 0, max: 3 }).map((minute) => new Date(minute * 60_000)),
    }),
    { selector: ({ accountId }) => accountId, maxLength: 30 },
  );

  it('are the same whatever order the players come in', () => {
    fc.assert(
      fc.property(entries, (list) => {
        expect(rankEntries([...list].reverse())).toEqual(rankEntries(list));
      }),
    );
  });

  it('are of all parts of an edition together', () => {
    const morning = [entry('a', 5n, '09:00'), entry('b', 7n, '09:30')];
    const noon = [entry('c', 1n, '12:00'), entry('a', 2n, '11:00'), entry('b', 1n, '08:00')];
    expect(mergeEntries(morning, noon)).toEqual([
      entry('a', 7n, '11:00'),
      entry('b', 8n, '09:30'),
      entry('c', 1n, '12:00'),
    ]);
    expect(mergeEntries()).toEqual([]);
  });

  it('pay each place and each player once, the best the most, never more than is promised', () => {
    const prizes = fc
      .array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 10 })
      .map((list) => list.sort((one, other) => Number(other - one)));
    fc.assert(
      fc.property(entries, prizes, (list, prizesMinor) => {
        const results = prizeResults(rankEntries(list), prizesMinor);
        const entrants = list.filter(({ turnoverMinor }) => turnoverMinor > 0n);
        expect(results).toHaveLength(Math.min(entrants.length, prizesMinor.length));
        expect(new Set(results.map(({ playerId }) => playerId)).size).toBe(results.length);
        results.forEach((result, index) => {
          expect(result).toMatchObject({ place: index + 1, prizeMinor: prizesMinor[index] });
          const next = results[index + 1];
          if (next) expect(result.turnoverMinor >= next.turnoverMinor).toBe(true);
        });
        const unpaid = entrants.filter(
          (one) => !results.some(({ playerId }) => playerId === one.playerId),
        );
        const last = results.at(-1);
        for (const one of unpaid)
          expect(one.turnoverMinor <= (last?.turnoverMinor ?? -1n)).toBe(true);
        const paidMinor = totalPrizeMinor(results.map(({ prizeMinor }) => prizeMinor));
        expect(paidMinor <= totalPrizeMinor(prizesMinor)).toBe(true);
      }),
    );
  });
});

describe('editions', () => {
  it.each<[string, string, number, string, string, string]>([
    ['goes on without a gap', '12:00', 60, '12:00', '12:00', '13:00'],
    ['also when it is ended late', '12:00', 60, '12:59', '12:00', '13:00'],
    ['begins now when it would be over', '12:00', 60, '13:00', '13:00', '14:00'],
    ['begins now after a long stand-still', '02:00', 60, '21:30', '21:30', '22:30'],
    ['of one minute', '12:00', 1, '12:00', '12:00', '12:01'],
  ])('the next %s', (_rule, endedAt, period, now, startsAt, endsAt) => {
    expect(nextEdition(at(endedAt), period, at(now))).toEqual({
      startsAt: at(startsAt),
      endsAt: at(endsAt),
    });
  });

  it('last their period, and the next is still running when it is opened and begins not before the last ended', () => {
    const moment = fc.date({ min: at('00:00'), max: new Date('2030-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(
        moment,
        fc.nat(10 ** 10),
        fc.integer({ min: 1, max: 10_000 }),
        (endedAt, lateMs, period) => {
          const now = new Date(endedAt.getTime() + lateMs);
          const next = nextEdition(endedAt, period, now);
          expect(next.endsAt.getTime() - next.startsAt.getTime()).toBe(period * 60_000);
          expect(next.startsAt >= endedAt && next.startsAt <= now && next.endsAt > now).toBe(true);
        },
      ),
    );
  });

  it('start when they are told to', () => {
    expect(editionFrom(at('10:00'), 90)).toEqual({ startsAt: at('10:00'), endsAt: at('11:30') });
  });
});

describe('a series', () => {
  const good: TournamentSeries = {
    code: 'daily-race',
    titles: { EN: 'Daily race', RUS: 'Ежедневная гонка' },
    prizesMinor: [500n, 300n, 300n],
    periodMinutes: 1440,
  };
  // A language of another product, as an operator may write it.
  const unknownLanguage = { EN: 'Race', DE: 'Rennen' } as TournamentSeries['titles'];

  it.each<[Partial<TournamentSeries>, string[]]>([
    [{}, []],
    [{ code: '' }, ['code: 1 to 40 of a-z and 0-9, words joined by -']],
    [{ code: 'Daily race' }, ['code: 1 to 40 of a-z and 0-9, words joined by -']],
    [{ code: 'x'.repeat(41) }, ['code: 1 to 40 of a-z and 0-9, words joined by -']],
    [{ titles: { RUS: 'Гонка' } }, ['title: English is missing']],
    [{ titles: unknownLanguage }, ['title: the language DE is not known']],
    [{ titles: { EN: ' ' } }, ['title (EN): 1 to 80 characters']],
    [{ titles: { EN: 'x'.repeat(81) } }, ['title (EN): 1 to 80 characters']],
    [{ prizesMinor: [] }, ['prizes: for 1 to 100 places']],
    [{ prizesMinor: Array<bigint>(maxPrizePlaces + 1).fill(1n) }, ['prizes: for 1 to 100 places']],
    [{ prizesMinor: [5n, 0n] }, ['prizes: each above zero']],
    [{ prizesMinor: [5n, 4n, 5n] }, ['prizes: none above that of a better place']],
    [{ prizesMinor: [maxAmountMinor, 1n] }, ['prizes: more together than one amount may be']],
    [{ prizesMinor: [maxAmountMinor] }, []],
    [{ periodMinutes: 0 }, ['period: 1 to 527040 minutes']],
    [{ periodMinutes: 1.5 }, ['period: 1 to 527040 minutes']],
    [{ periodMinutes: 527_041 }, ['period: 1 to 527040 minutes']],
  ])('%o: %j', (change, problems) => {
    expect(seriesProblems({ ...good, ...change })).toEqual(problems);
  });

  it('names every problem at once', () => {
    expect(
      seriesProblems({ code: '-', titles: {}, prizesMinor: [], periodMinutes: -1 }),
    ).toHaveLength(4);
  });
});
