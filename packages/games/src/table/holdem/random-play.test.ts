import { describe, expect, it } from 'vitest';
import { moneyFault, playAudited } from '../../testing/audited-holdem.ts';
import { RandomPlay } from '../../testing/random-holdem.ts';
import { checkHandRecord } from './hand-record.ts';

/** Freezes all that a state is made of, so that a rule that writes into it throws. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  // Bytes cannot be frozen; nobody writes into those of a deck.
  if (value instanceof Uint8Array) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) frozen(part);
  return value;
}

describe('random play', () => {
  it('leaves the states it is given as they were', () => {
    const play = new RandomPlay(77, { seatCount: 5 });
    for (let step = 0; step < 200; step += 1) {
      frozen(play.table.state);
      play.step();
    }
    expect(play.table.records().length).toBeGreaterThan(10);
  });

  // Thousands of hands are played by tests/simulation/holdem.simulation.test.ts.
  it.each([
    [2, 'no_limit'],
    [3, 'fixed_limit'],
    [6, 'no_limit'],
    [9, 'no_limit'],
  ] as const)('of %i seats, %s, keeps every chip', (seatCount, kind) => {
    const records = playAudited(seatCount, kind, 500);
    expect(records.length).toBeGreaterThan(25);
    expect(records.map(moneyFault).filter((fault) => fault !== null)).toEqual([]);
    for (const record of records.slice(0, 10)) expect(checkHandRecord(record)).toEqual([]);
  });
});
