import { expect, it } from 'vitest';
import { givenName } from './index.ts';
import { createTranslator } from './server.ts';

it.each([
  ['es', 'Gold', 'Oro'],
  ['zh-Hans', 'Royal', '皇家'],
  ['ru', 'Support mail', 'Почта поддержки'],
  ['ru', 'Telegram', 'Telegram'],
  ['es', 'Gold Club', 'Gold Club'],
  ['es', '', ''],
  ['es', '…', '…'],
  ['es', 'constructor', 'constructor'],
] as const)('in %s %s is called %s', (tag, name, called) => {
  expect(givenName(createTranslator(tag), name)).toBe(called);
});
