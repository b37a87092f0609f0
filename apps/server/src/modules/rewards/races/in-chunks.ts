const chunkSize = 500;

/** A list in pieces of a size that one statement takes. */
export function* inChunks<Item>(list: readonly Item[]): Generator<Item[]> {
  for (let at = 0; at < list.length; at += chunkSize) yield list.slice(at, at + chunkSize);
}
