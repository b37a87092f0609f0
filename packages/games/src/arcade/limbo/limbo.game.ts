import {
  fraction,
  hundredthsText,
  multiplierScale,
  ParamReader,
  rtpRow,
  type InstantGame,
  type RtpRow,
} from '../../engine/index.ts';

const words = 2n ** 32n;
export const limboMinTarget = 101;
export const limboMaxTarget = 100_000_000;

export interface LimboParams {
  /** In hundredths: 2.00 is 200. */
  target: number;
}

export type LimboOutcome = { result: string };

/** The result a word gives, in hundredths: floor(99 · 2^32 / word), from 1.00 to 1 000 000. */
export function limboResult(word: number): number {
  if (word === 0) return limboMaxTarget;
  const result = Number((99n * words) / BigInt(word));
  return Math.min(limboMaxTarget, Math.max(100, result));
}

/** Words that reach a target, of 2^32. The word 0 reaches every target. */
export function winningWords({ target }: LimboParams): bigint {
  return (99n * words) / BigInt(target) + 1n;
}

const multiplierE4Of = ({ target }: LimboParams): bigint => BigInt(target) * 100n;

/**
 * The exact return of a target: 99 % and what the whole words add, 0.02 % at the highest target.
 */
export function limboRtp(params: LimboParams): RtpRow {
  const rtp = fraction(multiplierE4Of(params) * winningWords(params), multiplierScale * words);
  return rtpRow('aim', { target: hundredthsText(params.target) }, rtp);
}

/** One number, one chance to guess how high it goes. */
export const limbo: InstantGame<LimboParams, LimboOutcome> = {
  engine: 'instant',
  code: 'limbo',
  name: 'Limbo',
  category: 'arcade',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: multiplierE4Of({ target: limboMaxTarget }),
  rtp: () =>
    [limboMinTarget, 200, 1_000, 10_000, limboMaxTarget].map((target) => limboRtp({ target })),
  paramsSchema: {
    type: 'object',
    required: ['target'],
    properties: {
      target: { type: 'string', pattern: '^\\d{1,7}(\\.\\d{1,2})?$', examples: ['2.00'] },
    },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    return reader.done({ target: reader.hundredths('target', limboMinTarget, limboMaxTarget) });
  },
  topMultiplierE4: multiplierE4Of,
  play(params, stream) {
    const hundredths = limboResult(stream.word());
    const isWin = hundredths >= params.target;
    const result = hundredthsText(hundredths);
    return {
      outcome: { result },
      multiplierE4: isWin ? multiplierE4Of(params) : 0n,
      events: [{ type: 'climbed', result, is_win: isWin }],
    };
  },
};
