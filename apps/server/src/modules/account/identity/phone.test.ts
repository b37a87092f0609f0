import { describe, expect, it } from 'vitest';
import { isCostly, parsePhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    ['0917 123 4567', 'PH', '+639171234567'],
    ['+63 917 123 4567', 'US', '+639171234567'],
    ['(201) 555-0123', 'US', '+12015550123'],
    ['09012345678', 'JP', '+819012345678'],
    ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ])('%s of %s is %s', (text, country, expected) => {
    expect(parsePhone(text, country)).toBe(expected);
    expect(isCostly(expected)).toBe(false);
  });

  it.each([
    ['Iridium', '+881612345678'],
    ['Inmarsat', '+870773111632'],
    ['Thuraya', '+882161234567'],
    ['Iridium in Russia', '+79541234567'],
    ['international premium', '+979123456789'],
    ['international freephone', '+80012345678'],
    ['premium in the United Kingdom', '+449012345678'],
    ['premium in Germany', '+499001234567'],
    ['premium in the United States', '+19002345678'],
    ['shared cost in Germany', '+491801234567'],
    ['freephone in the United States', '+18002345678'],
    ['personal number in the United Kingdom', '+447012345678'],
  ])('of %s is refused: it costs more than a code is worth', (_kind, number) => {
    expect(parsePhone(number, 'PH')).toBeNull();
    expect(isCostly(number)).toBe(true);
  });

  it.each(['12', 'call me', '+63 917 CALL', ''])('%j is none', (text) => {
    expect(parsePhone(text, 'PH')).toBeNull();
  });
});
