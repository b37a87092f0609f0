import {
  addFractions,
  choose,
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
  plinkoMaxRows,
  plinkoMinRows,
  plinkoPockets,
  plinkoRisks,
  type PlinkoRisk,
} from './plinko-tables.ts';

export interface PlinkoParams {
  rows: number;
  risk: PlinkoRisk;
}

/** `path`: 0 left, 1 right, a row each; `pocket`: how often right, from 0 at the left edge. */
export type PlinkoOutcome = { path: readonly number[]; pocket: number };

const rowChoices = numbersFrom(plinkoMinRows, plinkoMaxRows - plinkoMinRows + 1);

/** The exact return of a board: every pocket by the number of paths that lead to it. */
export function plinkoRtp({ rows, risk }: PlinkoParams): Fraction {
  return plinkoPockets(rows, risk)
    .map((multiplierE4, pocket) =>
      fraction(multiplierE4 * choose(rows, pocket), multiplierScale * 2n ** BigInt(rows)),
    )
    .reduce(addFractions);
}

/** A ball falls through rows of pegs into a pocket. */
export const plinko: InstantGame<PlinkoParams, PlinkoOutcome> = {
  engine: 'instant',
  code: 'plinko',
  name: 'Plinko',
  category: 'arcade',
  version: 1,
  volatility: 'high',
  maxMultiplierE4: largestMultiplier(plinkoPockets(plinkoMaxRows, 'high')),
  rtp: () =>
    plinkoRisks.flatMap((risk) =>
      rowChoices.map((rows) => rtpRow('rows', { rows, risk }, plinkoRtp({ rows, risk }))),
    ),
  paramsSchema: {
    type: 'object',
    required: ['rows', 'risk'],
    properties: {
      rows: { type: 'integer', minimum: plinkoMinRows, maximum: plinkoMaxRows },
      risk: { type: 'string', enum: [...plinkoRisks] },
    },
  },
  parseParams(raw) {
    const reader = new ParamReader(raw);
    const rows = reader.integer('rows', plinkoMinRows, plinkoMaxRows);
    return reader.done({ rows, risk: reader.choice('risk', plinkoRisks) });
  },
  topMultiplierE4: ({ rows, risk }) => largestMultiplier(plinkoPockets(rows, risk)),
  play({ rows, risk }, stream): InstantResult<PlinkoOutcome> {
    const path = Array.from({ length: rows }, () => stream.draw(2));
    const pocket = path.reduce((sum, step) => sum + step, 0);
    const multiplierE4 = plinkoPockets(rows, risk)[pocket] ?? 0n;
    return {
      outcome: { path, pocket },
      multiplierE4,
      events: [
        { type: 'dropped', path },
        { type: 'landed', pocket, multiplier: multiplierText(multiplierE4) },
      ],
    };
  },
};
