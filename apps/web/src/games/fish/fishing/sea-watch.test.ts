import { expect, it } from 'vitest';
import { seaAt, type Spawn } from '@pavilion/games/fishing/index';
import { cannonAt } from './cannons.ts';
import { createSeaWatch, nearest, reached, type Swimmer } from './sea-watch.ts';

const seed = 'cd'.repeat(32);

it('shows what swims, as the rules say, without what was caught', () => {
  const watch = createSeaWatch(seed);
  for (const atMs of [0, 30_000, 61_234]) {
    const ids = watch.swimmers(atMs).map(({ spawn }) => spawn.id);
    expect(ids).toEqual(seaAt(seed, atMs).map(({ id }) => id));
  }
  const [first] = watch.swimmers(30_000);
  watch.remove(first?.spawn.id ?? '');
  expect(watch.swimmers(30_000).map(({ spawn }) => spawn.id)).not.toContain(first?.spawn.id);
});

const swimmer = (id: string, x: number, y: number): Swimmer => ({
  spawn: { id, kind: 'dolphin' } as Spawn,
  ...{ at: { x, y }, heading: 0 },
});

it('reaches one with a cannon, those around it with a bomb, and those along the line with a laser', () => {
  const target = swimmer('target', 8000, 4000);
  const near = swimmer('near', 9500, 4000);
  const line = swimmer('line', (8000 + cannonAt(1).x) / 2, (4000 + cannonAt(1).y) / 2);
  const away = swimmer('away', 15_000, 500);
  const outside = swimmer('outside', -500, 4000);
  const all = [outside, away, line, near, target];
  const hit = (weapon: 'cannon' | 'bomb' | 'laser') => reached(weapon, target, all, cannonAt(1));
  expect(hit('cannon')).toEqual(['target']);
  expect(hit('bomb')).toEqual(['target', 'near']);
  expect(hit('laser')).toEqual(['target', 'line']);
  expect(nearest(all, { x: 9000, y: 4000 }, 1100)?.spawn.id).toBe('near');
  expect(nearest(all, { x: 4000, y: 500 }, 1100)).toBeNull();
});
