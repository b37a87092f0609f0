import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction, numbersFrom } from '../engine/index.ts';
import { vectorRoundStream } from '../testing/shared-vectors.ts';
import { problemsOf, vectorStream } from '../testing/streams.ts';
import { coverRtp, lotteryGames, topMultiplierE4, wonPrizes } from './index.ts';
import { draws4d } from './lotto-4d/lotto-4d-prizes.ts';

const { 'lotto-4d': lotto4d, 'lotto-3d': lotto3d, 'lotto-2d': lotto2d } = lotteryGames();
const pcso = lotteryGames('pcso');

describe('draws of the published rounds', () => {
  it.each([
    [1, '4437 8140 1296', '0585', '8764', '443', [14, 26]],
    [2, '8904 3791 6484', '2405', '0101', '890', [28, 12]],
    [3, '3763 3796 8166', '7653', '5060', '376', [12, 12]],
  ])('round %i', (index, prizes, special, consolation, number, numbers) => {
    const outcome = lotto4d.draw(vectorRoundStream('tickets', index));
    expect(`${outcome.first} ${outcome.second} ${outcome.third}`).toBe(prizes);
    expect([outcome.special[0], outcome.consolation[9]]).toEqual([special, consolation]);
    expect([outcome.special.length, outcome.consolation.length]).toEqual([10, 10]);
    expect(lotto3d.draw(vectorRoundStream('tickets', index))).toEqual({ number });
    expect(lotto2d.draw(vectorRoundStream('tickets', index))).toEqual({ numbers });
  });
});

const rtpOf = (rows: ReturnType<typeof lotto4d.rtp>) =>
  Object.fromEntries(rows.map(({ bet, rtp }) => [bet, `${rtp.numerator}/${rtp.denominator}`]));

describe('returns', () => {
  it('are those of the contract', () => {
    expect(rtpOf(lotto4d.rtp())).toEqual({
      big: '16/25',
      small: '13/20',
      first: '3/5',
      last_three: '33/50',
      box_big: '16/25',
      box_small: '13/20',
      'ibox_big, 24 permutations': '417/625',
      'ibox_big, 12 permutations': '321/500',
      'ibox_big, 6 permutations': '801/1250',
      'ibox_big, 4 permutations': '16/25',
      'ibox_small, 24 permutations': '408/625',
      'ibox_small, 12 permutations': '1629/2500',
      'ibox_small, 6 permutations': '651/1000',
      'ibox_small, 4 permutations': '13/20',
    });
    expect(Object.values(rtpOf(lotto3d.rtp()))).toEqual(['3/4', '3/4', '3/4']);
    expect(Object.values(rtpOf(pcso['lotto-3d'].rtp()))).toEqual(['9/20', '9/20', '9/20']);
    expect(Object.values(rtpOf(lotto2d.rtp()))).toEqual(['725/961', '725/961']);
    expect(Object.values(rtpOf(pcso['lotto-2d'].rtp()))).toEqual(['400/961', '400/961']);
  });

  it('are what all numbers of a draw pay on average, number by number', () => {
    const stake = 2_400n;
    const four = numbersFrom(0, 10_000).map((number) => String(number).padStart(4, '0'));
    for (const number of ['0123', '0012', '0011', '0001'])
      for (const kind of [
        'big',
        'small',
        'box_big',
        'box_small',
        'ibox_big',
        'ibox_small',
      ] as const) {
        const cover = lotto4d.cover({ kind, number });
        // Each of the 23 places is drawn alike from all numbers: the sum over them, place by place.
        let paid = 0n;
        for (const drawn of four)
          if (cover.numbers.includes(drawn))
            for (const [tier, draws] of Object.entries(draws4d))
              if (tier !== 'last_three')
                for (const prize of wonPrizes(cover, stake, [{ tier, number: drawn }]))
                  paid += draws.draws * prize.amountMinor;
        expect(coverRtp(cover, draws4d)).toEqual(fraction(paid, 10_000n * stake));
      }
  });

  it('of 3D and 2D are the sums over every outcome', () => {
    const paid = (game: typeof lotto3d) => (kind: 'straight' | 'box', number: string) =>
      numbersFrom(0, 1_000)
        .map((drawn) => game.drawnOf({ number: String(drawn).padStart(3, '0') }))
        .flatMap((drawn) => wonPrizes(game.cover({ kind, number }), 100n, drawn))
        .reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    for (const number of ['045', '455']) {
      expect(paid(lotto3d)('straight', number)).toBe(75_000n);
      expect(paid(lotto3d)('box', number)).toBe(75_000n);
    }
    const pairs = numbersFrom(1, 31).flatMap((a) => numbersFrom(1, 31).map((b) => [a, b] as const));
    const box = lotto2d.cover({ kind: 'box', numbers: [3, 30] });
    const won = pairs.flatMap((numbers) => wonPrizes(box, 10n, lotto2d.drawnOf({ numbers })));
    expect(won).toEqual([
      { tier: 'first', amountMinor: 3_625n },
      { tier: 'first', amountMinor: 3_625n },
    ]);
    // 362.5 of one minor unit is rounded down.
    expect(wonPrizes(box, 1n, lotto2d.drawnOf({ numbers: [30, 3] }))[0]?.amountMinor).toBe(362n);
  });
});

describe('prizes', () => {
  const outcome = {
    first: '0123',
    second: '3210',
    third: '0123',
    special: ['0123', '0123', ...Array.from({ length: 8 }, () => '9999')],
    consolation: Array.from({ length: 10 }, () => '1111'),
  };
  const won = (kind: Parameters<typeof lotto4d.cover>[0]['kind'], number: string, stake: bigint) =>
    wonPrizes(lotto4d.cover({ kind, number }), stake, lotto4d.drawnOf(outcome)).map(
      ({ tier, amountMinor }) => `${tier} ${amountMinor}`,
    );

  it('are paid each time a number comes', () => {
    const expected = ['first 250000', 'third 50000', 'special 18000', 'special 18000'];
    expect(won('big', '0123', 100n)).toEqual(expected);
    expect(won('small', '0123', 100n)).toEqual(['first 350000', 'third 100000']);
    expect(won('first', '0123', 1n)).toEqual(['first 6000']);
    expect(won('last_three', '123', 100n)).toEqual(['last_three 66000']);
    expect(won('big', '4444', 100n)).toEqual([]);
  });

  it('of a box are those of every permutation as a bet of its own; of an iBox, of one stake', () => {
    expect(won('box_big', '1032', 2_400n)).toEqual([
      'first 250000',
      'second 100000',
      'third 50000',
      'special 18000',
      'special 18000',
    ]);
    expect(won('ibox_small', '1032', 100n)).toEqual(['first 14600', 'second 8400', 'third 4200']);
    expect(() => won('box_big', '1032', 100n)).toThrow(RangeError);
    expect(topMultiplierE4(lotto4d.cover({ kind: 'box_big', number: '0011' }))).toBe(4_166_666n);
  });
});

describe('a line', () => {
  it.each([
    [{}, ['kind required', 'number required']],
    [{ kind: 'big', number: '123' }, ['number invalidChoice']],
    [{ kind: 'big', number: 123 }, ['number invalidType']],
    [{ kind: 'big', number: '12a4' }, ['number invalidChoice']],
    [{ kind: 'last_three', number: '0123' }, ['number invalidChoice']],
    [{ kind: 'ibox_big', number: '7777' }, ['number invalidChoice']],
    [{ kind: 'none', number: '0123' }, ['kind invalidChoice']],
    [[], ['invalidType', 'kind required', 'number required']],
  ])('of 4D: %j', (raw, problems) => {
    const trimmed = problemsOf(lotto4d.parsePlay(raw)).map((text) => text.trim());
    expect(trimmed).toEqual(problems);
  });

  it.each([
    [{ kind: 'box', number: '111' }, ['number invalidChoice']],
    [{ kind: 'box', number: '110' }, []],
    [{ kind: 'straight', number: '111' }, []],
  ])('of 3D: %j', (raw, problems) => {
    expect(problemsOf(lotto3d.parsePlay(raw))).toEqual(problems);
  });

  it.each([
    [{ kind: 'box', numbers: [4, 4] }, ['numbers duplicate']],
    [{ kind: 'straight', numbers: [4, 4] }, []],
    [
      { kind: 'straight', numbers: [0, 32] },
      ['numbers[0] belowMinimum', 'numbers[1] aboveMaximum'],
    ],
    [
      { kind: 'straight', numbers: [1.5, '2'] },
      ['numbers[0] invalidType', 'numbers[1] invalidType'],
    ],
    [{ kind: 'straight', numbers: [1] }, ['numbers invalidType']],
    [{ kind: 'straight' }, ['numbers required']],
  ])('of 2D: %j', (raw, problems) => {
    expect(problemsOf(lotto2d.parsePlay(raw))).toEqual(problems);
  });

  it('is drawn by the player’s stream, and again where the kind does not take it', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.constantFrom('ibox_big', 'box_small', 'last_three'),
        (nonce, kind) => {
          const play = lotto4d.pick({ kind }, vectorStream(nonce));
          expect(lotto4d.parsePlay(lotto4d.canonicalPlay(play))).toEqual({
            ok: true,
            params: play,
          });
        },
      ),
      { numRuns: 50 },
    );
    const box = lotto2d.pick({ kind: 'box' }, vectorRoundStream('tickets', 3));
    // Round 3 begins with 12 12, which is no box; a straight takes it.
    expect(box.numbers[0]).not.toBe(box.numbers[1]);
    expect(lotto2d.pick({ kind: 'straight' }, vectorRoundStream('tickets', 3)).numbers).toEqual([
      12, 12,
    ]);
  });
});
