import type { BookFacts } from '../book/book-machine.ts';

/** Written by packages/games/scripts/write-slot-books.ts. */
export const cascade6x5Facts: BookFacts = {
  hash: '0909d3465bd6d2e63d5f1c567764abfc49863953e7bc7ab86d5ded55b957f29f',
  rows: 32000,
  rtp: '24/25',
  buyRtp: '24/25',
  mostUnits: 31400,
};
