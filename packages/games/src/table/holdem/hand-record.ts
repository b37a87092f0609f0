import { boardOf, holeCardsOf } from './dealt-cards.ts';
import { netsOf, type SeatNet } from './hand-nets.ts';
import type { SettledPot } from './pots.ts';
import {
  cutCommitOf,
  cutOrderOf,
  isSealedCard,
  type OpenedCard,
  type SeatSeed,
} from './sealed-deck.ts';
import type {
  Hand,
  HandLogEntry,
  HandResult,
  Positions,
  SeatCommit,
  ShownHand,
} from './table-state.ts';

/**
 * A hand as it is kept and shown to anyone: no card in it that was not shown. The server masks who
 * the players are.
 */
export interface HandRecord {
  handNo: number;
  root: string;
  serverSeedHash: string;
  commits: readonly SeatCommit[];
  seeds: readonly SeatSeed[];
  startedAtMs: number;
  endedAtMs: number;
  positions: Positions;
  /** Dealt in, from the left of the button. */
  seats: readonly (SeatNet & { name: string; isComputer: boolean; startMinor: bigint })[];
  actions: readonly HandLogEntry[];
  board: readonly OpenedCard[];
  shown: readonly ShownHand[];
  pots: readonly SettledPot[];
  rakeMinor: bigint;
  uncalled: HandResult['uncalled'];
}

/** What is kept sealed: the deck's seed for auditors, each hand for its owner alone. */
export interface SealedHand {
  serverSeed: string;
  hands: readonly { seat: number; playerId: string; cards: readonly OpenedCard[] }[];
}

export function recordOf(hand: Hand, result: HandResult): HandRecord {
  const nets = netsOf(hand, result.pots);
  const { handNo, deck, commits, seeds, startedAtMs, positions } = hand;
  return {
    handNo,
    root: deck.root,
    serverSeedHash: deck.serverSeedHash,
    commits,
    seeds,
    startedAtMs,
    endedAtMs: result.endedAtMs,
    positions,
    seats: hand.seats.flatMap(({ name, isComputer, startMinor }, place) => {
      const net = nets[place];
      return net ? [{ ...net, name, isComputer, startMinor }] : [];
    }),
    actions: [...hand.actions],
    board: boardOf(hand),
    shown: [...hand.shown],
    pots: result.pots,
    rakeMinor: result.rakeMinor,
    uncalled: result.uncalled,
  };
}

export const sealedHandOf = (hand: Hand): SealedHand => ({
  serverSeed: hand.deck.serverSeed,
  hands: hand.seats.map(({ seat, playerId }) => ({
    seat,
    playerId,
    cards: holeCardsOf(hand, seat),
  })),
});

export type HandProblem = 'seedNotOfCommit' | 'cardNotOfCut' | 'moneyNotZero';

/**
 * Anyone's check of a record: seeds against commits, shown cards and board against root and cut,
 * money against zero.
 */
export function checkHandRecord(record: HandRecord): readonly HandProblem[] {
  const problems = new Set<HandProblem>();
  const isPromised = ({ seat, seed }: SeatSeed): boolean =>
    record.commits.some((one) => one.seat === seat && one.commit === cutCommitOf(seed));
  if (!record.seeds.every(isPromised)) problems.add('seedNotOfCommit');
  const order = cutOrderOf(record.seeds, record.handNo);
  for (const { dealt, card } of dealtCardsOf(record))
    if (!isSealedCard(record.root, order[dealt] ?? -1, card)) problems.add('cardNotOfCut');
  const total = record.seats.reduce((sum, { netMinor }) => sum + netMinor, record.rakeMinor);
  if (total !== 0n) problems.add('moneyNotZero');
  return [...problems];
}

/** Every open card of a record with its number in the deal, 0 the first. */
function dealtCardsOf(record: HandRecord): { dealt: number; card: OpenedCard }[] {
  const count = record.seats.length;
  const board = record.board.map((card, place) => ({ dealt: 2 * count + place, card }));
  const hands = record.shown.flatMap(({ seat, places, cards }) => {
    const first = record.seats.findIndex((one) => one.seat === seat);
    return cards.map((card, at) => ({ dealt: first + count * (places[at] ?? 0), card }));
  });
  return [...board, ...hands];
}
