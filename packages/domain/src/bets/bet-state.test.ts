import { describe, expect, it } from 'vitest';
import {
  betEvents,
  betStates,
  betTransitions,
  firstBetState,
  isBetOpen,
  nextBetState,
  type BetEvent,
  type BetState,
} from './index.ts';

describe('the life of a bet', () => {
  it.each<[BetState, BetEvent, BetState | null]>([
    ['accepted', 'settle', 'settled'],
    ['accepted', 'void', 'voided'],
    ['accepted', 'revise', null],
    ['settled', 'settle', null],
    ['settled', 'void', null],
    ['settled', 'revise', 'settled'],
    ['voided', 'settle', null],
    ['voided', 'void', null],
    ['voided', 'revise', null],
  ])('%s + %s → %s', (state, event, expected) => {
    expect(nextBetState(state, event)).toBe(expected);
  });

  it('the table above names every state and event', () => {
    expect(betStates.length * betEvents.length).toBe(9);
  });

  it('every state can be reached from the first, and every event happens somewhere', () => {
    const reached = new Set<BetState>([firstBetState]);
    for (const state of reached) {
      for (const next of Object.values(betTransitions[state])) reached.add(next);
    }
    expect([...reached].sort()).toEqual([...betStates].sort());
    const used = new Set(betStates.flatMap((state) => Object.keys(betTransitions[state])));
    expect([...used].sort()).toEqual([...betEvents].sort());
  });

  it('no way leads back to an open bet', () => {
    for (const state of betStates) {
      for (const next of Object.values(betTransitions[state])) expect(isBetOpen(next)).toBe(false);
    }
    expect(betStates.filter(isBetOpen)).toEqual(['accepted']);
  });
});
