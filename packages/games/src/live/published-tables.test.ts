import { describe, expect, it } from 'vitest';
import { fraction, fractionText, type JsonObject } from '../engine/index.ts';
import { vectorRound } from '../testing/live-vectors.ts';
import { vectorStream } from '../testing/streams.ts';
import { fortuneSegments, fortuneWheel } from './fortune-wheel/fortune-wheel.game.ts';
import { tableGames, type TableGameCode } from './index.ts';

const pick = (outcome: JsonObject, ...fields: string[]) => fields.map((field) => outcome[field]);

// Wire, games two, 14: rounds 1 to 3 of the published chain.
const vectors: Partial<Record<TableGameCode, ReadonlyArray<Record<string, unknown>>>> = {
  baccarat: [
    { player: [36, 46, 25], banker: [7, 47], player_total: 8, banker_total: 3, winner: 'player' },
    { player: [38, 15], banker: [2, 17], player_total: 5, banker_total: 8, winner: 'banker' },
    { player: [46, 11, 0], banker: [49, 42, 17], player_total: 6, banker_total: 7 },
  ],
  'dragon-tiger': [
    { dragon: 36, tiger: 7, winner: 'dragon' },
    { dragon: 38, tiger: 2, winner: 'dragon' },
    { dragon: 46, tiger: 49, winner: 'dragon' },
  ],
  'sic-bo': [{ dice: [6, 1, 6] }, { dice: [5, 4, 6] }, { dice: [6, 5, 4] }],
  'andar-bahar': [
    { joker: 43, cards: [0, 51, 12, 41], count: 4, winner: 'bahar' },
    {
      joker: 37,
      cards: [25, 47, 33, 27, 50, 22, 7, 45, 14, 10, 12, 44, 42, 40, 6, 31, 16, 17, 36],
      count: 19,
      winner: 'andar',
    },
    { joker: 44, cards: [37, 26, 50, 18, 47], count: 5, winner: 'andar' },
  ],
  'fortune-wheel': [
    { spins: [45], multiplier: 1, result: 2 },
    { spins: [38], multiplier: 1, result: 2 },
    { spins: [46], multiplier: 1, result: 4 },
  ],
  'keno-minute': [
    {
      drawn: [67, 2, 80, 20, 64, 56, 71, 45, 53, 3, 6, 5, 73, 75, 72, 59, 69, 37, 60, 47],
      sum: 964,
    },
    {
      drawn: [58, 41, 74, 53, 44, 78, 36, 13, 72, 25, 17, 20, 71, 67, 65, 12, 51, 26, 28, 59],
      sum: 910,
    },
    {
      drawn: [69, 59, 42, 79, 29, 73, 66, 71, 3, 76, 28, 30, 62, 36, 4, 68, 21, 25, 1, 27],
      sum: 869,
    },
  ],
};

/** Published returns: the bet, rounded down to eight places, and exact. */
const returns: ReadonlyArray<[TableGameCode, JsonObject, string, bigint, bigint]> = [
  ['baccarat', { kind: 'banker' }, '0.98942094', 10732465128097n, 10847218479825n],
  ['baccarat', { kind: 'player' }, '0.98764918', 19283843717413n, 19524993263685n],
  ['baccarat', { kind: 'tie' }, '0.85640371', 619306544887n, 723147898655n],
  ['baccarat', { kind: 'player_pair' }, '0.89638554', 372n, 415n],
  ['baccarat-no-commission', { kind: 'banker' }, '0.98541895', 19240298465317n, 19524993263685n],
  ['dragon-tiger', { kind: 'dragon' }, '0.96265060', 799n, 830n],
  ['dragon-tiger', { kind: 'tiger' }, '0.96265060', 799n, 830n],
  ['dragon-tiger', { kind: 'tie' }, '0.89638554', 372n, 415n],
  ['dragon-tiger', { kind: 'suited_tie' }, '0.86024096', 357n, 415n],
  ['sic-bo', { kind: 'big' }, '0.97222222', 35n, 36n],
  ['sic-bo', { kind: 'even' }, '0.97222222', 35n, 36n],
  ['sic-bo', { kind: 'total', value: 4 }, '0.87500000', 7n, 8n],
  ['sic-bo', { kind: 'total', value: 16 }, '0.88888888', 8n, 9n],
  ['sic-bo', { kind: 'total', value: 6 }, '0.87962962', 95n, 108n],
  ['sic-bo', { kind: 'total', value: 14 }, '0.90277777', 65n, 72n],
  ['sic-bo', { kind: 'total', value: 8 }, '0.87500000', 7n, 8n],
  ['sic-bo', { kind: 'total', value: 12 }, '0.92592592', 25n, 27n],
  ['sic-bo', { kind: 'total', value: 10 }, '0.87500000', 7n, 8n],
  ['sic-bo', { kind: 'single', value: 1 }, '0.96296296', 26n, 27n],
  ['sic-bo', { kind: 'pair', values: [1, 2] }, '0.97222222', 35n, 36n],
  ['sic-bo', { kind: 'double', value: 1 }, '0.88888888', 8n, 9n],
  ['sic-bo', { kind: 'any_triple' }, '0.88888888', 8n, 9n],
  ['sic-bo', { kind: 'triple', value: 1 }, '0.83796296', 181n, 216n],
  ['andar-bahar', { kind: 'andar' }, '0.97851140', 8151n, 8330n],
  ['andar-bahar', { kind: 'bahar' }, '0.96998799', 808n, 833n],
  ['andar-bahar', { kind: 'cards', from: 1 }, '0.94873949', 1129n, 1190n],
  ['andar-bahar', { kind: 'cards', from: 6 }, '0.95500600', 19888n, 20825n],
  ['andar-bahar', { kind: 'cards', from: 11 }, '0.94655462', 2816n, 2975n],
  ['andar-bahar', { kind: 'cards', from: 16 }, '0.95923169', 19976n, 20825n],
  ['andar-bahar', { kind: 'cards', from: 26 }, '0.94525810', 3937n, 4165n],
  ['andar-bahar', { kind: 'cards', from: 31 }, '0.94285714', 33n, 35n],
  ['andar-bahar', { kind: 'cards', from: 36 }, '0.94837935', 790n, 833n],
  ['andar-bahar', { kind: 'cards', from: 41 }, '0.95078031', 792n, 833n],
  ['fortune-wheel', { kind: 'segment', value: 2 }, '0.97951983', 173519n, 177147n],
  ['fortune-wheel', { kind: 'segment', value: 48 }, '0.97951983', 173519n, 177147n],
  [
    'keno-minute',
    { kind: 'sum', side: 'small' },
    '0.97510991',
    68946436154904879539n,
    70706322844243486400n,
  ],
  ['keno-minute', { kind: 'sum', side: 'odd' }, '0.97499999', 6567248320776n, 6735639304975n],
  ['keno-minute', { kind: 'sum', side: 'even' }, '0.97500000', 26268993295701n, 26942557219900n],
];

/** Published returns of one to ten picks. */
const picksReturns: ReadonlyArray<[string, bigint, bigint]> = [
  ['0.95000000', 19n, 20n],
  ['0.95094936', 601n, 632n],
  ['0.94352482', 969n, 1027n],
  ['0.94604762', 21375n, 22594n],
  ['0.94862416', 300065n, 316316n],
  ['0.94454912', 74694n, 79079n],
  ['0.95204383', 7958877n, 8359780n],
  ['0.94133043', 287230011n, 305131970n],
  ['0.94538181', 22189709n, 23471690n],
  ['0.94721282', 41041538159n, 43328739740n],
];

describe('what is published of shared tables', () => {
  it.each(Object.entries(vectors))('%s: three rounds of the chain', (code, rounds) => {
    for (const [place, expected] of rounds.entries())
      expect(
        tableGames[code as TableGameCode].outcomeOf(vectorRound((place + 1) as 1 | 2 | 3)),
      ).toMatchObject(expected);
  });

  it.each([
    [3, [18, 47], 2, 2],
    [123, [18, 39, 29], 6, 4],
    [147, [39, 13], 3, 24],
  ])('the wheel by the seeds of the vectors, nonce %i', (nonce, spins, multiplier, result) => {
    const outcome = fortuneWheel.outcomeOf(vectorStream(nonce));
    expect(pick(outcome, 'spins', 'multiplier', 'result')).toEqual([spins, multiplier, result]);
  });

  it('the wheel has 24, 12, 8, 4, 2, 1 of the values and one each of x2, x3 and nothing', () => {
    const count = (label: string): number =>
      fortuneSegments.filter((segment) => segment === label).length;
    const counts = ['2', '4', '6', '12', '24', '48', 'x2', 'x3', '0'].map(count);
    expect(counts).toEqual([24, 12, 8, 4, 2, 1, 1, 1, 1]);
    expect(fortuneWheel.topMultiplierE4({ kind: 'segment', value: 48 })).toBe(12_960_000n);
  });

  it.each(returns)('%s %j returns %s', (code, params, text, numerator, denominator) => {
    const row = tableGames[code]
      .bets()
      .find((bet) => JSON.stringify(bet.params) === JSON.stringify(params));
    expect(row?.rtp).toEqual(fraction(numerator, denominator));
    expect(fractionText(row?.rtp ?? fraction(0n))).toBe(text);
  });

  it('keno returns with one to ten picks what is published', () => {
    const rows = tableGames['keno-minute'].bets().filter(({ kind }) => kind === 'picks');
    expect(rows.map(({ rtp }) => [fractionText(rtp), rtp.numerator, rtp.denominator])).toEqual(
      picksReturns,
    );
  });
});
