import { createRandomStream, numbersFrom, toHex, type RandomStream } from '@pavilion/games';
import {
  computerMove,
  cutCommitOf,
  nextDeadline,
  openTable,
  reduce,
  tableConfig,
  viewFor,
  type HoldemAction,
  type TableHappening,
  type TableState,
  type TableView,
} from '@pavilion/games/table/holdem/index';

export const holdemSeats = 4;
/** Bets of a hand with a fixed limit: four a street, the later two streets double. */
export const mostBets = 24;

/** A hand of hold'em with a fixed limit: one seat is the player's, all others are computers'. */
export class HoldemSeats {
  readonly seat: number;
  readonly buyInMinor: bigint;
  #state: TableState;
  #nowMs = 1_000;
  readonly #luckSeed: string;
  #thoughts = 0;

  constructor(betMinor: bigint, stream: RandomStream) {
    this.buyInMinor = 2n * BigInt(mostBets) * betMinor;
    this.#state = openTable(
      tableConfig({
        kind: 'fixed_limit',
        seatCount: holdemSeats,
        smallBlindMinor: betMinor > 1n ? betMinor / 2n : 1n,
        bigBlindMinor: betMinor,
        buyInMinMinor: this.buyInMinor,
        buyInMaxMinor: this.buyInMinor,
      }),
    );
    this.seat = stream.draw(holdemSeats) + 1;
    this.#luckSeed = hexOf(stream);
    this.#deal(stream);
    this.#goOn();
  }

  /** As the player sees it. */
  view(): TableView {
    return viewFor(this.#state, this.seat);
  }

  /** What the player's seat has of its buy-in, after the end with what it won. */
  chipsMinor(): bigint {
    return this.#state.seats[this.seat - 1]?.chipsMinor ?? 0n;
  }

  /** Does what the player may do, then computers play on. */
  act(action: HoldemAction): void {
    this.#do({ ...this.#place(), type: 'act', playerId: idOf(this.seat), action });
    this.#goOn();
  }

  /** What a computer would do in the player's seat. */
  advice(): HoldemAction | null {
    return this.#moveOf(this.seat);
  }

  #place() {
    const { hand } = this.#state;
    return { handNo: hand?.handNo ?? 0, step: hand?.step ?? 0 };
  }

  #do(happening: TableHappening): void {
    const { state, refusal } = reduce(this.#state, { ...happening, atMs: this.#nowMs });
    if (refusal) throw new Error(`the table refuses ${happening.type}: ${refusal.code}`);
    this.#state = state;
  }

  /** Everybody sits down and gives a seed; then the hand begins. */
  #deal(stream: RandomStream): void {
    const seeds = new Map(
      numbersFrom(1, holdemSeats).map((seat) => [idOf(seat), hexOf(stream)] as const),
    );
    for (const seat of numbersFrom(1, holdemSeats))
      this.#do({
        type: 'sit',
        playerId: idOf(seat),
        name: idOf(seat),
        isComputer: seat !== this.seat,
        seat,
        buyInMinor: this.buyInMinor,
        commit: cutCommitOf(seeds.get(idOf(seat)) ?? ''),
      });
    const handNo = this.#state.lastHandNo + 1;
    if (this.#state.isDeckAwaited) this.#do({ type: 'deck', handNo, serverSeed: hexOf(stream) });
    for (const { playerId } of this.#state.next?.candidates ?? []) {
      const nextCommit = cutCommitOf(hexOf(stream));
      this.#do({ type: 'seed', playerId, handNo, seed: seeds.get(playerId) ?? '', nextCommit });
    }
    while (!this.#state.hand) {
      this.#nowMs = Math.max(this.#nowMs + 1, nextDeadline(this.#state) ?? 0);
      this.#do({ type: 'tick' });
    }
  }

  #goOn(): void {
    for (;;) {
      const { hand } = this.#state;
      const seat = hand?.turn?.seat;
      if (!hand || hand.result || seat === undefined || seat === this.seat) return;
      const action = this.#moveOf(seat) ?? 'fold';
      this.#do({ ...this.#place(), type: 'act', playerId: idOf(seat), action });
    }
  }

  /** A computer knows what a player in its seat knows. */
  #moveOf(seat: number): HoldemAction | null {
    this.#thoughts += 1;
    const luck = createRandomStream({
      serverSeed: this.#luckSeed,
      clientSeed: 'computer',
      nonce: this.#thoughts,
    });
    return computerMove(viewFor(this.#state, seat), 'balanced', luck)?.action ?? null;
  }
}

const idOf = (seat: number): string => `seat-${seat}`;

/** 64 hexadecimal characters. */
function hexOf(stream: RandomStream): string {
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (let at = 0; at < bytes.length; at += 4) view.setUint32(at, stream.word());
  return toHex(bytes);
}
