import {
  fraction,
  largestMultiplier,
  multiplierScale,
  multiplierText,
  ParamReader,
  rtpRow,
  type Fraction,
  type InstantGame,
} from '../../engine/index.ts';
import {
  wheelRisks,
  wheelSegments,
  wheelSizes,
  type WheelRisk,
  type WheelSize,
} from './wheel-tables.ts';

export interface WheelParams {
  segments: WheelSize;
  risk: WheelRisk;
}

export type WheelOutcome = { segment: number };

/** The exact return of a wheel: the mean of its segments. */
export function wheelRtp({ segments, risk }: WheelParams): Fraction {
  const sum = wheelSegments(segments, risk).reduce((total, multiplier) => total + multiplier, 0n);
  return fraction(sum, multiplierScale * BigInt(segments));
}

/** A wheel of ten to fifty segments, each with its multiplier. */
export const wheel: InstantGame<WheelParams, WheelOutcome> = {
  engine: 'instant',
  code: 'wheel',
  name: 'Wheel',
  category: 'arcade',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: largestMultiplier(wheelSegments(50, 'high')),
  rtp: () =>
    wheelRisks.flatMap((risk) =>
      wheelSizes.map((segments) =>
        rtpRow('segments', { segments, risk }, wheelRtp({ segments, risk })),
      ),
    ),
  paramsSchema: {
    type: 'object',
    required: ['segments', 'risk'],
    properties: {
      segments: { type: 'integer', enum: [...wheelSizes] },
      risk: { type: 'string', enum: [...wheelRisks] },
    },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const segments = reader.numberChoice('segments', wheelSizes);
    return reader.done({ segments, risk: reader.choice('risk', wheelRisks) });
  },
  topMultiplierE4: ({ segments, risk }) => largestMultiplier(wheelSegments(segments, risk)),
  play({ segments, risk }, stream) {
    const segment = stream.draw(segments);
    const multiplierE4 = wheelSegments(segments, risk)[segment] ?? 0n;
    return {
      outcome: { segment },
      multiplierE4,
      events: [{ type: 'spun', segment, multiplier: multiplierText(multiplierE4) }],
    };
  },
};
