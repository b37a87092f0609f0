import { describe, expect, it } from 'vitest';
import { fraction } from '../../engine/index.ts';
import { problemsOf } from '../../testing/streams.ts';
import { enumerateLines } from '../lines/enumerate-lines.ts';
import { readLines } from '../lines/lines-table.ts';
import { histogramRows } from '../pay-histogram.ts';
import { classic3x3, classic3x3Table } from './classic-3x3.game.ts';

describe('classic 3×3', () => {
  const machine = readLines(classic3x3Table);
  const rows = histogramRows(enumerateLines(machine, machine.base));

  it('returns what all its 13 824 stops pay, and never more than it says', () => {
    const units = rows.reduce((sum, row) => sum + row.units * row.stops, 0);
    expect(rows.reduce((sum, row) => sum + row.stops, 0)).toBe(13_824);
    expect(classic3x3.rtp()).toMatchObject([
      { bet: 'base', rtp: fraction(BigInt(units), 13_824n * 5n) },
    ]);
    expect(Math.max(...rows.map((row) => row.units))).toBe(classic3x3Table.windowMost?.base);
  });

  it('sells no feature', () => {
    expect(classic3x3.parseParams({})).toEqual({ ok: true, params: { buy: false } });
    expect(problemsOf(classic3x3.parseParams({ buy: true }))).toEqual(['buy invalidChoice']);
    expect(problemsOf(classic3x3.parseParams({ buy: 'yes' }))).toEqual(['buy invalidType']);
    expect(classic3x3.paramsSchema).toEqual({ type: 'object', properties: {} });
  });
});
