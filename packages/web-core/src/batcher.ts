// chunk: standing
/** What comes in a burst, to be dealt with together. */
export interface Batcher<Item> {
  add(item: Item): void;
  /** Deals at once with what waits. */
  flush(): void;
}

/** Gathers items from the first one on for `waitMs` and hands them over in their order. */
export function createBatcher<Item>(
  waitMs: number,
  handle: (items: Item[]) => void,
): Batcher<Item> {
  let waiting: Item[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const items = waiting;
    waiting = [];
    if (items.length > 0) handle(items);
  };
  const add = (item: Item): void => {
    waiting.push(item);
    timer ??= setTimeout(flush, waitMs);
  };
  return { add, flush };
}
