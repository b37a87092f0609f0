import { ellipse, polygon, regular, ring, roundRect, smooth, star } from '../core/shapes.ts';

/**
 * One part of a brand symbol on a 64×64 box: main form, second tone, or a form cut out to the
 * ground.
 */
export interface SymbolPart {
  tone: 'main' | 'second' | 'cut';
  path: string;
}

const main = (path: string): SymbolPart => ({ tone: 'main', path });
const second = (path: string): SymbolPart => ({ tone: 'second', path });
const cut = (path: string): SymbolPart => ({ tone: 'cut', path });

const petal = (degrees: number, length: number, width: number, cx: number, cy: number): string => {
  const angle = (degrees * Math.PI) / 180;
  const at = (along: number, across: number): [number, number] => [
    cx + Math.sin(angle) * along + Math.cos(angle) * across,
    cy - Math.cos(angle) * along + Math.sin(angle) * across,
  ];
  const [tip, left, right, foot] = [
    at(length, 0),
    at(length * 0.5, -width),
    at(length * 0.5, width),
    at(0, 0),
  ];
  return `M${foot}Q${left} ${tip}Q${right} ${foot}Z`;
};

/** The brand symbols by name; each reads as a silhouette at 24 px. */
export const symbols = {
  crown: [
    main('M8 20 20 32 32 10 44 32 56 20 51 46H13Z'),
    second(roundRect(13, 49, 38, 7, 2)),
    cut(ellipse(32, 37, 4)),
    second(ellipse(8, 17, 4)),
    second(ellipse(56, 17, 4)),
    second(ellipse(32, 8, 4)),
  ],
  lotus: [
    second(petal(-72, 30, 16, 32, 50)),
    second(petal(72, 30, 16, 32, 50)),
    main(petal(-38, 38, 18, 32, 51)),
    main(petal(38, 38, 18, 32, 51)),
    cut(petal(0, 47, 25, 32, 53)),
    main(petal(0, 43, 20, 32, 51)),
  ],
  comet: [
    second('M6 58C14 36 26 24 42 14L50 22C40 38 28 50 6 58Z'),
    main(star(44, 20, 19, 8, 5, 0.3)),
  ],
  lantern: [
    main('M18 20h28c10 8 10 18 0 26H18c-10-8-10-18 0-26Z'),
    second(roundRect(22, 11, 20, 6, 2)),
    second(roundRect(22, 49, 20, 5, 2)),
    second('M30 3h4v8h-4ZM25 54h3v8h-3Zm11 0h3v8h-3Z'),
    cut('M27 23h2c-4 7-4 13 0 20h-2c-5-7-5-13 0-20Zm10 0h-2c4 7 4 13 0 20h2c5-7 5-13 0-20Z'),
  ],
  spade: [
    main(
      'M32 5C40 18 57 25 57 39c0 8-6 13-12 13-5 0-9-3-11-7 0 7 3 11 8 14H22c5-3 8-7 8-14-2 4-6 7-11 7-6 0-12-5-12-13C7 25 24 18 32 5Z',
    ),
    cut(star(32, 32, 10, 4, 5)),
  ],
  bolt: [
    second(regular(32, 32, 29, 6)),
    cut('M37 7 14 37h14L24 58 50 26H35Z'),
    main('M37 7 14 37h14L24 58 50 26H35Z'),
  ],
  anchor: [
    main(
      'M29 22h6v28c7-1 12-6 13-12l-5 3 6-13 9 11-5-1c-1 11-10 19-21 20-11-1-20-9-21-20l-5 1 9-11 6 13-5-3c1 6 6 11 13 12Z',
    ),
    second('M20 25h24v6H20Z'),
    second(`${ellipse(32, 13, 9)}${'M36 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z'}`),
  ],
  owl: [
    main(
      'M10 8c7 4 13 5 22 5s15-1 22-5c3 10 3 18 2 26-2 14-12 22-24 24C20 56 10 48 8 34 7 26 7 18 10 8Z',
    ),
    cut(ellipse(21.5, 28, 10)),
    cut(ellipse(42.5, 28, 10)),
    second(ellipse(21.5, 28, 6)),
    second(ellipse(42.5, 28, 6)),
    second('M32 34l5 7-5 7-5-7Z'),
  ],
  sun: [main(star(32, 32, 30, 18, 12)), cut(ellipse(32, 32, 16)), second(ellipse(32, 32, 12))],
  fan: [
    main(petal(-75, 40, 12, 32, 54)),
    second(petal(-45, 44, 12, 32, 54)),
    main(petal(-15, 47, 12, 32, 54)),
    second(petal(15, 47, 12, 32, 54)),
    main(petal(45, 44, 12, 32, 54)),
    second(petal(75, 40, 12, 32, 54)),
    cut(ellipse(32, 54, 7)),
    main(ellipse(32, 54, 4.5)),
  ],
  wave: [
    main(
      'M4 44C12 16 34 8 52 18c8 5 9 16 1 20-7 3-14-2-12-9-9 2-8 16 3 20 6 2 11 1 16-1-6 9-16 12-28 12C18 60 8 56 4 44Z',
    ),
    cut('M12 47c8 7 18 8 26 5-9 6-20 5-26-5Z'),
    second(ellipse(53, 10, 5)),
    second(ellipse(40, 7, 3)),
  ],
  mask: [
    main(
      'M5 18c9-2 18 2 27 8 9-6 18-10 27-8 2 16-4 30-16 30-6 0-8-5-11-5s-5 5-11 5C9 48 3 34 5 18Z',
    ),
    cut('M14 30c5-4 10-3 13 2-5 4-10 4-13-2Zm36 0c-5-4-10-3-13 2 5 4 10 4 13-2Z'),
    second(
      'M32 20C27 14 28 7 32 3c4 4 5 11 0 17Zm-8 0C17 18 15 12 16 6c6 2 9 7 8 14Zm16 0c7-2 9-8 8-14-6 2-9 7-8 14Z',
    ),
  ],
  leaf: [
    main(
      'M56 6C30 6 10 18 10 40c0 6 2 11 5 15C22 36 32 26 46 20 34 30 24 40 20 57c4 1 8 1 12 0C52 53 58 34 56 6Z',
    ),
    second('M8 60c2-8 6-14 12-20l4 4c-6 5-9 10-10 17Z'),
  ],
  pixel: [
    main('M14 10h12v6h12v-6h12v6h6v20h-6v6h-6v6h-6v6h-12v-6h-6v-6h-6v-6H8V16h6Z'),
    cut('M16 18h8v4h-4v8h-4Z'),
    second('M38 34h6v6h-6v6h-6v-6h6Z'),
  ],
  beacon: [
    main('M24 22h16l6 36H18Z'),
    second('M22 14h20v6H22Z'),
    second('M25 12c0-6 4-9 7-9s7 3 7 9Z'),
    cut('M22.5 32h19l1 6h-21Zm-2 13h23l1 6h-25Z'),
    main('M6 8l13 6v4L6 22Zm52 0-13 6v4l13 4Z'),
  ],
  arch: [
    main('M8 58V30C8 14 20 6 32 4c12 2 24 10 24 26v28H46V32c0-9-6-14-14-16-8 2-14 7-14 16v26Z'),
    second('M23 58V33c0-5 4-9 9-11 5 2 9 6 9 11v25Z'),
    cut(ellipse(32, 38, 4)),
  ],
  quill: [
    main('M58 5C36 6 18 20 13 44l-5 16 4 1 6-13C42 46 56 30 58 5Z'),
    cut('M46 18C34 26 24 36 17 49l-1-1c5-13 15-23 30-30Z'),
    second('M6 57h20v4H6Z'),
  ],
  diamond: [
    main('M16 10h32l12 16-28 32L4 26Z'),
    cut('M4.5 25h55v3h-55Z'),
    second('M22 28h20L32 54ZM16 10l6 15 10-15Zm32 0-6 15-10-15Z'),
  ],
  shield: [
    main('M32 4 56 12v18c0 15-10 25-24 30C18 55 8 45 8 30V12Z'),
    cut(regular(32, 30, 17, 5)),
    second(regular(32, 30, 13, 5)),
  ],
  laurel: [
    ...[0, 1, 2, 3, 4].flatMap((index) => [
      main(
        petal(
          -150 + index * 34,
          16,
          8,
          32 - 20 * Math.sin(0.35 + index * 0.55),
          34 + 22 * Math.cos(0.35 + index * 0.55),
        ),
      ),
      main(
        petal(
          150 - index * 34,
          16,
          8,
          32 + 20 * Math.sin(0.35 + index * 0.55),
          34 + 22 * Math.cos(0.35 + index * 0.55),
        ),
      ),
    ]),
    second(star(32, 30, 12, 5, 5)),
  ],
  pulse: [
    main(ellipse(32, 32, 28)),
    cut('M8 30h12l5-14 9 34 7-20h15v5H44l-10 24-9-33-2 9H8Z'),
    second(ellipse(50, 14, 7)),
  ],
  rocket: [
    main('M32 3c10 8 14 20 12 36H20C18 23 22 11 32 3Z'),
    cut(ellipse(32, 23, 6)),
    second(ellipse(32, 23, 3.5)),
    second('M18 28 8 42v10l12-8Zm28 0 10 14v10l-12-8Z'),
    second('M26 42h12c1 8-2 14-6 19-4-5-7-11-6-19Z'),
  ],
  flame: [
    main(
      'M34 3c4 14 20 20 20 38 0 12-10 20-22 20S10 53 10 41c0-9 5-15 10-20 1 6 3 9 6 11C25 21 28 11 34 3Z',
    ),
    cut('M32 57c-7 0-11-5-11-11 0-7 7-10 9-16 7 4 13 9 13 16 0 6-4 11-11 11Z'),
    second('M32 55c-5 0-8-4-8-8 0-5 5-7 7-11 5 3 9 6 9 11 0 4-3 8-8 8Z'),
  ],
  clover: [
    main(smooth('32,32 20,30 10,22 14,10 24,10 32,18 40,10 50,10 54,22 44,30')),
    main(smooth('32,32 24,40 12,44 8,34 14,26 26,28')),
    main(smooth('32,32 40,40 52,44 56,34 50,26 38,28')),
    second('M31 32c3 10 7 18 16 26l-5 3C34 53 30 44 28 34Z'),
  ],
  moon: [main('M40 5A28 28 0 1 0 59 42 24 24 0 0 1 40 5Z'), second(star(47, 22, 10, 4, 5, 0.2))],
  tower: [
    main(polygon(ring(32, 32, 30, 4))),
    cut(polygon(ring(32, 32, 22, 4))),
    second(polygon(ring(32, 32, 16, 4))),
  ],
} as const satisfies Record<string, readonly SymbolPart[]>;

export type SymbolName = keyof typeof symbols;
