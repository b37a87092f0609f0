import {
  addFractions,
  choose,
  drawDistinct,
  fraction,
  largestMultiplier,
  multiplierScale,
  numbersFrom,
  ParamReader,
  rtpRow,
  type Fraction,
  type InstantGame,
  type MultiplierE4,
} from '@pavilion/games';
import { drumCodes, drums, type Drum, type DrumCode } from './drums.data.ts';

interface DrumPlay {
  drum: DrumCode;
  picks: readonly number[];
}

/** Of a drum by hits: hypergeometric; of a raffle each place is one ball of all. */
function rtpOf({ balls, picks, drawn, paysBy, pays }: Drum): Fraction {
  const parts = pays.map((payE4, at) => {
    if (paysBy === 'place') return fraction(payE4, BigInt(balls) * multiplierScale);
    const ways = choose(drawn, at) * choose(balls - drawn, picks - at);
    return fraction(payE4 * ways, choose(balls, picks) * multiplierScale);
  });
  return parts.reduce(addFractions);
}

function payOf(drum: Drum, picks: readonly number[], drawn: readonly number[]): MultiplierE4 {
  if (drum.paysBy === 'place')
    return drum.pays[drawn.findIndex((ball) => picks.includes(ball))] ?? 0n;
  return drum.pays[drawn.filter((ball) => picks.includes(ball)).length] ?? 0n;
}

const isDrum = (code: unknown): code is DrumCode => drumCodes.some((known) => known === code);

/** The drum that a title names. Throws for one there is not. */
export function drumOf(code: unknown): Drum {
  if (!isDrum(code)) throw new RangeError(`${String(code)} is no drum`);
  return drums[code];
}

/** Balls of a drum, drawn at once for one ticket. */
export const drumLottery: InstantGame<DrumPlay, { drawn: readonly number[]; hits: number }> = {
  engine: 'instant',
  code: 'drum',
  name: 'Drum',
  category: 'lottery',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: largestMultiplier(Object.values(drums).flatMap(({ pays }) => pays)),
  paramsSchema: { type: 'object', required: ['drum', 'picks'] },
  rtp: () => drumCodes.map((kind) => rtpRow('kind', { kind }, rtpOf(drums[kind]))),
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const drum = reader.choice('drum', drumCodes);
    const { balls, picks: count } = drums[drum];
    const picks = reader.distinctIntegers('picks', 1, balls, count);
    if (!reader.firstProblem() && picks.length < count) reader.problem('picks', 'belowMinimum');
    return reader.done({ drum, picks });
  },
  topMultiplierE4: ({ drum }) => largestMultiplier(drums[drum].pays),
  play({ drum, picks }, stream) {
    const of: Drum = drums[drum];
    const drawn = drawDistinct(stream, numbersFrom(1, of.balls), of.drawn);
    const hits = drawn.filter((ball) => picks.includes(ball)).length;
    const multiplierE4 = payOf(of, picks, drawn);
    return { outcome: { drawn, hits }, multiplierE4, events: [{ type: 'drawn', drawn }] };
  },
};
