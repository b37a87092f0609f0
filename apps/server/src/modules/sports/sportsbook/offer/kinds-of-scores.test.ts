import { expect, it } from 'vitest';
import { kindsOf, settlePick } from '@pavilion/sports';
import { factsOfResult } from '../facts-of-result.ts';
import { kindsOfScores } from './kinds-of-scores.ts';

const facts = factsOfResult({
  ...{ eventId: 'e', homeScore: 2, awayScore: 1, reason: 'import' },
  kind: 'score',
  ...{ halfTimeHomeScore: null, halfTimeAwayScore: null },
});

it('a score alone settles every outcome of these kinds', () => {
  const types = kindsOf.football.filter(({ kind }) => kindsOfScores.has(kind));
  expect(types.length).toBeGreaterThan(20);
  for (const type of types) {
    const outcomes = typeof type.outcomes === 'string' ? [] : type.outcomes;
    const lineQuarters = type.line === 'none' ? null : type.line === 'whole' ? 4 : 2;
    const market = { type, lineQuarters, param: null };
    expect(outcomes.length).toBeGreaterThan(1);
    for (const outcome of outcomes) {
      expect([type.kind, settlePick({ market, outcome }, facts).by]).toEqual([type.kind, 'table']);
    }
  }
});
