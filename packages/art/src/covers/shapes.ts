/** The three shapes of a cover. */
export type CoverShape = 'poster' | 'square' | 'wide';

/** Where things stand in one shape; units of its view box. */
export interface CoverLayout {
  width: number;
  height: number;
  hero: { x: number; y: number; scale: number };
  title: { x: number; y: number; width: number; height: number };
  maxLines: number;
  stand: 'foot' | 'middle';
  mark: { x: number; y: number; height: number; align: 'middle' | 'start' };
}

/** 3:4, 1:1 and 16:9. */
export const coverLayouts: Record<CoverShape, CoverLayout> = {
  poster: {
    width: 360,
    height: 480,
    hero: { x: 180, y: 182, scale: 1.4 },
    title: { x: 24, y: 318, width: 312, height: 118 },
    maxLines: 3,
    stand: 'foot',
    mark: { x: 180, y: 456, height: 13, align: 'middle' },
  },
  square: {
    width: 360,
    height: 360,
    hero: { x: 180, y: 138, scale: 1.16 },
    title: { x: 26, y: 236, width: 308, height: 88 },
    maxLines: 2,
    stand: 'foot',
    mark: { x: 180, y: 339, height: 12, align: 'middle' },
  },
  wide: {
    width: 480,
    height: 270,
    hero: { x: 352, y: 130, scale: 1.1 },
    title: { x: 24, y: 62, width: 236, height: 146 },
    maxLines: 3,
    stand: 'middle',
    mark: { x: 24, y: 240, height: 12, align: 'start' },
  },
};
