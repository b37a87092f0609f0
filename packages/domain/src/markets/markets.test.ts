import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatLine,
  isLegalLine,
  isLegalSelection,
  isMarketKind,
  marketKey,
  marketKinds,
  marketName,
  marketOutcomes,
  outcomes,
  parseLine,
  selectionLineQuarters,
  selectionName,
  type LineQuarters,
  type MarketKind,
  type Outcome,
} from './index.ts';

describe('lines', () => {
  it.each<[MarketKind, number, string]>([
    ['asian-handicap', -3, '-0.75'],
    ['asian-handicap', -1, '-0.25'],
    ['asian-handicap', 0, '0'],
    ['asian-handicap', 4, '+1'],
    ['asian-handicap', 5, '+1.25'],
    ['asian-handicap', -10, '-2.5'],
    ['total', 10, '2.5'],
    ['total', 11, '2.75'],
    ['total', 12, '3'],
  ])('%s of %i quarters is written %s', (kind, quarters, expected) => {
    expect(formatLine(kind, quarters)).toBe(expected);
    expect(parseLine(expected)).toBe(quarters);
  });

  it.each([
    ['2.50', 10],
    [' -1 ', -4],
    ['-0', 0],
    ['2.1', null],
    ['2.125', null],
    ['', null],
    ['x', null],
    ['.5', null],
  ])('%j is read as %s', (text, expected) => {
    expect(parseLine(text)).toBe(expected);
  });

  it.each<[MarketKind, LineQuarters, boolean]>([
    ['1x2', null, true],
    ['1x2', 0, false],
    ['total', 10, true],
    ['total', 2, true],
    ['total', 1, false],
    ['total', 0, false],
    ['total', -10, false],
    ['total', 61, false],
    ['total', 10.5, false],
    ['total', null, false],
    ['asian-handicap', 0, true],
    ['asian-handicap', -40, true],
    ['asian-handicap', 41, false],
    ['asian-handicap', Number.NaN, false],
    ['asian-handicap', null, false],
  ])('%s with %s quarters: %s', (kind, quarters, expected) => {
    expect(isLegalLine(kind, quarters)).toBe(expected);
  });

  it('come back from their text', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 40 }), (quarters) => {
        expect(parseLine(formatLine('asian-handicap', quarters))).toBe(quarters);
      }),
    );
  });
});

describe('selections', () => {
  it.each<[MarketKind, Outcome[]]>([
    ['1x2', ['home', 'draw', 'away']],
    ['total', ['over', 'under']],
    ['asian-handicap', ['home', 'away']],
  ])('%s has the outcomes %j and no other', (kind, expected) => {
    const lineQuarters = kind === '1x2' ? null : 10;
    const legal = outcomes.filter((outcome) => isLegalSelection({ kind, outcome, lineQuarters }));
    expect(legal).toEqual(expected);
    expect(marketOutcomes[kind]).toEqual(expected);
  });

  it('the away side sees the handicap turned round, everyone else the line itself', () => {
    const line = (kind: MarketKind, outcome: Outcome, lineQuarters: LineQuarters): LineQuarters =>
      selectionLineQuarters({ kind, outcome, lineQuarters });
    expect(line('asian-handicap', 'home', -3)).toBe(-3);
    expect(line('asian-handicap', 'away', -3)).toBe(3);
    expect(line('asian-handicap', 'away', 0)).toBe(0);
    expect(line('total', 'under', 10)).toBe(10);
    expect(line('1x2', 'away', null)).toBeNull();
  });
});

describe('names', () => {
  it('are message keys with a line, not texts', () => {
    expect(marketName({ kind: '1x2', lineQuarters: null })).toEqual({
      key: 'market1x2',
      line: null,
    });
    expect(marketName({ kind: 'asian-handicap', lineQuarters: -3 })).toEqual({
      key: 'marketAsianHandicap',
      line: '-0.75',
    });
    expect(selectionName({ kind: 'asian-handicap', outcome: 'away', lineQuarters: -3 })).toEqual({
      key: 'outcomeAway',
      line: '+0.75',
    });
    expect(selectionName({ kind: 'total', outcome: 'over', lineQuarters: 10 })).toEqual({
      key: 'outcomeOver',
      line: '2.5',
    });
  });

  it('each market of an event has its own key', () => {
    expect(marketKey({ kind: '1x2', lineQuarters: null })).toBe('1x2');
    expect(marketKey({ kind: 'asian-handicap', lineQuarters: -3 })).toBe('asian-handicap:-0.75');
    const keys = marketKinds.flatMap((kind) =>
      kind === '1x2'
        ? [marketKey({ kind, lineQuarters: null })]
        : [2, 3, 4, 5].map((lineQuarters) => marketKey({ kind, lineQuarters })),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(isMarketKind('1x2') && !isMarketKind('1X2')).toBe(true);
  });
});
