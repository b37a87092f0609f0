import {
  aliveKeys,
  type Alive,
  type AliveChange,
  type AlivePart,
} from '@pavilion/contracts/shared/alive';

/**
 * What is alive once a change is known: changed entries keep their place, new ones follow, those
 * that are gone leave.
 */
export function mergeAlive(known: Alive, change: AliveChange): Alive {
  const merged: Alive = { ...known };
  for (const part of Object.keys(aliveKeys) as AlivePart[])
    Object.assign(merged, { [part]: mergePart(part, known, change) });
  return merged;
}

function mergePart(part: AlivePart, known: Alive, change: AliveChange): unknown[] {
  const keyOf = aliveKeys[part] as (entry: unknown) => string;
  const gone = new Set(change.gone.filter((one) => one.part === part).map(({ key }) => key));
  const entries = new Map<string, unknown>();
  for (const entry of [...known[part], ...change[part]]) entries.set(keyOf(entry), entry);
  return [...entries].filter(([key]) => !gone.has(key)).map(([, entry]) => entry);
}
