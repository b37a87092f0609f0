import { expect, it } from 'vitest';
import { openTable, tableConfig } from '@pavilion/games/table/holdem/index';
import { devicesAfter, isElsewhere } from './acting-device.ts';
import { answerOf, type OrderDone, type TableOrder } from './table-order.ts';

const seated: OrderDone = { ok: true, seat: 3, chips: '0', step: 0, waiting: 0 };
const order = (type: 'sit_in' | 'leave', device: string, takesOver = false): TableOrder => ({
  happening: type === 'sit_in' ? { type, playerId: 'p', post: false } : { type, playerId: 'p' },
  ...{ holder: 'p', device, takesOver, request: null },
});

it('lets the device act that was first, and another one once it takes over', () => {
  const first = devicesAfter({ devices: new Map() }, order('sit_in', 'phone'), seated);
  expect(isElsewhere({ devices: first }, order('sit_in', 'phone'))).toBe(false);
  expect(isElsewhere({ devices: first }, order('sit_in', 'desk'))).toBe(true);
  expect(isElsewhere({ devices: first }, order('sit_in', 'desk', true))).toBe(false);
  const moved = devicesAfter({ devices: first }, order('sit_in', 'desk', true), seated);
  expect(isElsewhere({ devices: moved }, order('sit_in', 'phone'))).toBe(true);
});

it('lets any device leave, and forgets who acts for a seat that is free', () => {
  const devices = new Map([['p', 'phone']]);
  expect(isElsewhere({ devices }, order('leave', 'desk'))).toBe(false);
  const blinds = { smallBlindMinor: 1n, bigBlindMinor: 2n };
  const empty = openTable(tableConfig({ kind: 'no_limit', seatCount: 2, ...blinds }));
  const left = devicesAfter({ devices }, order('leave', 'desk'), answerOf(empty, 'p'));
  expect(left.size).toBe(0);
});
