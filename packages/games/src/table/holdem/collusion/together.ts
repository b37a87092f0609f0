/** A player's stay at a table, milliseconds of the server's clock. */
export interface TableStay {
  player: string;
  table: string;
  fromMs: number;
  toMs: number;
}

/**
 * How long two players sat at one table while both sat anywhere, and how long they would have by
 * chance.
 */
export interface Together {
  players: readonly [string, string];
  togetherMs: number;
  /** Both seated, wherever. */
  bothMs: number;
  /** `bothMs` over the number of tables: what choosing without the other gives. */
  expectedMs: number;
}

const overlapMs = (one: TableStay, other: TableStay): number =>
  Math.max(0, Math.min(one.toMs, other.toMs) - Math.max(one.fromMs, other.fromMs));

/**
 * Pairs that were ever at one table, the furthest above chance first. `tables`: how many there were
 * to choose from.
 */
export function timesTogether(stays: readonly TableStay[], tables: number): readonly Together[] {
  const pairs = new Map<string, Together>();
  for (const [place, one] of stays.entries())
    for (const other of stays.slice(place + 1)) {
      const bothMs = overlapMs(one, other);
      if (one.player === other.player || bothMs === 0) continue;
      const players = one.player < other.player ? [one, other] : [other, one];
      const [first, second] = players.map(({ player }) => player);
      const key = `${first} ${second}`;
      const before = pairs.get(key);
      const both = (before?.bothMs ?? 0) + bothMs;
      pairs.set(key, {
        players: [first ?? '', second ?? ''],
        togetherMs: (before?.togetherMs ?? 0) + (one.table === other.table ? bothMs : 0),
        bothMs: both,
        expectedMs: both / tables,
      });
    }
  return [...pairs.values()]
    .filter(({ togetherMs }) => togetherMs > 0)
    .toSorted((a, b) => b.togetherMs - b.expectedMs - (a.togetherMs - a.expectedMs));
}
