import { describe, expect, it } from 'vitest';
import {
  isProviderCode,
  launchKindOf,
  providerByLogoCode,
  providerLogoPath,
  providerOf,
  providers,
  type LaunchKind,
} from './index.ts';

const codes = Object.keys(providers);
const codesOf = (kind: LaunchKind): string[] =>
  codes.filter((code) => providerOf(code).launchKinds.includes(kind)).toSorted();

describe('the table of providers', () => {
  it('has the popup and custom providers of the specification', () => {
    expect(codesOf('popup')).toEqual(['9W', 'EVOPLAY']);
    expect(codesOf('custom')).toEqual(['9W', 'WBET']);
  });

  it('opens games of 9W in a window after its launch page, all others as they are said to', () => {
    expect(providerOf('9W').launchKinds).toEqual(['custom', 'popup']);
    expect(['9W', 'EVOPLAY', 'WBET', 'AURUM'].map(launchKindOf)).toEqual([
      'popup',
      'popup',
      'custom',
      'embed',
    ]);
  });

  it.each(codes)('%s has a logo code that leads back to it alone', (code) => {
    const { logoCode } = providerOf(code);
    expect(logoCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(providerByLogoCode(logoCode)).toBe(code);
    expect(providerLogoPath(code)).toBe(`/media/providers/${logoCode}/logo.svg`);
    expect(isProviderCode(logoCode)).toBe(false);
  });

  it.each(['ODYSSEY', 'Ny & Co/1', 'constructor'])('falls back to the code of %s', (code) => {
    expect(isProviderCode(code)).toBe(false);
    expect(providerOf(code)).toEqual({ logoCode: code, launchKinds: ['embed'] });
    expect(providerByLogoCode(code)).toBe(code);
    expect(providerLogoPath(code)).toBe(`/media/providers/${encodeURIComponent(code)}/logo.svg`);
    expect(launchKindOf(code)).toBe('embed');
  });
});
