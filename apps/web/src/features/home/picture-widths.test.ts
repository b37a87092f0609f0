import { describe, expect, it } from 'vitest';
import { pictureWidths } from './picture-widths.ts';

describe('widths of a picture', () => {
  it('are two for a drawn promotion', () => {
    expect(pictureWidths('/media/promotions/gold/welcome-bonus.webp')).toBe(
      '/media/promotions/gold/welcome-bonus-320.webp 320w, /media/promotions/gold/welcome-bonus.webp 640w',
    );
  });

  it.each([
    'https://cdn.example/welcome.webp',
    '/media/slides/gold/live/casino1-1-desktop.webp',
    '',
  ])('are not known for %j', (source) => {
    expect(pictureWidths(source)).toBeUndefined();
  });
});
