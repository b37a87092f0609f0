import { expect, it } from 'vitest';
import {
  cutCommitOf,
  cutOrderOf,
  openCard,
  sealDeck,
} from '@pavilion/games/table/holdem/sealed-deck';
import { isHandSound } from './check-hand.ts';
import type { HandHistory } from './poker.queries.ts';

const handNo = 7;
const seeds = [
  { seat: 2, seed: '2'.repeat(64) },
  { seat: 5, seed: '5'.repeat(64) },
];

/** A hand of two, as the server tells it, out of a deck that was sealed before the seeds. */
function hand(change: Partial<HandHistory> = {}): HandHistory {
  const deck = sealDeck('d'.repeat(64), handNo);
  const order = cutOrderOf(seeds, handNo);
  const dealt = (place: number): HandHistory['own_cards'][number] => {
    const { card, leaf, proof } = openCard(deck, order[place] ?? -1);
    return { card, leaf, proof: [...proof] };
  };
  const seat = { is_computer: false, is_me: false, start: '0', stake: '0', payout: '0', net: '0' };
  return {
    ...{ hand_id: '', table_id: '', table_name: '', currency: 'PHP', play_money: false },
    ...{ started_at: '', ended_at: '', server_seed_hash: deck.serverSeedHash, root: deck.root },
    ...{ hand_no: handNo, button: 2, small_blind: 2, big_blind: 5, rake: '0', uncalled: null },
    ...{ actions: [], board: [], own_cards: [], pots: [], seeds },
    commits: seeds.map((one) => ({ seat: one.seat, commit: cutCommitOf(one.seed) })),
    seats: [5, 2].map((place) => ({ ...seat, seat: place, name: `seat ${place}` })),
    board_proofs: [4, 5, 6].map(dealt),
    shown: [{ seat: 2, cards: [dealt(1), dealt(3)] }],
    ...change,
  };
}

it('finds a hand sound whose cards were sealed where the cut puts them', () => {
  expect(isHandSound(hand())).toBe(true);
});

it('finds a card of another place, a seed nobody promised, and another deck', () => {
  const { board_proofs: board, shown, root } = hand();
  const [flop, ...rest] = board;
  const [first] = shown;
  if (!flop || !first) throw new Error('no cards');
  expect(isHandSound(hand({ board_proofs: [...rest, flop] }))).toBe(false);
  expect(isHandSound(hand({ shown: [{ ...first, seat: 5 }] }))).toBe(false);
  expect(isHandSound(hand({ commits: [] }))).toBe(false);
  expect(
    isHandSound(hand({ root: root.replace(/^./, (digit) => (digit === '0' ? '1' : '0')) })),
  ).toBe(false);
});
