import { describe, expect, it } from 'vitest';
import { faces, type FaceName } from './faces.ts';
import { skeletons } from './glyphs.ts';
import { layTitle } from './line-layout.ts';
import { textPath, textShape, writable } from './text.ts';

const faceNames = Object.keys(faces) as FaceName[];

describe('alphabet', () => {
  it.each(faceNames)('%s writes every sign with finite outlines', (face) => {
    for (const letter of Object.keys(skeletons)) {
      const shape = textShape(letter, face);
      const isDrawn = shape.contours.length > 0 && shape.contours.flat(2).every(Number.isFinite);
      expect({ letter, isDrawn }).toEqual({ letter, isDrawn: true });
    }
  });

  it.each([
    ['Año nuevo', 'ANO NUEVO'],
    ['Pirate’s  Gold!', "PIRATE'S GOLD!"],
    ['幸运龙', ''],
    ['Lucky 88 龙', 'LUCKY 88'],
  ])('writes "%s" as "%s"', (text, expected) => {
    expect(writable(text)).toBe(expected);
  });

  it('sets wider text wider', () => {
    expect(textPath('WIDER', 'heavy', 0, 0, 10).width).toBeGreaterThan(
      textPath('WIDE', 'heavy', 0, 0, 10).width,
    );
  });
});

describe('lines', () => {
  it.each([
    ['GO', 1],
    ['DRAGON PEARL', 2],
    ['BOOK OF THE RISING SUN', 3],
  ])('%s fills a 310×118 box in at most %i lines', (name, most) => {
    const title = layTitle(name, 'slab', 310, 118);
    expect(title.lines.length).toBeLessThanOrEqual(most);
    expect(title.height).toBeLessThanOrEqual(118.01);
    for (const line of title.lines)
      expect(line.shape.width * line.height).toBeLessThanOrEqual(310.01);
  });

  it('an unwritable name still gives a title', () => {
    expect(layTitle('幸运龙', 'slab', 310, 118).lines).toHaveLength(1);
  });
});
