import type { RoundRecord, WireEvent } from '../../../game-info.ts';

/** A card on the felt. Its id stays when it is turned or its hand is split. */
export interface FeltCard {
  id: number;
  /** Null: face down. */
  card: number | null;
  /** What laid or turned it last. */
  event: WireEvent;
}

export interface FeltHand {
  cards: readonly FeltCard[];
  /** How often the base stake lies on it. */
  stakes: number;
  result: string | null;
  /** What it gave back; a decimal. */
  payout: string | null;
}

export interface Felt {
  dealer: readonly FeltCard[];
  board: readonly FeltCard[];
  hands: readonly FeltHand[];
  /** The hand that is played, a place in `hands`. */
  turn: number;
  /** What insurance would take, while it is asked. */
  asked: string | null;
  /** What insurance took. */
  insurance: string | null;
  /** What was added to the first stake, in base stakes: call, play, raise. */
  added: number;
  /** Side bets that are decided, and what they pay. */
  sides: ReadonlyArray<{ bet: string; payout: string }>;
}

/** What actions put beside the first stake, in base stakes. */
const addedBy: Readonly<Record<string, number>> = { play: 1, call: 2, raise: 2 };

const empty: Felt = {
  dealer: [],
  board: [],
  hands: [{ cards: [], stakes: 1, result: null, payout: null }],
  turn: 0,
  asked: null,
  insurance: null,
  added: 0,
  sides: [],
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const handOf = (event: WireEvent): number => Number(event['hand'] ?? 0);

function withHand(felt: Felt, place: number, change: (hand: FeltHand) => FeltHand): Felt {
  return { ...felt, hands: felt.hands.map((hand, at) => (at === place ? change(hand) : hand)) };
}

function laid(felt: Felt, to: unknown, event: WireEvent, id: number): Felt {
  const card = { id, card: typeof event['card'] === 'number' ? event['card'] : null, event };
  if (to === 'dealer') return { ...felt, dealer: [...felt.dealer, card] };
  if (to === 'board') return { ...felt, board: [...felt.board, card] };
  return withHand(felt, handOf(event), (hand) => ({ ...hand, cards: [...hand.cards, card] }));
}

function revealed(felt: Felt, event: WireEvent): Felt {
  const place = event['to'] === 'board' ? 'board' : 'dealer';
  const turned = felt[place].map((one, at) =>
    at === event['place'] ? { ...one, card: Number(event['card']), event } : one,
  );
  return { ...felt, [place]: turned };
}

/** Both cards of a hand become a hand each. */
function split(felt: Felt, place: number): Felt {
  const hands = felt.hands.flatMap((hand, at) =>
    at === place ? hand.cards.map((card) => ({ ...hand, cards: [card] })) : [hand],
  );
  return { ...felt, hands };
}

function acted(felt: Felt, event: WireEvent): Felt {
  const action = String(event['action']);
  const answered = { ...felt, asked: null };
  if (action === 'insurance') return { ...answered, insurance: textOf(event['stake']) };
  if (action === 'split') return split(answered, handOf(event));
  if (action === 'double')
    return withHand(answered, handOf(event), (hand) => ({ ...hand, stakes: hand.stakes * 2 }));
  return { ...answered, added: answered.added + (addedBy[action] ?? 0) };
}

function after(felt: Felt, event: WireEvent, id: number): Felt {
  switch (event.type) {
    case 'dealt':
      return laid(felt, event['to'], event, id);
    case 'drawn':
      return { ...laid(felt, 'player', event, id), turn: handOf(event) };
    case 'revealed':
      return revealed(felt, event);
    case 'asked':
      return { ...felt, asked: textOf(event['insurance']) };
    case 'acted':
      return acted(felt, event);
    case 'side': {
      const side = { bet: String(event['bet']), payout: textOf(event['payout']) ?? '0' };
      return { ...felt, sides: [...felt.sides, side] };
    }
    case 'result':
      return withHand(felt, handOf(event), (hand) => ({
        ...hand,
        result: textOf(event['result']),
        payout: textOf(event['payout']),
      }));
    default:
      return felt;
  }
}

/** What lies on the felt after these events; nothing that they have not shown. */
export const feltOf = (shown: readonly WireEvent[]): Felt => shown.reduce(after, empty);

/** What a hand began with. */
export const baseOf = (round: RoundRecord): string => round.base_stake ?? round.stake;

/** So many base stakes, with the decimals they were told with. */
export function stakesOf(base: string, stakes: number): string {
  const decimals = (base.split('.')[1] ?? '').length;
  const minor = (BigInt(base.replace('.', '')) * BigInt(stakes)).toString();
  if (decimals === 0) return minor;
  const digits = minor.padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
