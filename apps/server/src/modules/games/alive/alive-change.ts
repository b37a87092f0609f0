import { aliveKeys, type Alive, type AliveChange, type AlivePart } from '@pavilion/contracts';

const keyOf = <Part extends AlivePart>(part: Part, entry: Alive[Part][number]): string =>
  (aliveKeys[part] as (entry: Alive[Part][number]) => string)(entry);

/**
 * The entries that are new or changed since `before`, and the keys of those that are gone; null
 * when nothing is.
 */
export function aliveChangeOf(before: Alive, now: Alive): AliveChange | null {
  const parts = Object.keys(aliveKeys) as AlivePart[];
  const change: AliveChange = {
    ...pick(before, now),
    gone: parts.flatMap((part) => goneOf(part, before, now)),
  };
  const isChanged = parts.some((part) => change[part].length > 0) || change.gone.length > 0;
  return isChanged ? change : null;
}

const pick = (before: Alive, now: Alive): Alive => ({
  draws: changed('draws', before, now),
  jackpots: changed('jackpots', before, now),
  tables: changed('tables', before, now),
  races: changed('races', before, now),
  rooms: changed('rooms', before, now),
  poker: changed('poker', before, now),
  seas: changed('seas', before, now),
});

function changed<Part extends AlivePart>(part: Part, before: Alive, now: Alive): Alive[Part] {
  const entries: readonly Alive[Part][number][] = before[part];
  const known = new Map(entries.map((entry) => [keyOf(part, entry), JSON.stringify(entry)]));
  const current: readonly Alive[Part][number][] = now[part];
  return current.filter(
    (entry) => known.get(keyOf(part, entry)) !== JSON.stringify(entry),
  ) as Alive[Part];
}

function goneOf(part: AlivePart, before: Alive, now: Alive): AliveChange['gone'] {
  const current = new Set(now[part].map((entry) => keyOf(part, entry)));
  return before[part]
    .map((entry) => keyOf(part, entry))
    .filter((key) => !current.has(key))
    .map((key) => ({ part, key }));
}
