import type { Worlds } from '../../pricing/chances.ts';

const recent = new Map<string, Worlds>();
const most = 24;

/**
 * The worlds of a match that were worked out for the same state and chances a moment ago: a slip
 * that is looked at, and an offer to cash out, ask for them again and again.
 */
export function recentWorlds(key: string, make: () => Worlds): Worlds {
  const known = recent.get(key);
  if (known !== undefined) return known;
  const [oldest] = recent.keys();
  if (recent.size >= most && oldest !== undefined) recent.delete(oldest);
  const made = { memo: new Map(), ...make() };
  recent.set(key, made);
  return made;
}
