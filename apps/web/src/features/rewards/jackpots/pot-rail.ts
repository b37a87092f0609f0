/** Pots side by side: a rail on a phone. */
export const railClass =
  'no-scrollbar -mx-1 grid auto-cols-[min(90%,21rem)] grid-flow-col gap-4 overflow-x-auto px-1 py-1 snap-x sm:flex sm:flex-wrap sm:overflow-visible';

/** Cards of the last row share its width. */
export const cellClass = 'min-w-0 sm:flex-[1_1_15.5rem]';
