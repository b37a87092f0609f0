/**
 * Who meets whom in duels, as the parameters of their markets: neighbours of an order, each once,
 * so many at most. Of an odd field the last is left out.
 */
export function duelsOf(order: readonly string[], most: number): string[] {
  const pairs = Array.from({ length: Math.floor(order.length / 2) }, (_, index) =>
    order.slice(2 * index, 2 * index + 2).join(','),
  );
  return pairs.slice(0, most);
}
