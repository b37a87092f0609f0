import { createRandomStream, multiplierText } from '@pavilion/games';
import { lines5x3 } from '@pavilion/games/slots/lines-5x3/lines-5x3.game';
import { expect, it } from 'vitest';
import { emptyBoard, idleGrid } from './board-state.ts';
import { windowsOf } from './slot-recall.tsx';

const start = emptyBoard(idleGrid(lines5x3.machine));
const stream = (nonce: number) =>
  createRandomStream({ serverSeed: 'b'.repeat(64), clientSeed: 'recall', nonce });

it.each([
  ['a spin', false],
  ['a bought feature', true],
])('%s is every window it had, as it stood, the last with what the round paid', (_name, buy) => {
  for (let nonce = 0; nonce < 50; nonce += 1) {
    const { events, multiplierE4 } = lines5x3.play({ buy }, stream(nonce));
    const grids = events.flatMap((event) => (event.type === 'spun' ? [event.grid] : []));
    const windows = windowsOf(start, events);
    expect(windows.map(({ grid }) => grid)).toEqual(grids);
    expect(windows.at(-1)?.total).toBe(multiplierText(multiplierE4));
  }
});
