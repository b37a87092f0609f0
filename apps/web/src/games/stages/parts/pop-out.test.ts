import { describe, expect, it } from 'vitest';
import { popOutAddress } from './pop-out.ts';

describe('a game in a window of its own', () => {
  const page = 'https://site.test/ru/playnow?provider=PAVILION&game=dice';

  it('is played with the money it was played with', () => {
    expect(popOutAddress(page, 'demo')).toBe(`${page}&mode=demo`);
    expect(popOutAddress(`${page}&mode=demo`, 'real')).toBe(page);
  });
});
