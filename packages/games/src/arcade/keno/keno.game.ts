import {
  addFractions,
  choose,
  drawDistinct,
  fraction,
  largestMultiplier,
  multiplierScale,
  multiplierText,
  numbersFrom,
  ParamReader,
  rtpRow,
  type Fraction,
  type InstantGame,
  type InstantResult,
} from '../../engine/index.ts';
import {
  kenoDrawn,
  kenoMaxPicks,
  kenoNumbers,
  kenoPays,
  kenoRisks,
  type KenoRisk,
} from './keno-tables.ts';

export interface KenoParams {
  /** One to ten different numbers of 1 to 40. */
  picks: readonly number[];
  risk: KenoRisk;
}

/** In the order they were drawn. */
export type KenoOutcome = { drawn: readonly number[] };

const pickChoices = numbersFrom(1, kenoMaxPicks);

/** The exact return of so many picks: every number of hits by its ways among all draws. */
export function kenoRtp(picks: number, risk: KenoRisk): Fraction {
  return kenoPays(picks, risk)
    .map((multiplierE4, hits) =>
      fraction(
        multiplierE4 * choose(picks, hits) * choose(kenoNumbers - picks, kenoDrawn - hits),
        multiplierScale * choose(kenoNumbers, kenoDrawn),
      ),
    )
    .reduce(addFractions);
}

/** Ten of forty numbers are drawn; the more of the picked ones, the more it pays. */
export const keno: InstantGame<KenoParams, KenoOutcome> = {
  engine: 'instant',
  code: 'keno',
  name: 'Keno',
  category: 'arcade',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: largestMultiplier(kenoPays(kenoMaxPicks, 'high')),
  rtp: () =>
    kenoRisks.flatMap((risk) =>
      pickChoices.map((picks) => rtpRow('picks', { picks, risk }, kenoRtp(picks, risk))),
    ),
  paramsSchema: {
    type: 'object',
    required: ['picks', 'risk'],
    properties: {
      picks: {
        type: 'array',
        minItems: 1,
        maxItems: kenoMaxPicks,
        uniqueItems: true,
        items: { type: 'integer', minimum: 1, maximum: kenoNumbers },
      },
      risk: { type: 'string', enum: [...kenoRisks] },
    },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const picks = reader.distinctIntegers('picks', 1, kenoNumbers, kenoMaxPicks);
    return reader.done({ picks, risk: reader.choice('risk', kenoRisks) });
  },
  topMultiplierE4: ({ picks, risk }) => largestMultiplier(kenoPays(picks.length, risk)),
  play({ picks, risk }, stream): InstantResult<KenoOutcome> {
    const drawn = drawDistinct(stream, numbersFrom(1, kenoNumbers), kenoDrawn);
    const hits = drawn.filter((number) => picks.includes(number));
    const multiplierE4 = kenoPays(picks.length, risk)[hits.length] ?? 0n;
    return {
      outcome: { drawn },
      multiplierE4,
      events: [
        { type: 'drawn', numbers: drawn },
        { type: 'matched', numbers: hits, multiplier: multiplierText(multiplierE4) },
      ],
    };
  },
};
