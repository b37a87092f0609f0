import {
  largestMultiplier,
  ParamReader,
  type JsonObject,
  type MultiplierE4,
  type RoundGame,
  type RtpRow,
  type Volatility,
} from '../engine/index.ts';
import { toHex } from '../fairness/index.ts';

export interface HashParams<Side extends string> {
  side: Side;
}

interface HashRules<Side extends string, Outcome extends JsonObject> {
  code: string;
  name: string;
  volatility: Volatility;
  sides: readonly Side[];
  /** What a side may pay, the highest of it. */
  mostOf: Readonly<Record<Side, MultiplierE4>>;
  stakesLocked?: number;
  rtp(): readonly RtpRow[];
  /** From the 64 lower-case hex characters of the round's hash. */
  outcomeOf(hex: string): Outcome;
  pays(side: Side, outcome: Outcome): MultiplierE4;
}

/**
 * A round decided by the characters of its hash: the link of the chain that stood fixed before the
 * bets.
 */
export function hashGame<Side extends string, Outcome extends JsonObject>(
  rules: HashRules<Side, Outcome>,
): RoundGame<HashParams<Side>, Outcome> {
  const { code, name, volatility, sides, mostOf, stakesLocked, rtp } = rules;
  return {
    engine: 'round',
    code,
    name,
    category: 'hashgame',
    version: 1,
    volatility,
    maxMultiplierE4: largestMultiplier(sides.map((side) => mostOf[side])),
    bettingMs: 15_000,
    pauseMs: 4_000,
    ...(stakesLocked === undefined ? {} : { stakesLocked }),
    rtp,
    paramsSchema: {
      type: 'object',
      required: ['side'],
      properties: { side: { type: 'string', enum: [...sides] } },
    },
    parseParams(raw) {
      const reader = new ParamReader(raw);
      return reader.done({ side: reader.choice('side', sides) });
    },
    outcomeOf: ({ link }) => rules.outcomeOf(toHex(link)),
    /** Time to uncover the characters one by one. */
    runsMs: () => 4_000,
    settle: ({ side }, outcome) => rules.pays(side, outcome),
  };
}
