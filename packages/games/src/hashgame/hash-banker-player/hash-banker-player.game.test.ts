import { describe, expect, it } from 'vitest';
import { fraction, fractionText, multiplierText, numbersFrom } from '../../engine/index.ts';
import { fromHex } from '../../fairness/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { bankerPlayerSides, hashBankerPlayer } from './hash-banker-player.game.ts';

const endingIn = (ending: string) =>
  hashBankerPlayer.outcomeOf({ link: fromHex(ending.padStart(64, '0')), salt: 'salt', index: 1 });

describe('hash banker player', () => {
  it.each([
    ['91f23', 0, 5, 'player'],
    ['9a012', 9, 3, 'banker'],
    ['abcde', 0, 0, 'tie'],
    ['5590a', 0, 0, 'tie'],
    ['34970', 7, 7, 'tie'],
  ])('%s: banker %i, player %i, %s', (characters, banker, player, winner) => {
    expect(endingIn(`7${characters}`)).toEqual({ characters, banker, player, winner });
  });

  it.each([
    ['91f23', '0.00 1.95 0.00'],
    ['9a012', '1.95 0.00 0.00'],
    ['abcde', '1.00 1.00 7.00'],
  ])('%s pays banker, player, tie %s: a tie gives the others their stake back', (ending, pays) => {
    const outcome = endingIn(ending);
    const paid = bankerPlayerSides.map((side) => hashBankerPlayer.settle({ side }, outcome));
    expect(paid.map(multiplierText).join(' ')).toBe(pays);
  });

  it('returns exactly what all 65 536 endings pay: 97.79 %, and 82.46 % on the tie', () => {
    const paid = [0n, 0n, 0n];
    for (const ending of numbersFrom(0, 16 ** 4)) {
      const hex = ending.toString(16).padStart(4, '0');
      const outcome = endingIn(`${hex.slice(0, 2)}0${hex.slice(2)}`);
      for (const [place, side] of bankerPlayerSides.entries())
        paid[place] = (paid[place] ?? 0n) + hashBankerPlayer.settle({ side }, outcome);
    }
    const rtp = paid.map((sum) => fraction(sum, 10_000n * 16n ** 4n));
    expect(hashBankerPlayer.rtp().map((row) => row.rtp)).toEqual(rtp);
    expect(rtp.map((share) => fractionText(share, 4))).toEqual(['0.9779', '0.9779', '0.8245']);
  });

  it('refuses an unknown side', () => {
    expect(problemsOf(hashBankerPlayer.parseParams({ side: 'dealer' }))).toEqual([
      'side invalidChoice',
    ]);
  });
});
