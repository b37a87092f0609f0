import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, isUuidv7, uuidv7, uuidv7TimeMs } from './index.ts';

const bytes = fc.uint8Array({ minLength: 10, maxLength: 10 });
const time = fc.integer({ min: 0, max: 2 ** 48 - 1 });

describe('uuidv7', () => {
  it('gives the example of RFC 9562, appendix A.6', () => {
    const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f]);
    expect(uuidv7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('is always a version 7 UUID that gives its time back', () => {
    fc.assert(
      fc.property(time, bytes, (nowMs, random) => {
        const id = uuidv7(nowMs, random);
        expect(isUuidv7(id)).toBe(true);
        expect(uuidv7TimeMs(id)).toBe(nowMs);
      }),
    );
  });

  it('sorts as text by time', () => {
    fc.assert(
      fc.property(time, time, bytes, bytes, (a, b, randomA, randomB) => {
        fc.pre(a < b);
        expect(uuidv7(a, randomA) < uuidv7(b, randomB)).toBe(true);
      }),
    );
  });

  it('refuses a time or bytes that do not fit', () => {
    const random = new Uint8Array(10);
    for (const wrong of [-1, 0.5, 2 ** 48, Number.NaN]) {
      expect(() => uuidv7(wrong, random)).toThrow(RangeError);
    }
    expect(() => uuidv7(0, new Uint8Array(9))).toThrow(RangeError);
  });

  it('tells UUIDs from other texts', () => {
    expect(isUuid('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toBe(true);
    expect(isUuidv7('017f22e2-79b0-4cc3-98c4-dc0c0c07398f')).toBe(false);
    expect(isUuidv7('017f22e2-79b0-7cc3-18c4-dc0c0c07398f')).toBe(false);
    expect(isUuid('017f22e279b07cc398c4dc0c0c07398f')).toBe(false);
    expect(uuidv7TimeMs('not an id')).toBeNull();
  });
});
