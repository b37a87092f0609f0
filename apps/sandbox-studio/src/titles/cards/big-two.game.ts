import {
  drawDistinct,
  numbersFrom,
  type GameEvent,
  type HandAction,
  type RandomStream,
} from '@pavilion/games';
import { deckSize } from '@pavilion/games/cards/playing-cards';
import { beats, byPower, comboOf, combosOf, powerOf, type Combo } from './big-two-combos.ts';
import { cardsOfAction, seatGame, wrongCards, type SeatTable } from './computer-table.ts';
import { shareOfPot } from './pot-of-seats.ts';

const seats = 4;
const handSize = 13;
/** With a two a computer waits until somebody has no more cards than this. */
const nearEnd = 4;
const isTwo = (card: number): boolean => powerOf(card) >= 48;

/** Who has no card left first gets the pot; the three of diamonds begins. */
export const bigTwo = seatGame({
  code: 'big-two',
  name: 'Big Two',
  seats,
  actions: ['play', 'pass'],
  deal: (stream) => new BigTwo(stream),
});

class BigTwo implements SeatTable {
  readonly events: GameEvent[] = [];
  readonly #hands: number[][];
  #turn: number;
  /** What has to be beaten, and whose it is. */
  #last: { seat: number; combo: Combo } | null = null;
  #isFirst = true;
  #winner: number | null = null;

  constructor(stream: RandomStream) {
    const deck = drawDistinct(stream, numbersFrom(0, deckSize), deckSize);
    this.#hands = numbersFrom(0, seats).map((seat) =>
      deck.slice(seat * handSize, (seat + 1) * handSize).toSorted(byPower),
    );
    this.#turn = this.#hands.findIndex((hand) => hand.some((card) => powerOf(card) === 0));
    this.#goOn();
  }

  allowed(): readonly string[] {
    if (this.#winner !== null) return [];
    return this.#last ? ['play', 'pass'] : ['play'];
  }

  act(action: HandAction) {
    if (action.action === 'pass') this.#pass();
    else {
      const cards = cardsOfAction(action, this.#handOf(0));
      const combo = cards && comboOf(cards);
      if (!combo || !this.#isTaken(combo)) return wrongCards;
      this.#play(combo);
    }
    this.#goOn();
    return null;
  }

  advice(): HandAction | null {
    if (this.#winner !== null) return null;
    const combo = this.#choice();
    return combo
      ? { action: 'play', params: { cards: combo.cards } }
      : { action: 'pass', params: {} };
  }

  outcome() {
    return {
      cards: this.#handOf(0),
      counts: this.#hands.map((hand) => hand.length),
      pile: this.#last ? { seat: this.#last.seat, cards: this.#last.combo.cards } : null,
      left: this.#winner === null ? [] : this.#hands,
      winner: this.#winner,
    };
  }

  wonE4(): bigint {
    return this.#winner === 0 ? shareOfPot(seats, 1n, 1n) : 0n;
  }

  #handOf(seat: number): readonly number[] {
    return this.#hands[seat] ?? [];
  }

  /** Computers play until it is the player's turn, or all is over. */
  #goOn(): void {
    while (this.#winner === null && this.#turn !== 0) {
      const combo = this.#choice();
      if (combo) this.#play(combo);
      else this.#pass();
    }
  }

  #isTaken(combo: Combo): boolean {
    if (this.#isFirst && !combo.cards.some((card) => powerOf(card) === 0)) return false;
    return !this.#last || beats(combo, this.#last.combo);
  }

  #play(combo: Combo): void {
    const seat = this.#turn;
    this.#hands[seat] = this.#handOf(seat).filter((card) => !combo.cards.includes(card));
    this.#last = { seat, combo };
    this.#isFirst = false;
    this.events.push({ type: 'played', seat, cards: combo.cards });
    if (this.#handOf(seat).length === 0) this.#winner = seat;
    this.#turn = (seat + 1) % seats;
  }

  #pass(): void {
    this.events.push({ type: 'passed', seat: this.#turn });
    this.#turn = (this.#turn + 1) % seats;
    // Everybody else has passed: a new beginning.
    if (this.#last?.seat === this.#turn) this.#last = null;
  }

  /**
   * The cheapest that is taken; to begin with, of as many cards as can be. Twos are kept for the
   * end.
   */
  #choice(): Combo | null {
    const taken = combosOf(this.#handOf(this.#turn)).filter((combo) => this.#isTaken(combo));
    const isNear = this.#hands.some((hand) => hand.length <= nearEnd);
    const spared = taken.filter(({ cards }) => isNear || !this.#last || !cards.some(isTwo));
    const most = this.#last ? 0 : Math.max(0, ...spared.map(({ cards }) => cards.length));
    const [best] = spared
      .filter(({ cards }) => cards.length >= most)
      .toSorted((one, other) => one.kind - other.kind || one.power - other.power);
    return best ?? null;
  }
}
