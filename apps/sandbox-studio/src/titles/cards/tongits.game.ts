import {
  drawDistinct,
  numbersFrom,
  type GameEvent,
  type HandAction,
  type RandomStream,
  type Refusal,
} from '@pavilion/games';
import { deckSize } from '@pavilion/games/cards/playing-cards';
import { cardsOfAction, seatGame, wrongCards, type SeatTable } from './computer-table.ts';
import { shareOfPot } from './pot-of-seats.ts';
import { isMeld, layOffAt, meldIn, pointsOf } from './tongits-melds.ts';

const seats = 3;
const handSize = 12;
/** With so few points in hand a computer fights. */
const fightsWith = 7;

type Action = 'draw' | 'take' | 'meld' | 'lay_off' | 'discard' | 'fight';

/**
 * Who lays all cards gets the pot; else who has the fewest points when somebody fights or the stock
 * is used up.
 */
export const tongits = seatGame({
  code: 'tongits',
  name: 'Tongits',
  seats,
  actions: ['draw', 'take', 'meld', 'lay_off', 'discard', 'fight'] satisfies Action[],
  deal: (stream) => new Tongits(stream),
});

class Tongits implements SeatTable {
  readonly events: GameEvent[] = [];
  readonly #hands: number[][];
  readonly #stock: number[];
  readonly #discards: number[] = [];
  readonly #melds: { seat: number; cards: readonly number[] }[] = [];
  #turn: number;
  #isDrawn = true;
  #winners: readonly number[] | null = null;

  constructor(stream: RandomStream) {
    const deck = drawDistinct(stream, numbersFrom(0, deckSize), deckSize);
    this.#turn = stream.draw(seats);
    this.#hands = numbersFrom(0, seats).map((seat) =>
      deck.splice(0, handSize + (seat === this.#turn ? 1 : 0)),
    );
    this.#stock = deck;
    this.#goOn();
  }

  allowed(): readonly string[] {
    if (this.#winners) return [];
    if (this.#isDrawn) return ['meld', 'lay_off', 'discard'];
    const isTop = this.#takeable() !== null;
    return ['draw', ...(isTop ? ['take'] : []), ...(this.#mayFight() ? ['fight'] : [])];
  }

  act(action: HandAction) {
    const refusal = this.#do(action);
    if (!refusal) this.#goOn();
    return refusal;
  }

  advice(): HandAction | null {
    return this.#winners ? null : this.#choice();
  }

  outcome() {
    return {
      cards: this.#handOf(0).toSorted((a, b) => a - b),
      counts: this.#hands.map((hand) => hand.length),
      melds: this.#melds.map(({ seat, cards }) => ({ seat, cards })),
      discard: this.#discards.at(-1) ?? null,
      stock: this.#stock.length,
      points: pointsOf(this.#handOf(0)),
      left: this.#winners ? this.#hands : [],
      winners: this.#winners,
    };
  }

  wonE4(): bigint {
    const winners = this.#winners ?? [];
    return winners.includes(0) ? shareOfPot(seats, 1n, BigInt(winners.length)) : 0n;
  }

  #handOf(seat: number): readonly number[] {
    return this.#hands[seat] ?? [];
  }

  #goOn(): void {
    while (!this.#winners && this.#turn !== 0) this.#do(this.#choice());
  }

  /** What a computer does in the seat whose turn it is. */
  #choice(): HandAction {
    const hand = this.#handOf(this.#turn);
    const on = (action: Action, cards: readonly number[] = []): HandAction => ({
      action,
      params: { cards },
    });
    if (!this.#isDrawn) {
      if (this.#takeable()) return on('take');
      return on(this.#mayFight() && pointsOf(hand) <= fightsWith ? 'fight' : 'draw');
    }
    const meld = meldIn(hand);
    if (meld) return on('meld', meld);
    const piles = this.#melds.map(({ cards }) => cards);
    const off = hand.find((card) => layOffAt(piles, card) >= 0);
    if (off !== undefined) return on('lay_off', [off]);
    const [dearest = 0] = hand.toSorted((a, b) => pointsOf([b]) - pointsOf([a]) || b - a);
    return on('discard', [dearest]);
  }

  #do(action: HandAction): Refusal | null {
    const seat = this.#turn;
    const cards = cardsOfAction(action, this.#handOf(seat)) ?? [];
    const refusal = this.#step(action.action, cards);
    if (refusal) return refusal;
    this.events.push({ type: action.action, seat, cards: action.action === 'draw' ? [] : cards });
    if (this.#handOf(seat).length === 0) this.#winners = [seat];
    else if (action.action === 'discard' && this.#stock.length === 0) this.#count(null);
    return null;
  }

  #step(action: string, cards: readonly number[]): Refusal | null {
    if (action === 'draw') return this.#draw();
    if (action === 'take') return this.#take();
    if (action === 'meld') return isMeld(cards) ? this.#lay(cards) : wrongCards;
    if (action === 'fight') return this.#count(this.#turn);
    const [card] = cards;
    if (card === undefined || cards.length > 1) return wrongCards;
    return action === 'lay_off' ? this.#layOff(card) : this.#discard(card);
  }

  #draw(): null {
    const card = this.#stock.shift();
    if (card !== undefined) this.#hands[this.#turn] = [...this.#handOf(this.#turn), card];
    this.#isDrawn = true;
    return null;
  }

  /** The meld that the last discard makes with cards of the hand. */
  #takeable(): readonly number[] | null {
    const top = this.#discards.at(-1);
    return top === undefined ? null : meldIn([...this.#handOf(this.#turn), top], top);
  }

  #take(): Refusal | null {
    const meld = this.#takeable();
    if (!meld) return wrongCards;
    this.#discards.pop();
    this.#isDrawn = true;
    return this.#lay(meld);
  }

  #lay(cards: readonly number[]): null {
    this.#melds.push({ seat: this.#turn, cards });
    this.#hands[this.#turn] = this.#handOf(this.#turn).filter((card) => !cards.includes(card));
    return null;
  }

  #layOff(card: number): Refusal | null {
    const at = layOffAt(
      this.#melds.map(({ cards }) => cards),
      card,
    );
    const meld = this.#melds[at];
    if (!meld) return wrongCards;
    this.#melds[at] = { ...meld, cards: [...meld.cards, card] };
    this.#hands[this.#turn] = this.#handOf(this.#turn).filter((other) => other !== card);
    return null;
  }

  #discard(card: number): null {
    this.#hands[this.#turn] = this.#handOf(this.#turn).filter((other) => other !== card);
    this.#discards.push(card);
    if (this.#handOf(this.#turn).length > 0) {
      this.#turn = (this.#turn + 1) % seats;
      this.#isDrawn = false;
    }
    return null;
  }

  /** A fight wants a meld of one's own on the table. */
  #mayFight(): boolean {
    return this.#melds.some(({ seat }) => seat === this.#turn);
  }

  /** The fewest points win; who fought and has no fewer than another has lost. */
  #count(fighter: number | null): null {
    const points = this.#hands.map((hand) => pointsOf(hand));
    const least = Math.min(...points);
    const lowest = points.flatMap((sum, seat) => (sum === least ? [seat] : []));
    const others = lowest.filter((seat) => seat !== fighter);
    this.#winners = others.length > 0 ? others : lowest;
    return null;
  }
}
