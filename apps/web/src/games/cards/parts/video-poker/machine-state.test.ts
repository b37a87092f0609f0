import { houseGames, type HandGame } from '@pavilion/games';
import { vectorStream } from '@pavilion/games/testing/streams';
import { expect, it } from 'vitest';
import type { WireEvent } from '../../../game-info.ts';
import { machineOf } from './machine-state.ts';

// Games two, 14: jacks or better, nonce 2: hold 0 2 of 33 17 10 32 50.
const game = houseGames['jacks-or-better'] as HandGame<never>;
const parsed = game.parseParams({});
const hold = [{ action: 'hold', params: { hold: [0, 2] } }];
const events = (parsed.ok ? game.run(parsed.params, hold, vectorStream(2), 1_000n).events : []).map(
  (event) => event as unknown as WireEvent,
);
const after = (count: number) => {
  const { cards, held, isDrawn } = machineOf(events.slice(0, count));
  return { cards: cards.map(({ card }) => card), held, isDrawn };
};

it('draws to the places that were not held, one after the other', () => {
  expect(after(3)).toEqual({ cards: [33, 17, 10], held: null, isDrawn: false });
  expect(after(6)).toEqual({ cards: [33, 17, 10, 32, 50], held: [0, 2], isDrawn: false });
  expect(after(7).cards).toEqual([33, 11, 10, 32, 50]);
  expect(after(9)).toEqual({ cards: [33, 11, 10, 9, 31], held: [0, 2], isDrawn: true });
});
