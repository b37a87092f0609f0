import {
  choose,
  drawDistinct,
  fraction,
  numbersFrom,
  ParamReader,
  rtpRow,
  type RtpRow,
} from '../../engine/index.ts';
import type { LotteryGame } from '../lottery-game.ts';

/** Six to twelve different numbers of 1 to 49, ascending: every six of them are a line. */
export type Play649 = { numbers: readonly number[] };
export type Quick649 = { count: number };
/** In the order they were drawn. */
export type Outcome649 = { numbers: readonly number[]; bonus: number };

const highest = 49;
const perLine = 6;
const mostNumbers = 12;
const balls = numbersFrom(1, highest);
const ascending = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b);

export interface SharedFundLottery extends LotteryGame<Play649, Quick649, Outcome649> {
  prizes: 'fund';
  /** How many lines an entry is; it costs so many times the price of one. */
  linesOf(play: Play649): bigint;
  rtp(): readonly RtpRow[];
}

/** Six of 49 and a bonus; winners of a tier share what of the sales is set aside for it. */
export const lotto649: SharedFundLottery = {
  code: 'lotto-6-49',
  name: 'Lotto 6/49',
  category: 'lottery',
  kind: 'tickets',
  prizes: 'fund',
  version: 1,
  schedule: { weekdays: [3, 6], times: ['21:00'] },
  draw(stream) {
    const drawn = drawDistinct(stream, balls, perLine + 1);
    return { numbers: drawn.slice(0, perLine), bonus: drawn[perLine] ?? 0 };
  },
  parsePlay(raw) {
    const reader = new ParamReader(raw);
    const numbers = reader.distinctIntegers('numbers', 1, highest, mostNumbers);
    if (!reader.firstProblem() && numbers.length < perLine)
      reader.problem('numbers', 'belowMinimum');
    return reader.done({ numbers: ascending(numbers) });
  },
  parseQuick(raw) {
    const reader = new ParamReader(raw);
    return reader.done({ count: reader.integer('quick', perLine, mostNumbers) });
  },
  pick: ({ count }, stream) => ({ numbers: ascending(drawDistinct(stream, balls, count)) }),
  canonicalPlay: ({ numbers }) => ({ numbers }),
  linesOf: ({ numbers }) => choose(numbers.length, perLine),
  rtp: () => [rtpRow('base', {}, fraction(3n, 5n))],
};
