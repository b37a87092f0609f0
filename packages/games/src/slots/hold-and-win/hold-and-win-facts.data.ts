import type { BookFacts } from '../book/book-machine.ts';

/** Written by packages/games/scripts/write-slot-books.ts. */
export const holdAndWinFacts: BookFacts = {
  hash: 'b9c532739450350cba5bf902729a41c0839c518836240bd871cc3ef26bd6d9ee',
  rows: 32000,
  rtp: '24/25',
  buyRtp: '24/25',
  mostUnits: 10760,
};
