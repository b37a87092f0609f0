import { fraction, multiplierScale, numbersFrom, type MultiplierE4 } from '@pavilion/games';
import {
  threeCardClassOf,
  threeCardStrength,
  type ThreeCardClass,
} from '@pavilion/games/cards/poker-hands/index';
import { deckSize } from '@pavilion/games/cards/playing-cards';
import { dealerOf } from '@pavilion/games/cards/shoe';
import { kindTable } from './kind-table.ts';

const kinds = ['hand_a', 'hand_b', 'tie', 'a_pair', 'b_pair'] as const;
type Kind = (typeof kinds)[number];
type Outcome = {
  a: readonly number[];
  b: readonly number[];
  a_class: ThreeCardClass;
  b_class: ThreeCardClass;
  winner: 'hand_a' | 'hand_b' | 'tie';
};

const sidePays = 19_500n;
const tiePays = 8_500_000n;
/** What three cards pay that are a pair or better, stake included. */
const pairPays: Readonly<Record<ThreeCardClass, MultiplierE4>> = {
  high_card: 0n,
  pair: 20_000n,
  flush: 50_000n,
  straight: 70_000n,
  three_of_a_kind: 310_000n,
  straight_flush: 410_000n,
};

function outcomeOf(a: readonly number[], b: readonly number[]): Outcome {
  const [one, other] = [threeCardStrength(a), threeCardStrength(b)];
  const winner = one === other ? 'tie' : one > other ? 'hand_a' : 'hand_b';
  return { a, b, a_class: threeCardClassOf(one), b_class: threeCardClassOf(other), winner };
}

function payOf(kind: Kind, outcome: Outcome): MultiplierE4 {
  if (kind === 'a_pair') return pairPays[outcome.a_class];
  if (kind === 'b_pair') return pairPays[outcome.b_class];
  if (kind === outcome.winner) return kind === 'tie' ? tiePays : sidePays;
  return outcome.winner === 'tie' ? multiplierScale : 0n;
}

interface Counted {
  hands: bigint;
  pairsPaid: bigint;
  deals: bigint;
  ties: bigint;
}
let counted: Counted | undefined;

/** All 22,100 hands, and of those alike in strength the pairs that share no card. */
function count(): Counted {
  if (counted) return counted;
  const alike = new Map<number, number[][]>();
  let pairsPaid = 0n;
  for (const x of numbersFrom(0, deckSize))
    for (const y of numbersFrom(0, x))
      for (const z of numbersFrom(0, y)) {
        const strength = threeCardStrength([x, y, z]);
        pairsPaid += pairPays[threeCardClassOf(strength)];
        alike.set(strength, [...(alike.get(strength) ?? []), [x, y, z]]);
      }
  let ties = 0;
  for (const hands of alike.values())
    for (const a of hands)
      for (const b of hands) if (!a.some((card) => b.includes(card))) ties += 1;
  counted = { hands: 22_100n, pairsPaid, deals: 22_100n * 18_424n, ties: BigInt(ties) };
  return counted;
}

function rtpOf(kind: Kind) {
  const { hands, pairsPaid, deals, ties } = count();
  if (kind === 'a_pair' || kind === 'b_pair') return fraction(pairsPaid, hands * multiplierScale);
  if (kind === 'tie') return fraction(tiePays * ties, deals * multiplierScale);
  // Neither hand has an edge over the other.
  const won = (sidePays * (deals - ties)) / 2n;
  return fraction(won + multiplierScale * ties, deals * multiplierScale);
}

/** Two hands of three cards from one deck; the better one wins. */
export const teenPatti = kindTable<Kind, Outcome>({
  code: 'teen-patti',
  name: 'Teen Patti',
  category: 'livecasino',
  kinds,
  outcomeOf(stream) {
    const next = dealerOf(1, stream);
    const three = (): number[] => [next(), next(), next()];
    return outcomeOf(three(), three());
  },
  payOf,
  topOf: (kind) =>
    kind === 'tie'
      ? tiePays
      : kind === 'a_pair' || kind === 'b_pair'
        ? pairPays.straight_flush
        : sidePays,
  rtpOf,
  markOf: ({ winner }) => winner,
});
