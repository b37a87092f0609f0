import { expect, it } from 'vitest';
import { imagePlaceholderSizePx, imageResizeDebounceMs } from './image-rules.ts';

it('pictures keep the constants of the specification, point 9', () => {
  expect([imagePlaceholderSizePx, imageResizeDebounceMs]).toEqual([32, 500]);
});
