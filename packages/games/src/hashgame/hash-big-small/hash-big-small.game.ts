import { fraction, multiplierScale, rtpRow } from '../../engine/index.ts';
import { lastDigitOf } from '../hash-characters.ts';
import { hashGame } from '../hash-round.ts';

export const bigSmallSides = ['big', 'small'] as const;
/** What either side pays; each comes in exactly half of all hashes. */
export const bigSmallPays = { big: 19_800n, small: 19_800n } as const;

/** Whether the last digit of the hash is big (5 to 9) or small (0 to 4). */
export const hashBigSmall = hashGame({
  code: 'hash-big-small',
  name: 'Hash Big Small',
  volatility: 'low',
  sides: bigSmallSides,
  mostOf: bigSmallPays,
  rtp: () =>
    bigSmallSides.map((side) =>
      rtpRow('side', { side }, fraction(bigSmallPays[side], 2n * multiplierScale)),
    ),
  outcomeOf(hex) {
    const digit = lastDigitOf(hex);
    return { digit, side: digit >= 5 ? 'big' : 'small' };
  },
  pays: (side, outcome) => (outcome.side === side ? bigSmallPays[side] : 0n),
});
