import { expect, it } from 'vitest';
import { stepTo } from './strip-step.ts';

const strip = { left: 10, right: 410 };

it('leaves a strip alone that shows the item', () => {
  expect(stepTo({ left: 60, right: 160 }, strip)).toBe(0);
  expect(stepTo({ left: 274, right: 374 }, strip)).toBe(0);
});

it('brings an item beyond either end, cut or under an arrow to the middle', () => {
  expect(stepTo({ left: 560, right: 660 }, strip)).toBe(400);
  expect(stepTo({ left: -300, right: -200 }, strip)).toBe(-460);
  expect(stepTo({ left: 350, right: 450 }, strip)).toBe(190);
  expect(stepTo({ left: 290, right: 390 }, strip)).toBe(130);
});
