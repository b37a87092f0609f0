import { createSeededRandom, shuffled } from '@pavilion/domain/random';
import type { Pairing } from '@pavilion/domain/simulation';
import { knockOutSize, knockOutTies, knownFromSlot, type DemoSettings } from '../matches/index.ts';
import type { SportLeague } from './sport-leagues.ts';
import type { SportMatch } from './sport-match.ts';
import { playOf } from './sport-play.ts';

/** Longer than any match, at the pace of life. */
const endMs = 24 * 60 * 60_000;

/** Who meets, and from which slot on that is known; null where the draw says so. */
export interface Meeting extends Pairing {
  knownFromSlot: number | null;
}

/** Keys of those who play a knock-out, as they are drawn: neighbours meet in the first round. */
export function entrantsOf(
  { seed }: DemoSettings,
  { code, sides }: SportLeague,
  number: number,
): string[] {
  const keys = sides.map(({ key }) => key);
  const random = createSeededRandom(`${seed}/${code}/${number}`);
  return shuffled(random, keys).slice(0, knockOutSize.sides);
}

/**
 * Who meets in a slot of a league's knock-outs; null where nobody does. `matchAt` gives the match
 * of an earlier slot.
 */
export function tieAt(
  settings: DemoSettings,
  league: SportLeague,
  slot: number,
  matchAt: (slot: number) => SportMatch | null,
): Meeting | null {
  const number = Math.floor(slot / knockOutSize.slots);
  const first = number * knockOutSize.slots;
  const tieNo = knockOutTies.findIndex((tie) => tie.slot === slot - first);
  const tie = knockOutTies[tieNo];
  if (tie === undefined) return null;
  const sides =
    tie.from === null
      ? entrantsOf(settings, league, number).slice(2 * tieNo, 2 * tieNo + 2)
      : tie.from.map((before) =>
          winnerIn(settings, matchAt(first + (knockOutTies[before]?.slot ?? 0))),
        );
  const [homeKey, awayKey] = sides;
  if (homeKey === undefined || awayKey === undefined) return null;
  const known = knownFromSlot(tie);
  return { homeKey, awayKey, knownFromSlot: known === null ? null : first + known };
}

/** By seed of the match. */
const winners = new Map<string, string>();
const winnersMost = 1000;

/** Who goes on from a match of a knock-out: who wins it, or whom the other leaves it to. */
export function winnerIn(settings: DemoSettings, match: SportMatch | null): string {
  if (match === null) throw new RangeError('a tie of winners that nobody has');
  const known = winners.get(match.seed);
  if (known !== undefined) return known;
  const { facts } = playOf(settings, match).at(endMs, 0);
  const winner = facts.winner === 'home' ? match.homeKey : match.awayKey;
  if (winners.size >= winnersMost) winners.clear();
  winners.set(match.seed, winner);
  return winner;
}
