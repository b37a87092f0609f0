import { paymentMarkCodes } from '@pavilion/art';
import { paymentLogoPath } from '@pavilion/domain/deposits';
import { providers } from '@pavilion/domain/providers';
import { describe, expect, it } from 'vitest';
import { findPicture, type PictureSources } from './find-picture.ts';

const known = new Set([...Object.keys(providers), 'AURUM', 'ODYSSEY']);
const sources: PictureSources = {
  sites: { byExternalId: (externalId) => (externalId === 'alpha' ? { name: 'Alpha' } : null) },
  findGame: (_provider, code) =>
    code === 'vault' ? { name: 'Vault', category: 'slots', providerName: 'Aurum' } : null,
  findProvider: (code) => (known.has(code) ? { name: `Studio ${code}` } : null),
};
const logo = (code: string) => findPicture(`providers/${code}/logo.svg`, sources)?.draw();

describe('pictures', () => {
  it.each(Object.entries(providers))('of %s stand at its logo code', (code, { logoCode }) => {
    expect(logo(logoCode)).toContain('<svg');
    expect(logo(logoCode)).toBe(logo(code));
  });

  it('of a provider that the table does not know are drawn at its own code', () => {
    expect(logo('ODYSSEY')).toContain('<svg');
    expect(logo('ODYSSEY')).not.toBe(logo('AURUM'));
  });

  it('of a provider that nobody has do not exist', () => {
    expect(logo('nowhere')).toBeUndefined();
  });

  it('of ways to pay are a drawing of its own each, and exist for what is known alone', () => {
    const drawn = paymentMarkCodes.map((code) =>
      findPicture(paymentLogoPath(code).replace('/media/', ''), sources)?.draw(),
    );
    // Without the names of their gradients, which always differ.
    const shapes = drawn.map((svg) => svg?.replaceAll(/[\w-]*id="[^"]*"|url\([^)]*\)/g, ''));
    expect(new Set(shapes).size).toBe(paymentMarkCodes.length);
    for (const svg of drawn) expect(svg).toContain('<svg');
    expect(findPicture('payments/nobody.svg', sources)).toBeNull();
  });

  it('of promotions come in their widths and in that of the stand-in, no other', () => {
    const widthOf = (file: string) =>
      findPicture(`promotions/casino1-gold/${file}`, sources)?.width ?? null;
    expect(widthOf('welcome-bonus.webp')).toBe(640);
    expect(widthOf('welcome-bonus-320.webp')).toBe(320);
    expect(widthOf('welcome-bonus-32.webp')).toBe(32);
    expect(widthOf('welcome-bonus-33.webp')).toBeNull();
  });

  it.each([
    [
      'games/AURUM/vault/poster.webp',
      'games/AURUM/vault/poster.webp/x',
      'games/AURUM/vault/x/poster.webp',
    ],
    [
      'games/AURUM/vault/poster-360.webp',
      'games/AURUM/vault/poster-0360.webp',
      'games/AURUM/vault/poster-.webp',
    ],
    [
      'slides/casino1-gold/slots/a-1-desktop.avif',
      'slides/casino1-gold-x/slots/a-1-desktop.avif',
      'slides/casino1-gold/slots/a-1-desktop.avif/x',
    ],
    [
      'promotions/casino1-gold/spins-320.webp',
      'promotions/casino1-gold-/spins-320.webp',
      'promotions/casino1-gold/spins-320.webp/',
    ],
    [
      'sites/alpha/casino1-gold/favicon.svg',
      'sites/alpha/casino1-gold-1/favicon.svg',
      'sites/alpha/casino1-gold/favicon.svg/1',
    ],
    ['providers/AURUM/logo.svg', 'providers/AURUM/logo.svg/1', 'providers/AURUM/1/logo.svg'],
    ['payments/gcash.svg', 'payments/gcash.svg/1', 'payments//gcash.svg'],
    ['flags/ph.svg', 'flags/ph.svg/1', 'flags//ph.svg'],
  ])('at %s have no other name, such as %s or %s', (path, ...others) => {
    expect(findPicture(path, sources)).not.toBeNull();
    for (const other of others) expect(findPicture(other, sources)).toBeNull();
  });
});
