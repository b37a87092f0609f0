import type { Facts } from '../../engine/facts.ts';
import type { Sport } from '../../engine/market-type.ts';
import { pairAt } from '../../engine/periods.ts';
import type { Worlds } from '../../pricing/chances.ts';
import type { KnownChance, OfferedMatch } from './joint.types.ts';
import { homeWinOf, nearestToEven } from './known-chances.ts';
import { leaned, type Lean } from './leaned.ts';
import { recentWorlds } from './recent-worlds.ts';

/** A match whose ends are drawn, as far as it is known how it stands. */
interface PlayedMatch {
  /** Names all that the ends depend on; those of a match to come are kept for good. */
  readonly key: string;
  /** What a side has more of the better it is. */
  readonly stat: string;
  /** The kind of totals on offer that says how much is scored; left out where none does. */
  readonly total?: string;
  /** Ways it can end between equals, each as likely as any. */
  readonly ends: () => readonly Facts[];
}

/** Ends of matches to come: whoever meets, they are played once. */
const toCome = new Map<string, Worlds>();

/**
 * All ways a match can end that is played on between equals, once for each state it is in, and
 * weighted by who is to win and how much is to be scored; null where nobody says who is to win.
 */
export function playedJoint(
  { sport, now, known }: OfferedMatch,
  match: PlayedMatch,
): Worlds | null {
  const winner = homeWinOf(known);
  if (winner === undefined) return null;
  const total = match.total === undefined ? null : nearestToEven(known, match.total);
  const told = total === null ? [winner] : [winner, total];
  const name = `${sport}|${match.key}`;
  const said = told.map(({ market, chance }) => `${market.lineQuarters}:${chance}`);
  return recentWorlds(`${name}|${said.join('|')}`, () => {
    const ends = now === 'before' ? endsToCome(name, match) : endsFrom(name, match);
    return leaned(
      ends,
      told.map((pick) => leanOf(pick, ends, match.stat, sport)),
    );
  });
}

const worldsOf = ({ ends }: PlayedMatch): Worlds => {
  const facts = ends();
  return { facts, weights: facts.map(() => 1 / facts.length) };
};

const endsFrom = (name: string, match: PlayedMatch): Worlds =>
  recentWorlds(name, () => worldsOf(match));

function endsToCome(name: string, match: PlayedMatch): Worlds {
  const found = toCome.get(name) ?? worldsOf(match);
  toCome.set(name, found);
  return found;
}

/** A winner goes by how many more home has, a total by how many both have. */
function leanOf(pick: KnownChance, { facts }: Worlds, unit: string, sport: Sport): Lean {
  const { base, period, stat } = pick.market.type;
  const sizes = facts.map((world) => {
    const isTotal = base === 'total';
    const pair = pairAt(world, isTotal ? period : 'full', isTotal ? stat : unit);
    if (pair === null) throw new RangeError(`an end of ${sport} does not tell ${stat}`);
    return isTotal ? pair[0] + pair[1] : pair[0] - pair[1];
  });
  return { pick, sizes };
}
