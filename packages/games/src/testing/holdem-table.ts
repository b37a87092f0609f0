import { createHash } from 'node:crypto';
import { buildMerkleTree, leafHash } from '../fairness/index.ts';
import { cardsOf } from '../cards/card-names.ts';
import {
  nextDeadline,
  openTable,
  reduce,
  tableConfig,
  viewFor,
  type HandRecord,
  type HoldemAction,
  type Refusal,
  type TableConfig,
  type TableEffect,
  type TableHappening,
  type TableState,
} from '../table/holdem/index.ts';
import { cutCommitOf, cutOrderOf, type SealedDeck } from '../table/holdem/sealed-deck.ts';

const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Cards by name: of players `"As Kd"`, and of the board. What is not named comes from the rest of
 * the deck.
 */
export type Stacked = Record<string, string>;

/** A table with its players' pages and its server around it, driven by a clock of the test. */
export class HoldemTable {
  state: TableState;
  effects: TableEffect[] = [];
  nowMs = 1_000_000;
  private sat = 0;
  private readonly secrets = new Map<string, string[]>();

  constructor(given: Partial<TableConfig> = {}) {
    this.state = openTable(
      tableConfig({
        kind: 'no_limit',
        seatCount: 9,
        smallBlindMinor: 5n,
        bigBlindMinor: 10n,
        buyInMinMinor: 10n,
        buyInMaxMinor: 100_000n,
        rake: { percent: 0, capMinor: 0n, headsUpCapMinor: 0n },
        ...given,
      }),
    );
  }

  /** Does an event now; gives why it was refused. */
  do(happening: TableHappening): Refusal | null {
    const result = reduce(this.state, { ...happening, atMs: this.nowMs });
    this.state = result.state;
    this.effects.push(...result.effects);
    return result.refusal;
  }

  sit(playerId: string, seat: number | null, buyInMinor: bigint, luck = 0): Refusal | null {
    this.sat += 1;
    const seed = hexOf(`${playerId} ${this.sat}`);
    const refusal = this.do({
      type: 'sit',
      playerId,
      name: playerId.toUpperCase(),
      seat,
      luck,
      buyInMinor,
      commit: cutCommitOf(seed),
    });
    if (!refusal) this.secrets.set(playerId, [seed]);
    return refusal;
  }

  /** As if a hand before had left the player this much. */
  setChips(playerId: string, chipsMinor: bigint): void {
    const seats = this.state.seats.map((seat) =>
      seat?.playerId === playerId ? { ...seat, chipsMinor } : seat,
    );
    this.state = { ...this.state, seats };
  }

  /** Gives the deck that is wanted. */
  giveDeck(): void {
    const handNo = this.state.lastHandNo + 1;
    this.do({ type: 'deck', handNo, serverSeed: hexOf(`deck ${handNo}`) });
  }

  /** Shows the player's seed for the next hand and promises another. */
  giveSeed(playerId: string): Refusal | null {
    const handNo = this.state.next?.deck.handNo ?? this.state.lastHandNo;
    const held = this.secrets.get(playerId) ?? [];
    const seed = held.at(-1) ?? '';
    const nextSeed = hexOf(`${playerId} ${handNo} ${held.length}`);
    const refusal = this.do({
      type: 'seed',
      playerId,
      handNo,
      seed,
      nextCommit: cutCommitOf(nextSeed),
    });
    if (!refusal) this.secrets.set(playerId, [...held, nextSeed]);
    return refusal;
  }

  /**
   * Brings the next hand on the table: deck, seeds of all but those who hold back, and the time
   * until it begins.
   */
  deal(stacked: Stacked = {}, holdBack: readonly string[] = []): void {
    if (this.state.isDeckAwaited) this.giveDeck();
    const players = (this.state.next?.candidates ?? []).map(({ playerId }) => playerId);
    const seeding = players.filter((playerId) => !holdBack.includes(playerId));
    if (this.state.next) this.nowMs = Math.max(this.nowMs, this.state.next.startsAtMs - 1);
    const until = this.state.next?.seedsUntilMs ?? 0;
    const late = this.nowMs;
    this.nowMs = Math.min(this.nowMs, until);
    for (const playerId of seeding.slice(0, -1)) this.giveSeed(playerId);
    this.stack(stacked, seeding);
    for (const playerId of seeding.slice(-1)) this.giveSeed(playerId);
    this.nowMs = late;
    if (this.state.next) this.passTo(nextDeadline(this.state) ?? this.nowMs);
  }

  /**
   * Puts the named cards where the players' cut will find them. Seats are dealt in from the left of
   * the button.
   */
  private stack(stacked: Stacked, seeding: readonly string[]): void {
    const { next } = this.state;
    if (!next || Object.keys(stacked).length === 0) return;
    const seeds = next.candidates
      .filter(({ playerId }) => seeding.includes(playerId))
      .map(({ seat, playerId, seed }) => ({
        seat,
        seed: seed ?? this.secrets.get(playerId)?.at(-1) ?? '',
      }));
    const order = cutOrderOf(seeds, next.deck.handNo);
    const probe = this.peekDealt(seeding);
    const wanted = new Map<number, number>();
    for (const [place, playerId] of probe.entries())
      for (const [round, card] of namedCards(stacked[playerId]).entries())
        wanted.set(order[place + round * probe.length]!, card);
    for (const [place, card] of namedCards(stacked['board']).entries())
      wanted.set(order[2 * probe.length + place]!, card);
    this.state = { ...this.state, next: { ...next, deck: restacked(next.deck, wanted) } };
  }

  /** Who will be dealt in, from the left of the button: tried on a copy. */
  private peekDealt(seeding: readonly string[]): string[] {
    const last = seeding.at(-1);
    const secret = last ? this.secrets.get(last)?.at(-1) : undefined;
    const { next } = this.state;
    if (!last || !secret || !next) return [];
    const tried = reduce(this.state, {
      type: 'seed',
      atMs: Math.min(this.nowMs, next.seedsUntilMs),
      playerId: last,
      handNo: next.deck.handNo,
      seed: secret,
      nextCommit: cutCommitOf(secret),
    }).state;
    const begun = reduce(tried, { type: 'tick', atMs: next.startsAtMs + 60_000 }).state;
    const hand = begun.hand?.handNo === next.deck.handNo ? begun.hand : null;
    return (hand?.seats ?? []).map(({ playerId }) => playerId);
  }

  act(playerId: string, action: HoldemAction, amountMinor?: bigint): Refusal | null {
    const { hand } = this.state;
    return this.do({
      type: 'act',
      playerId,
      handNo: hand?.handNo ?? 0,
      step: hand?.step ?? 0,
      action,
      amountMinor,
    });
  }

  /** Lets time pass to a moment, then ticks. */
  passTo(atMs: number): void {
    this.nowMs = Math.max(this.nowMs, atMs);
    this.do({ type: 'tick' });
  }

  pass(ms: number): void {
    this.passTo(this.nowMs + ms);
  }

  /** Whose turn it is, or null. */
  turn(): string | null {
    const { hand, seats } = this.state;
    return (hand?.turn && seats[hand.turn.seat - 1]?.playerId) ?? null;
  }

  chips(playerId: string): bigint {
    return this.state.seats.find((seat) => seat?.playerId === playerId)?.chipsMinor ?? 0n;
  }

  legal(playerId: string) {
    const seat = this.state.seats.find((one) => one?.playerId === playerId)?.seat ?? null;
    return viewFor(this.state, seat).own?.legal ?? null;
  }

  records(): HandRecord[] {
    return this.effects.flatMap((effect) => (effect.type === 'hand_ended' ? [effect.record] : []));
  }
}

const namedCards = (text: string | undefined): number[] => (text ? cardsOf(text) : []);

/** A deck with these cards at these places, sealed again. */
function restacked(deck: SealedDeck, wanted: ReadonlyMap<number, number>): SealedDeck {
  const named = new Set(wanted.values());
  const rest = deck.cards.filter((card) => !named.has(card));
  const cards = deck.cards.map((_, place) => wanted.get(place) ?? rest.shift() ?? -1);
  const leaves = deck.leaves.map((leaf, place) => `${place}:${cards[place]}:${leaf.split(':')[2]}`);
  const tree = buildMerkleTree(leaves.map(leafHash));
  return { ...deck, cards, leaves, tree, root: tree.root };
}
