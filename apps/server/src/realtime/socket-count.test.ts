import { expect, it } from 'vitest';
import { createSocketCount } from './socket-count.ts';

it('lets an address have so many sockets at once', () => {
  const sockets = createSocketCount(2);
  const leave = sockets.enter('2001:db8::1');
  expect(sockets.enter('2001:db8::2')).not.toBeNull();
  expect(sockets.enter('2001:db8::3')).toBeNull();
  expect(sockets.enter('192.0.2.1')).not.toBeNull();
  leave?.();
  expect(sockets.enter('2001:db8::3')).not.toBeNull();
  const free = createSocketCount(0);
  for (let count = 0; count < 9; count += 1) expect(free.enter('192.0.2.1')).not.toBeNull();
});
