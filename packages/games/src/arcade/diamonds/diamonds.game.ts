import {
  fraction,
  largestMultiplier,
  multiplierScale,
  multiplierText,
  ParamReader,
  rtpRow,
  type InstantGame,
  type InstantResult,
  type MultiplierE4,
} from '../../engine/index.ts';

export const diamondColours = 7;
export const diamondCount = 5;

/**
 * Every pattern of five gems by the sizes of its groups of one colour, what it pays, and in how
 * many of 7^5 deals it comes.
 */
export const diamondPatterns = [
  { pattern: 'five', groups: '5', multiplierE4: 650_000n, deals: 7n },
  { pattern: 'four', groups: '41', multiplierE4: 50_000n, deals: 210n },
  { pattern: 'full_house', groups: '32', multiplierE4: 40_000n, deals: 420n },
  { pattern: 'three', groups: '311', multiplierE4: 30_000n, deals: 2_100n },
  { pattern: 'two_pairs', groups: '221', multiplierE4: 20_000n, deals: 3_150n },
  { pattern: 'pair', groups: '2111', multiplierE4: 1_000n, deals: 8_400n },
  { pattern: 'none', groups: '11111', multiplierE4: 0n, deals: 2_520n },
] as const satisfies readonly {
  pattern: string;
  groups: string;
  multiplierE4: MultiplierE4;
  deals: bigint;
}[];
export type DiamondPattern = (typeof diamondPatterns)[number]['pattern'];

export type DiamondsOutcome = { gems: readonly number[]; pattern: DiamondPattern };

/** The pattern of five gems. */
export function diamondPatternOf(gems: readonly number[]): (typeof diamondPatterns)[number] {
  const sizes = [...new Set(gems)].map((gem) => gems.filter((other) => other === gem).length);
  const groups = sizes.toSorted((a, b) => b - a).join('');
  const found = diamondPatterns.find((row) => row.groups === groups);
  if (!found) throw new RangeError('a deal is five gems');
  return found;
}

/** Five gems of seven colours; equal ones pay. */
export const diamonds: InstantGame<Record<string, never>, DiamondsOutcome> = {
  engine: 'instant',
  code: 'diamonds',
  name: 'Diamonds',
  category: 'arcade',
  version: 1,
  volatility: 'low',
  maxMultiplierE4: largestMultiplier(diamondPatterns.map(({ multiplierE4 }) => multiplierE4)),
  rtp: () => [
    rtpRow(
      'base',
      {},
      fraction(
        diamondPatterns.reduce((sum, row) => sum + row.multiplierE4 * row.deals, 0n),
        multiplierScale * BigInt(diamondColours) ** BigInt(diamondCount),
      ),
    ),
  ],
  paramsSchema: { type: 'object', properties: {} },
  parseParams: (raw) => new ParamReader(raw).done({}),
  topMultiplierE4: () => diamondPatterns[0].multiplierE4,
  play(_params, stream): InstantResult<DiamondsOutcome> {
    const gems = Array.from({ length: diamondCount }, () => stream.draw(diamondColours));
    const { pattern, multiplierE4, groups } = diamondPatternOf(gems);
    const matching = gems.map((gem) => gems.filter((other) => other === gem).length > 1);
    const places = matching.flatMap((isMatch, place) => (isMatch ? [place] : []));
    return {
      outcome: { gems, pattern },
      multiplierE4,
      events: [
        { type: 'dealt', gems },
        { type: 'matched', pattern, groups, places, multiplier: multiplierText(multiplierE4) },
      ],
    };
  },
};
