import { cutCommitOf, cutOrderOf, isSealedCard } from '@pavilion/games/table/holdem/sealed-deck';
import type { HandHistory } from './poker.queries.ts';

type Opened = HandHistory['board_proofs'][number];

/**
 * Whether a hand is what was sealed before it: each seed is the promised one, and each card that is
 * shown was sealed at the place that the players' cut gave it. Needs nothing but what everybody is
 * told.
 */
export function isHandSound(hand: HandHistory): boolean {
  const order = cutOrderOf(hand.seeds, hand.hand_no);
  const count = hand.seats.length;
  const isAt = (dealt: number, opened: Opened): boolean =>
    isSealedCard(hand.root, order[dealt] ?? -1, opened);
  const isBoard = hand.board_proofs.every((opened, place) => isAt(2 * count + place, opened));
  const isShown = hand.shown.every(({ seat, cards }) => {
    const first = hand.seats.findIndex((one) => one.seat === seat);
    return cards.every((opened) => isAt(first, opened) || isAt(first + count, opened));
  });
  return isBoard && isShown && hand.seeds.every((one) => isPromised(hand, one));
}

const isPromised = ({ commits }: HandHistory, seed: HandHistory['seeds'][number]): boolean =>
  commits.some(({ seat, commit }) => seat === seed.seat && commit === cutCommitOf(seed.seed));
