import {
  choose,
  fraction,
  multiplierScale,
  numbersFrom,
  type Fraction,
  type MultiplierE4,
} from '@pavilion/games';
import { cardRank } from '@pavilion/games/cards/playing-cards';
import { dealerOf } from '@pavilion/games/cards/shoe';
import { kindTable } from './kind-table.ts';

const kinds = ['banker', 'player', 'tie', 'banker_bull', 'player_bull'] as const;
type Kind = (typeof kinds)[number];
type Winner = 'banker' | 'player' | 'tie';
type Outcome = {
  banker: readonly number[];
  player: readonly number[];
  /** 0 no bull, 1 to 9, 10 bull bull. */
  banker_points: number;
  player_points: number;
  winner: Winner;
};

const bullBullPoints = 10;
const pays: Readonly<Record<Kind, MultiplierE4>> = {
  banker: 19_500n,
  player: 19_500n,
  tie: 60_000n,
  banker_bull: 130_000n,
  player_bull: 130_000n,
};

/** Aces count one, pictures and tens ten. */
const valueOf = (card: number): number => {
  const rank = cardRank(card);
  return rank === 12 ? 1 : Math.min(rank + 2, 10);
};

/**
 * Three of five values that make a multiple of ten are the bull; the last digit of the other two is
 * its points, a zero is ten.
 */
export function bullPoints(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  for (const [place, one] of values.entries())
    for (const other of values.slice(place + 1))
      if ((sum - one - other) % 10 === 0) return (one + other) % 10 || bullBullPoints;
  return 0;
}

const winnerOf = (banker: number, player: number): Winner =>
  banker === player ? 'tie' : banker > player ? 'banker' : 'player';

function payOf(kind: Kind, { winner, banker_points: b, player_points: p }: Outcome): MultiplierE4 {
  if (kind === 'banker_bull') return b === bullBullPoints ? pays[kind] : 0n;
  if (kind === 'player_bull') return p === bullBullPoints ? pays[kind] : 0n;
  if (kind === winner) return pays[kind];
  return winner === 'tie' ? multiplierScale : 0n;
}

/** How many cards of a deck have each value from 1 to 10. */
const perValue = [4, 4, 4, 4, 4, 4, 4, 4, 4, 16];
const handSize = 5;

/** Five values as how many of each there are. */
type Held = readonly number[];

function handsOf(): readonly { held: Held; points: number; places: readonly number[] }[] {
  const hands: { held: Held; points: number; places: readonly number[] }[] = [];
  const walk = (from: number, values: readonly number[]): void => {
    if (values.length === handSize) {
      const held = perValue.map((_, at) => values.filter((value) => value === at + 1).length);
      if (held.some((count, at) => count > (perValue[at] ?? 0))) return;
      const places = held.flatMap((count, at) => (count > 0 ? [at] : []));
      hands.push({ held, points: bullPoints(values), places });
      return;
    }
    for (const value of numbersFrom(from, 11 - from)) walk(value, [...values, value]);
  };
  walk(1, []);
  return hands;
}

/** Ways of a hand among so many cards of each value; below 2⁵³, as their products are. */
const small = numbersFrom(0, 17).map((of) =>
  numbersFrom(0, 6).map((count) => Number(choose(of, count))),
);
const ways = (places: readonly number[], held: Held, left: readonly number[]): number =>
  places.reduce((all, at) => all * (small[left[at] ?? 0]?.[held[at] ?? 0] ?? 0), 1);

interface Counted {
  deals: bigint;
  ties: bigint;
  bulls: bigint;
  hands: bigint;
}
let counted: Counted | undefined;

/** Every hand of the banker against every hand of the player, by their values. */
function count(): Counted {
  if (counted) return counted;
  const hands = handsOf();
  let [ties, bulls] = [0, 0];
  for (const one of hands) {
    const own = ways(one.places, one.held, perValue);
    if (one.points === bullBullPoints) bulls += own;
    const left = perValue.map((many, at) => many - (one.held[at] ?? 0));
    let alike = 0;
    for (const other of hands)
      if (other.points === one.points) alike += ways(other.places, other.held, left);
    ties += own * alike;
  }
  const dealt = choose(52, handSize);
  counted = {
    deals: dealt * choose(52 - handSize, handSize),
    ties: BigInt(ties),
    bulls: BigInt(bulls),
    hands: dealt,
  };
  return counted;
}

function rtpOf(kind: Kind): Fraction {
  const { deals, ties, bulls, hands } = count();
  if (kind === 'banker_bull' || kind === 'player_bull')
    return fraction(pays[kind] * bulls, hands * multiplierScale);
  if (kind === 'tie') return fraction(pays.tie * ties, deals * multiplierScale);
  // Neither side has an edge over the other.
  const won = (pays[kind] * (deals - ties)) / 2n;
  return fraction(won + multiplierScale * ties, deals * multiplierScale);
}

/** Two hands of five cards from one deck: more points of the bull win, equal points are a tie. */
export const bullBull = kindTable<Kind, Outcome>({
  code: 'bull-bull',
  name: 'Bull Bull',
  category: 'livecasino',
  kinds,
  outcomeOf(stream) {
    const next = dealerOf(1, stream);
    const five = (): number[] => numbersFrom(0, handSize).map(() => next());
    const [banker, player] = [five(), five()];
    const points = [banker, player].map((cards) => bullPoints(cards.map(valueOf)));
    const [b = 0, p = 0] = points;
    return { banker, player, banker_points: b, player_points: p, winner: winnerOf(b, p) };
  },
  payOf,
  topOf: (kind) => pays[kind],
  rtpOf,
  markOf: ({ winner }) => winner,
});
