import { describe, expect, it } from 'vitest';
import { StudioCircuit } from './studio-circuit.ts';

const opened = (): StudioCircuit => {
  const circuit = new StudioCircuit();
  for (let failure = 0; failure < 5; failure += 1) circuit.tell('A', false, 1000);
  return circuit;
};

describe('a studio that does not answer', () => {
  it('is asked until the fifth failure in a row, others go on', () => {
    const circuit = new StudioCircuit();
    for (let failure = 0; failure < 4; failure += 1) circuit.tell('A', false, 0);
    expect([circuit.mayAsk('A', 0), circuit.stateOf('A')]).toEqual([true, 'closed']);
    circuit.tell('A', true, 0);
    for (let failure = 0; failure < 5; failure += 1) circuit.tell('A', false, 0);
    expect([circuit.mayAsk('A', 0), circuit.stateOf('A')]).toEqual([false, 'open']);
    expect(circuit.mayAsk('B', 0)).toBe(true);
  });

  it('is tried by one call after its rest, and rests again when that fails', () => {
    const circuit = opened();
    expect(circuit.mayAsk('A', 30_999)).toBe(false);
    expect(circuit.mayAsk('A', 31_000)).toBe(true);
    expect([circuit.mayAsk('A', 31_000), circuit.stateOf('A')]).toEqual([false, 'trying']);
    circuit.tell('A', false, 32_000);
    expect(circuit.mayAsk('A', 61_999)).toBe(false);
    expect(circuit.mayAsk('A', 62_000)).toBe(true);
  });

  it('is asked as before when it answers again', () => {
    const circuit = opened();
    circuit.mayAsk('A', 31_000);
    circuit.tell('A', true, 31_100);
    expect([circuit.mayAsk('A', 31_100), circuit.stateOf('A')]).toEqual([true, 'closed']);
  });
});
