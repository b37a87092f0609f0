import {
  fraction,
  multiplierOf,
  ParamReader,
  rtpRow,
  type InstantGame,
  type RtpRow,
} from '../../engine/index.ts';

const outcomes = 10_000;
const sides = ['over', 'under'] as const;

export interface DiceParams {
  /** In hundredths: 50.50 is 5050. */
  target: number;
  direction: (typeof sides)[number];
}

export type DiceOutcome = { roll: string };

/** Rolls that win: over its target 99.99 − target, under it target, of 10 000. */
export function winningRolls({ target, direction }: DiceParams): number {
  return direction === 'over' ? outcomes - 1 - target : target;
}

/** 0.99 · 10 000 / winning rolls, in ten-thousandths. */
export function diceMultiplierE4(params: DiceParams): bigint {
  return multiplierOf(99n * BigInt(outcomes), 100n * BigInt(winningRolls(params)));
}

const rtpOf = (params: DiceParams): RtpRow =>
  rtpRow(
    params.direction,
    { target: (params.target / 100).toFixed(2) },
    fraction(diceMultiplierE4(params) * BigInt(winningRolls(params)), 10_000n * BigInt(outcomes)),
  );

/** One roll from 0.00 to 99.99, over or under a target. */
export const dice: InstantGame<DiceParams, DiceOutcome> = {
  engine: 'instant',
  code: 'dice',
  name: 'Dice',
  category: 'arcade',
  version: 1,
  volatility: 'medium',
  maxMultiplierE4: diceMultiplierE4({ target: 1, direction: 'under' }),
  rtp: () => [5050, 7500, 9000, 9900].map((target) => rtpOf({ target, direction: 'over' })),
  paramsSchema: {
    type: 'object',
    required: ['target', 'direction'],
    properties: {
      target: { type: 'string', pattern: '^\\d{1,2}(\\.\\d{1,2})?$', examples: ['50.50'] },
      direction: { type: 'string', enum: [...sides] },
    },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const direction = reader.choice('direction', sides);
    // At least one roll wins and at least one loses.
    const target =
      direction === 'over'
        ? reader.hundredths('target', 0, outcomes - 2)
        : reader.hundredths('target', 1, outcomes - 1);
    return reader.done({ target, direction });
  },
  topMultiplierE4: diceMultiplierE4,
  play(params, stream) {
    const roll = stream.draw(outcomes);
    const isWin = params.direction === 'over' ? roll > params.target : roll < params.target;
    const text = (roll / 100).toFixed(2);
    return {
      outcome: { roll: text },
      multiplierE4: isWin ? diceMultiplierE4(params) : 0n,
      events: [{ type: 'rolled', roll: text, is_win: isWin }],
    };
  },
};
