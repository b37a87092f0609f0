import { fraction, multiplierScale, rtpRow } from '../../engine/index.ts';
import { lastDigitOf } from '../hash-characters.ts';
import { hashGame } from '../hash-round.ts';

export const oddEvenSides = ['odd', 'even'] as const;
/** What either side pays; each comes in exactly half of all hashes. */
export const oddEvenPays = { odd: 19_800n, even: 19_800n } as const;

/** Whether the last digit of the hash is odd. */
export const hashOddEven = hashGame({
  code: 'hash-odd-even',
  name: 'Hash Odd Even',
  volatility: 'low',
  sides: oddEvenSides,
  mostOf: oddEvenPays,
  rtp: () =>
    oddEvenSides.map((side) =>
      rtpRow('side', { side }, fraction(oddEvenPays[side], 2n * multiplierScale)),
    ),
  outcomeOf(hex) {
    const digit = lastDigitOf(hex);
    return { digit, side: digit % 2 === 1 ? 'odd' : 'even' };
  },
  pays: (side, outcome) => (outcome.side === side ? oddEvenPays[side] : 0n),
});
