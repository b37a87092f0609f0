import type { Round, Table } from './game.types.ts';

type Outcome = Round['outcome'];
type Text = Table['text'];
type Cards = readonly (number | null)[];

/** Cards under a name, as a hand's picture lays them. */
export interface HandRow {
  label: string;
  cards: Cards;
  note?: string;
  isLit?: boolean;
}
/**
 * What a hand shows: rows from the top, and the player's cards where some of them are to be chosen.
 */
export interface HandView {
  rows: HandRow[];
  own: readonly number[] | null;
  /** Whether chosen cards go by their places (`hold`) or by themselves (`cards`). */
  chosenAs: 'hold' | 'cards';
  note: string;
}

const list = (value: unknown): Cards => (Array.isArray(value) ? (value as (number | null)[]) : []);
const own = (value: unknown): number[] => list(value).filter((card) => card !== null);
const isOpen = ({ state }: Round): boolean => state === 'open';
const view = (rows: HandRow[], more: Partial<HandView> = {}): HandView => ({
  rows,
  own: null,
  chosenAs: 'cards',
  note: '',
  ...more,
});

/** Seat 0 is the player. */
const seatName = (seat: number, text: Text): string =>
  seat === 0 ? text('you') : text('computer', { number: String(seat) });
const wonBy = (seats: readonly number[], text: Text, name = seatName): string =>
  text('wonBy', { names: seats.map((seat) => name(seat, text)).join(', ') });

function showdown({ outcome }: Round, text: Text): HandView {
  const board = list(outcome['board']);
  return view([
    { label: text('dealer'), cards: list(outcome['dealer']) },
    ...(board.length > 0 ? [{ label: text('board'), cards: board }] : []),
    { label: text('yourHand'), cards: list(outcome['player']) },
  ]);
}

function blackjack({ outcome, actions }: Round, text: Text): HandView {
  const hands =
    (outcome['hands'] as { cards: number[]; result: string | null }[] | undefined) ?? [];
  const nameOf = (place: number): string =>
    hands.length === 1 ? text('yourHand') : text('handOf', { number: String(place + 1) });
  const rows = [
    { label: text('dealer'), cards: list(outcome['dealer']) },
    ...hands.map(({ cards, result }, place) => ({
      label: nameOf(place),
      cards,
      ...(result === null ? {} : { note: text(`result-${result}`) }),
    })),
  ];
  return view(rows, { note: actions.includes('no_insurance') ? text('asked') : '' });
}

function videoPoker(round: Round, text: Text): HandView {
  const { dealt, final } = round.outcome;
  if (isOpen(round)) return view([], { own: own(dealt), chosenAs: 'hold', note: text('held') });
  return view([{ label: text('yourHand'), cards: list(final) }]);
}

const redDog = ({ outcome }: Round, text: Text): HandView =>
  view([{ label: text('board'), cards: list(outcome['board']) }], {
    note: text('spreadOf', { count: String(Math.max(0, Number(outcome['spread']))) }),
  });

interface HoldemSeat {
  seat: number;
  bet: string;
  state: string;
  cards: number[];
}

function holdem(round: Round, text: Text): HandView {
  const { outcome } = round;
  const seats = (outcome['seats'] as HoldemSeat[] | undefined) ?? [];
  const mine = Number(outcome['seat']);
  const nameOf = (seat: number): string =>
    seat === mine ? text('you') : text('computer', { number: String(seat) });
  const winners = (outcome['winners'] as number[] | undefined) ?? [];
  const rows = seats
    .filter(({ seat }) => seat !== mine)
    .map(({ seat, bet, state, cards }) => ({
      label: nameOf(seat),
      cards: cards.length > 0 ? cards : state === 'folded' ? [] : [null, null],
      note: state === 'folded' ? text('result-folded') : bet,
      isLit: winners.includes(seat),
    }));
  const bet = seats.find(({ seat }) => seat === mine)?.bet ?? '';
  const own_: HandRow = { label: text('yourHand'), cards: list(outcome['cards']), note: bet };
  const won = winners.length > 0 ? [wonBy(winners, text, nameOf)] : [];
  return view(
    [
      ...rows,
      { label: text('board'), cards: list(outcome['board']) },
      { ...own_, isLit: winners.includes(mine) },
    ],
    { note: [`${text('pot')}: ${String(outcome['pot'])}`, ...won].join(' · ') },
  );
}

function thirteen(round: Round, text: Text): HandView {
  const { outcome } = round;
  const names = ['front', 'middle', 'back'] as const;
  if (isOpen(round)) {
    const front = list(outcome['front']);
    const rows = front.length > 0 ? [{ label: text('front'), cards: front }] : [];
    return view(rows, { own: own(outcome['cards']), note: text('chooseCards') });
  }
  const seats = (outcome['rows'] as Record<string, number[]>[] | undefined) ?? [];
  const winners = outcome['winners'] as Record<string, number[]>;
  return view(
    seats.flatMap((rows, seat) =>
      names.map((name) => ({
        label: `${seatName(seat, text)} · ${text(name)}`,
        cards: rows[name] ?? [],
        isLit: winners[name]?.includes(seat) ?? false,
      })),
    ),
  );
}

/** What computers still hold: their cards when all is over, before that how many. */
function others(outcome: Outcome, text: Text): HandRow[] {
  const counts = (outcome['counts'] as number[] | undefined) ?? [];
  const left = (outcome['left'] as number[][] | undefined) ?? [];
  return counts.slice(1).map((count, place) => ({
    label: seatName(place + 1, text),
    cards: left[place + 1] ?? [],
    note: text('cardsLeft', { count: String(count) }),
  }));
}

function bigTwo(round: Round, text: Text): HandView {
  const { outcome } = round;
  const pile = outcome['pile'] as { seat: number; cards: number[] } | null;
  const winner = outcome['winner'];
  const note = pile ? { note: seatName(pile.seat, text) } : {};
  return view(
    [...others(outcome, text), { label: text('pile'), cards: pile?.cards ?? [], ...note }],
    {
      own: isOpen(round) ? own(outcome['cards']) : null,
      note: typeof winner === 'number' ? wonBy([winner], text) : text('chooseCards'),
    },
  );
}

function tongits(round: Round, text: Text): HandView {
  const { outcome } = round;
  const melds = (outcome['melds'] as { seat: number; cards: number[] }[] | undefined) ?? [];
  const winners = outcome['winners'] as number[] | null;
  const discard = outcome['discard'];
  const rows: HandRow[] = [
    ...others(outcome, text),
    ...melds.map(({ seat, cards }) => ({ label: seatName(seat, text), cards })),
    {
      label: text('discardPile'),
      cards: typeof discard === 'number' ? [discard] : [],
      note: text('stock', { count: String(outcome['stock']) }),
    },
  ];
  if (!isOpen(round))
    return view([...rows, { label: text('yourHand'), cards: list(outcome['cards']) }], {
      note: wonBy(winners ?? [], text),
    });
  const points = text('bull-points', { count: String(outcome['points']) });
  return view(rows, {
    own: own(outcome['cards']),
    note: `${points} · ${text('chooseCards')}`,
  });
}

const views: Readonly<Record<string, (round: Round, text: Text) => HandView>> = {
  blackjack,
  'three-card-poker': showdown,
  'casino-holdem': showdown,
  'caribbean-stud': showdown,
  'jacks-or-better': videoPoker,
  'red-dog': redDog,
  'fixed-holdem': holdem,
  'thirteen-cards': thirteen,
  'big-two': bigTwo,
  tongits,
};

/** What a hand of a family shows now. */
export const handView = (family: string, round: Round, text: Text): HandView =>
  views[family]?.(round, text) ?? view([]);
