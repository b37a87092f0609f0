import { describe, expect, it } from 'vitest';
import { pictureSource } from './picture-widths.ts';

describe('widths of a picture', () => {
  it('are two for a drawn promotion, and its stand-in', () => {
    const { source, widthsPx } = pictureSource('/media/promotions/gold/welcome-bonus.webp');
    expect(widthsPx).toEqual([320, 640]);
    expect([32, ...widthsPx].map(source)).toEqual([
      '/media/promotions/gold/welcome-bonus-32.webp',
      '/media/promotions/gold/welcome-bonus-320.webp',
      '/media/promotions/gold/welcome-bonus.webp',
    ]);
  });

  it.each([
    'https://cdn.example/welcome.webp',
    '/media/slides/gold/live/casino1-1-desktop.webp',
    '',
  ])('are not known for %j', (address) => {
    const { source, widthsPx } = pictureSource(address);
    expect(widthsPx).toEqual([]);
    expect(source(320)).toBe(address);
  });
});
