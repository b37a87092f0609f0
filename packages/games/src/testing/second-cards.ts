// A second reading of the wire page "games, part two", section 4, written apart from the games:
// another hash library, whole numbers only, nothing imported from them but the second reading of
// draws. Where the two disagree, one of them is wrong.
import { secondCards, secondDraws } from './second-tables.ts';

export interface CardRound {
  serverSeed: string;
  clientSeed: string;
  nonce: number;
  base: bigint;
  /** Stakes of side bets, minor units. */
  sides: Record<string, bigint>;
  actions: ReadonlyArray<{ action: string; hold?: readonly number[] }>;
}

export interface CardVerdict {
  outcome: unknown;
  stake: bigint;
  payout: bigint;
}

const height = (card: number): number => Math.floor(card / 4) + 2;
const isFlush = (cards: number[]): boolean => new Set(cards.map((card) => card % 4)).size === 1;

/** Ranks, those that come more often first, then the higher. */
function ordered(cards: number[]): number[] {
  const ranks = cards.map(height);
  const times = (rank: number): number => ranks.filter((other) => other === rank).length;
  return ranks.sort((a, b) => times(b) - times(a) || b - a);
}

/** The top of five or three in a row; 0: none. */
function rowTop(cards: number[]): number {
  const ranks = cards.map(height).sort((a, b) => a - b);
  const isRow = (list: number[]): boolean => list.every((rank, i) => rank === list[0]! + i);
  if (isRow(ranks)) return ranks.at(-1)!;
  if (ranks.at(-1) !== 14) return 0;
  const low = [1, ...ranks.slice(0, -1)];
  return isRow(low) ? low.at(-1)! : 0;
}

type Rated = [string, ...number[]];

function rateFive(cards: number[]): Rated {
  const ranks = ordered(cards);
  const shape = ranks.map((rank) => ranks.filter((other) => other === rank).length).join('');
  const row = shape === '11111' ? rowTop(cards) : 0;
  if (row && isFlush(cards)) return [row === 14 ? '9 royal' : '8 straight flush', row];
  const shapes: Record<string, string> = {
    '44441': '7 four',
    '33322': '6 full house',
    '33311': '3 three',
    '22221': '2 two pair',
    '22111': '1 pair',
  };
  if (shapes[shape]) return [shapes[shape], ...ranks];
  if (isFlush(cards)) return ['5 flush', ...ranks];
  return row ? ['4 straight', row] : ['0 high', ...ranks];
}

/** Above 0: the first is better. */
function compare(a: Rated, b: Rated): number {
  if (a[0] !== b[0]) return a[0] > b[0] ? 1 : -1;
  for (let i = 1; i < a.length; i += 1) if (a[i] !== b[i]) return Number(a[i]) - Number(b[i]);
  return 0;
}

function rateBest(cards: number[]): Rated {
  let best: Rated | null = null;
  for (let i = 0; i < cards.length; i += 1)
    for (let j = i + 1; j < cards.length; j += 1) {
      const rated = rateFive(cards.filter((_, place) => place !== i && place !== j));
      if (!best || compare(rated, best) > 0) best = rated;
    }
  return best!;
}

function rateThree(cards: number[]): Rated {
  const ranks = ordered(cards);
  const kinds = new Set(ranks).size;
  const row = kinds === 3 ? rowTop(cards) : 0;
  if (row) return [isFlush(cards) ? '5 straight flush' : '3 straight', row];
  if (kinds === 1) return ['4 three', ...ranks];
  if (kinds === 2) return ['1 pair', ...ranks];
  return [isFlush(cards) ? '2 flush' : '0 high', ...ranks];
}

const table = (pays: Record<string, number>, rated: Rated): number => pays[rated[0].slice(2)] ?? 0;

/** What ante and raise give back, in their own stakes. */
function showdown(own: Rated, other: Rated, qualifies: boolean, wins: [number, number]) {
  const order = compare(own, other);
  if (!qualifies) return null;
  if (order === 0) return [1, 1] as const;
  return order > 0 ? ([1 + wins[0], 1 + wins[1]] as const) : ([0, 0] as const);
}

type Verify = (round: CardRound, draw: (n: number) => number) => CardVerdict;

function verdictOf(
  { base, sides, actions }: CardRound,
  outcome: object,
  [ante, raise]: readonly [number, number],
  times: bigint,
  side: [string, number] | null,
): CardVerdict {
  const folded = actions[0]!.action === 'fold';
  const sideStake = side ? (sides[side[0]] ?? 0n) : 0n;
  const raised = folded ? 0n : base * times;
  const paid = folded ? 0n : base * BigInt(ante) + raised * BigInt(raise);
  return {
    outcome: { ...outcome, folded },
    stake: base + raised + sideStake,
    payout: paid + sideStake * BigInt(side?.[1] ?? 0),
  };
}

const times = <Item>(count: number, next: () => Item): Item[] =>
  Array.from({ length: count }, () => next());

const threeCard: Verify = (round, draw) => {
  const card = secondCards(draw, 1);
  const [player, dealer] = [times(3, card), times(3, card)];
  const [own, other] = [rateThree(player), rateThree(dealer)];
  const qualifies = other[0] !== '0 high' || Number(other[1]) >= 12;
  const [ante, play] = showdown(own, other, qualifies, [1, 1]) ?? [2, 1];
  const bonus = table({ straight: 1, three: 4, 'straight flush': 5 }, own);
  const pairPlus = { pair: 2, flush: 5, straight: 7, three: 31, 'straight flush': 41 };
  const paid = [ante + bonus, play] as const;
  return verdictOf(round, { player, dealer }, paid, 1n, ['pair_plus', table(pairPlus, own)]);
};

const holdem: Verify = (round, draw) => {
  const card = secondCards(draw, 1);
  const [player, flop, dealer, rest] = [
    times(2, card),
    times(3, card),
    times(2, card),
    times(2, card),
  ];
  const board = [...flop, ...rest];
  const [own, other] = [rateBest([...player, ...board]), rateBest([...dealer, ...board])];
  const qualifies = other[0] > '1 pair' || (other[0] === '1 pair' && Number(other[1]) >= 4);
  const wins =
    table({ royal: 100, 'straight flush': 20, four: 10, 'full house': 3, flush: 2 }, own) || 1;
  const paid = showdown(own, other, qualifies, [wins, 1]) ?? [1 + wins, 1];
  const first = rateFive([...player, ...flop]);
  const bonus: Record<string, number> = {
    pair: first[1] === 14 ? 8 : 0,
    'two pair': 8,
    three: 8,
    straight: 8,
    flush: 21,
    'full house': 31,
    four: 41,
    'straight flush': 51,
    royal: 101,
  };
  return verdictOf(round, { player, board, dealer }, paid, 2n, ['aa_bonus', table(bonus, first)]);
};

const caribbean: Verify = (round, draw) => {
  const card = secondCards(draw, 1);
  const [player, dealer] = [times(5, card), times(5, card)];
  const [own, other] = [rateFive(player), rateFive(dealer)];
  const qualifies = other[0] !== '0 high' || (other[1] === 14 && other[2] === 13);
  const wins = table(
    {
      royal: 100,
      'straight flush': 50,
      four: 20,
      'full house': 7,
      flush: 5,
      straight: 4,
      three: 3,
      'two pair': 2,
    },
    own,
  );
  const paid = showdown(own, other, qualifies, [1, wins || 1]) ?? [2, 1];
  return verdictOf(round, { player, dealer }, paid, 2n, null);
};

const jacks = (cards: number[]): number => {
  const rated = rateFive(cards);
  const pays: Record<string, number> = {
    royal: 800,
    'straight flush': 50,
    four: 25,
    'full house': 9,
    flush: 6,
    straight: 4,
    three: 3,
    'two pair': 2,
    pair: Number(rated[1]) >= 11 ? 1 : 0,
  };
  return table(pays, rated);
};

/**
 * By trying what every two could be: five of a kind is what no five different cards are, so it is
 * looked for by itself.
 */
function deuces(cards: number[]): number {
  const others = cards.filter((card) => height(card) !== 2);
  const wilds = 5 - others.length;
  if (wilds === 4) return 200;
  const pays: Record<string, number> = {
    royal: wilds === 0 ? 800 : 25,
    'straight flush': 10,
    four: 4,
    'full house': 4,
    flush: 3,
    straight: 2,
    three: 1,
  };
  let best = wilds > 0 && new Set(others.map(height)).size === 1 ? 16 : 0;
  const fill = (hand: number[]): void => {
    if (hand.length === 5) best = Math.max(best, table(pays, rateFive(hand)));
    else
      for (let card = 0; card < 52; card += 1)
        // A card may be there twice: a four of a kind and its like.
        if (wilds < 3 || !hand.includes(card)) fill([...hand, card]);
  };
  if (wilds < 3) fill(others);
  else {
    // Two cards and three twos are four of a kind at least.
    const suits = new Set(others.map((card) => card % 4)).size === 1;
    const [low, high] = others.map(height).sort((a, b) => a - b) as [number, number];
    const near = high - low < 5 || (high === 14 && low <= 5);
    best = Math.max(best, 4, suits && near && low !== high ? (low >= 10 ? 25 : 10) : 0);
  }
  return best;
}

const videoPoker =
  (pays: (cards: number[]) => number): Verify =>
  ({ base, actions }, draw) => {
    const card = secondCards(draw, 1);
    const dealt = times(5, card);
    const held = [...actions[0]!.hold!].sort((a, b) => a - b);
    const final = dealt.map((old, place) => (held.includes(place) ? old : card()));
    return { outcome: { dealt, held, final }, stake: base, payout: base * BigInt(pays(final)) };
  };

const worth = (card: number): number => (height(card) === 14 ? 1 : Math.min(height(card), 10));
/** The best total; aces count eleven where that fits. */
function count(cards: number[]): number {
  const low = cards.reduce((sum, card) => sum + worth(card), 0);
  return low <= 11 && cards.some((card) => worth(card) === 1) ? low + 10 : low;
}

interface Seat {
  cards: number[];
  stake: bigint;
  doubled: boolean;
}

function blackjackSides(player: number[], up: number): Record<string, number> {
  const [a, b] = player as [number, number];
  const colour = (card: number): boolean => card % 4 > 1;
  const alike = a % 4 === b % 4 ? 26 : colour(a) === colour(b) ? 13 : 7;
  const three = [a, b, up];
  // Of eight decks a pair may be of one suit; it counts as a flush when the third card is too.
  const rated = rateThree(three)[0].slice(2);
  const kind = rated === 'pair' && isFlush(three) ? 'flush' : rated;
  const isOneCard = new Set(three).size === 1;
  const pays = { 'straight flush': 41, three: isOneCard ? 101 : 31, straight: 11, flush: 6 };
  return {
    perfect_pairs: height(a) === height(b) ? alike : 0,
    twenty_one_three: (pays as Record<string, number>)[kind] ?? 0,
  };
}

const blackjack: Verify = ({ base, sides, actions }, draw) => {
  const card = secondCards(draw, 8);
  const [p1, up, p2, hole] = [card(), card(), card(), card()];
  const todo = actions.map(({ action }) => action);
  const dealer = [up, hole];
  const isNatural = (cards: number[]): boolean => cards.length === 2 && count(cards) === 21;
  const insured = worth(up) === 1 && todo.shift() === 'insurance' ? base / 2n : 0n;
  const isOver = isNatural(dealer) || isNatural([p1, p2]);
  const done: Seat[] = [];
  const waiting: Seat[] = [{ cards: [p1, p2], stake: base, doubled: false }];
  let wasSplit = false;
  while (waiting.length > 0) {
    const seat = waiting.shift()!;
    if (seat.cards.length === 1) seat.cards.push(card());
    const isAces = wasSplit && worth(seat.cards[0]!) === 1;
    while (!isOver && !isAces && !seat.doubled && count(seat.cards) < 21) {
      const action = todo.shift();
      if (action === 'stand') break;
      if (action === 'split') {
        wasSplit = true;
        waiting.unshift({ cards: [seat.cards.pop()!], stake: base, doubled: false });
        seat.cards.push(card());
        if (worth(seat.cards[0]!) === 1) break;
        continue;
      }
      if (action === 'double') {
        seat.doubled = true;
        seat.stake += base;
      }
      seat.cards.push(card());
    }
    done.push(seat);
  }
  if (!isOver && done.some(({ cards }) => count(cards) <= 21))
    while (count(dealer) < 17) dealer.push(card());
  const results = done.map(({ cards, stake }): [string, bigint] => {
    const own = isNatural(cards) && !wasSplit;
    if (own && isNatural(dealer)) return ['push', stake];
    if (own) return ['blackjack', stake + (stake * 3n) / 2n];
    if (isNatural(dealer) || count(cards) > 21) return ['lost', 0n];
    if (count(dealer) > 21 || count(cards) > count(dealer)) return ['won', stake * 2n];
    return count(cards) === count(dealer) ? ['push', stake] : ['lost', 0n];
  });
  const side = blackjackSides([p1, p2], up);
  const made = Object.entries(sides);
  const stakes = done.map(({ stake }) => stake);
  const add = (amounts: bigint[]): bigint => amounts.reduce((a, b) => a + b, 0n);
  const sidePaid = made.map(([name, stake]) => stake * BigInt(side[name]!));
  return {
    outcome: {
      dealer,
      hands: done.map((seat, at) => ({ ...seat, result: results[at]![0] })),
      insurance: insured > 0n ? insured : null,
      side: Object.fromEntries(made.map(([name], at) => [name, sidePaid[at]])),
    },
    stake: add([...stakes, ...made.map(([, stake]) => stake), insured]),
    payout: add([
      ...results.map(([, paid]) => paid),
      ...sidePaid,
      isNatural(dealer) ? insured * 3n : 0n,
    ]),
  };
};

const games: Record<string, Verify> = {
  blackjack,
  'three-card-poker': threeCard,
  'casino-holdem': holdem,
  'caribbean-stud': caribbean,
  'jacks-or-better': videoPoker(jacks),
  'deuces-wild': videoPoker(deuces),
};

/** What a finished hand against the house comes to. Throws on a code it does not know. */
export function verifySecondCards(code: string, round: CardRound): CardVerdict {
  const verify = games[code];
  if (!verify) throw new Error(`no second verifier for ${code}`);
  return verify(round, secondDraws(round.serverSeed, round.clientSeed, round.nonce));
}
