import { houseGames, type HandGame } from '@pavilion/games';
import { vectorStream } from '@pavilion/games/testing/streams';
import { describe, expect, it } from 'vitest';
import type { RoundRecord } from '../../../game-info.ts';
import { actionKeys, costOf } from './hand-actions.ts';

const codes = ['blackjack', 'three-card-poker', 'casino-holdem', 'caribbean-stud'] as const;
const exponent = 2;

describe('what the buttons of a hand say', () => {
  it.each(codes)('%s: takes what the game takes', (code) => {
    const game = houseGames[code] as HandGame<never>;
    const parsed = game.parseParams({}, exponent);
    if (!parsed.ok) throw new Error('no bet');
    for (let nonce = 0; nonce < 60; nonce += 1) {
      const state = game.run(parsed.params, [], vectorStream(nonce), 1_001n);
      const round = { base_stake: '10.01', stake: '10.01', events: state.events };
      for (const action of state.allowed) {
        const told = costOf(action, round as unknown as RoundRecord) ?? '0';
        expect(BigInt(told.replace('.', ''))).toBe(state.costs?.[action]);
        expect(actionKeys[action]).toBeDefined();
      }
    }
  });

  it('gives no two actions of a hand one key', () => {
    for (const hand of [
      ['hit', 'stand', 'double', 'split'],
      ['insurance', 'no_insurance'],
      ['play', 'fold'],
      ['call', 'fold'],
      ['raise', 'fold'],
    ])
      expect(new Set(hand.map((action) => actionKeys[action])).size).toBe(hand.length);
  });
});
