import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type CallFunction } from '@pavilion/client/client';
import {
  bet,
  handAct,
  handOpen,
  handStart,
  roundCashOut,
  roundJoin,
  roundState,
  type CallResponse,
} from '@pavilion/contracts';
import { pickOne, randomInteger } from '@pavilion/domain/random';
import { houseGames, type HouseGameCode, type JsonObject } from '@pavilion/games';
import { randomParams } from '@pavilion/games/testing/random-bets';
import { cents, InsistentClient, type SimulatedPlayer } from './insistent-client.ts';

/** Every way a stake of ours is in flight. */
export const playKinds = {
  instant: ['dice', 'limbo', 'plinko', 'keno', 'wheel', 'coin-flip', 'diamonds'],
  slots: ['classic-3x3', 'lines-5x3', 'ways-243', 'cascade-6x5', 'hold-and-win'],
  hand: ['mines', 'hi-lo', 'tower'],
  cards: [
    'blackjack',
    'three-card-poker',
    'casino-holdem',
    'caribbean-stud',
    'jacks-or-better',
    'deuces-wild',
  ],
  crash: ['crash', 'rocket-race'],
  hash: ['hash-odd-even', 'hash-big-small', 'hash-lucky', 'hash-banker-player', 'hash-niu-niu'],
} as const satisfies Record<string, readonly HouseGameCode[]>;
export type PlayKind = keyof typeof playKinds;

/** What the server acknowledged; the only truth the auditor takes from the clients. */
export interface PlayAcknowledgements {
  /** By the request that began the round: its stake in minor units, all that was taken. */
  rounds: Map<string, { roundId: string; accountId: string; takenMinor: number }>;
  /**
   * By round: all that a player was told its actions had taken by then, the first stake included,
   * in minor units.
   */
  taken: Map<string, number>;
  /** By request: the hand it moved on. */
  actions: Map<string, string>;
  /** By request: the bet that left, whole or in part. */
  cashOuts: Map<string, string>;
  /** By round: what a player was told that it paid in the end. */
  paid: Map<string, number>;
}

export interface PlaySettings {
  name: string;
  kind: PlayKind;
  seed: string;
  /** The processes; what one does not answer the next one is asked. */
  baseUrls: readonly string[];
  host: string;
  players: readonly SimulatedPlayer[];
  acknowledged: PlayAcknowledgements;
}

type Round = CallResponse<typeof bet>['value'];
type Answer = { value: Round };
interface Done {
  work: () => Promise<Answer>;
  said: string;
  namesOf: (answer: Answer) => string;
}

const isRefused = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === 'ECONNREFUSED';

interface PlacedBet {
  roundId: string;
  betId: string;
  player: SimulatedPlayer;
}

const actionsMax = 40;
const doneKept = 6;
/** A hand that is left lying: another tab plays on, or its rule ends it. */
const leftShare = 0.06;

/**
 * Everything but the beginning: the operator of this world lets a day pass for an open hand by
 * moving it.
 */
const whole = ({ value }: Answer): string => JSON.stringify({ ...value, created_at: '' }, inOrder);
/** The database keeps the fields of an object in an order of its own. */
const inOrder = (_key: string, value: unknown): unknown =>
  value === null || typeof value !== 'object' || Array.isArray(value)
    ? value
    : Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
/** A bet on a shared round goes on living: what stays the same of it. */
const asPlaced = ({ value }: Answer): string =>
  JSON.stringify([value.round_id, value.stake, value.params], inOrder);

/** A bet on a shared round by its own id, as its books have it. */
const byOwnId = <A extends { value: Round & { bet_id: string } }>(answer: A): A => ({
  ...answer,
  value: { ...answer.value, round_id: answer.value.bet_id },
});

/** One client over HTTP that plays one kind of game by its seed, for any of the players. */
export class PlayClient extends InsistentClient {
  /** Money calls that a crash cut off: they were under way. */
  interrupted = 0;
  /** Answers that a request got again after a crash, each the same as before. */
  sameAfterCrash = 0;
  /** Hands that were begun before a crash and went on after it. */
  resumed = 0;
  protected override readonly pauseMaxMs = 100;
  readonly #settings: PlaySettings;
  readonly #calls: readonly CallFunction[];
  readonly #bets: PlacedBet[] = [];
  #done: Done[] = [];
  #lostAnswers = 0;
  #cutOff = 0;
  #lostSeen = 0;

  constructor(settings: PlaySettings) {
    super(`${settings.seed}/${settings.name}`);
    this.#settings = settings;
    this.#calls = settings.baseUrls.map((baseUrl) =>
      createClient({
        baseUrl,
        fetch: async (...asked) => {
          try {
            return await fetch(...asked);
          } catch (error) {
            this.#lostAnswers += 1;
            // Nobody was there to take it: nothing was under way.
            if (!isRefused(error)) this.#cutOff += 1;
            throw error;
          }
        },
      }),
    );
  }

  protected async act(): Promise<void> {
    if (this.#lostAnswers > this.#lostSeen) await this.#askAgain();
    const { kind } = this.#settings;
    if (kind === 'instant' || kind === 'slots') await this.#playInstant();
    else if (kind === 'hand' || kind === 'cards') await this.#playHand();
    else await this.#playShared(kind);
  }

  /** One process or the other, as the next tab would come. */
  #call: CallFunction = (contract, input) => pickOne(this.random, this.#calls)(contract, input);

  /** After a crash what was answered before it is asked once more. */
  async #askAgain(): Promise<void> {
    this.#lostSeen = this.#lostAnswers;
    const done = this.#done;
    this.#done = [];
    for (const { work, said, namesOf } of done) {
      await this.repeat(work, said, namesOf);
      this.sameAfterCrash += 1;
    }
  }

  /** A call that moves money: insisted on, now and then repeated, and remembered. */
  async #move(
    work: () => Promise<Answer>,
    namesOf: (answer: Answer) => string,
  ): Promise<Round | null> {
    const cutOff = this.#cutOff;
    const answer = await this.insist(work);
    if (this.#cutOff > cutOff) this.interrupted += 1;
    if (!answer) return null;
    await this.repeatSome(work, answer, namesOf);
    this.#done = [...this.#done, { work, said: namesOf(answer), namesOf }].slice(-doneKept);
    const { value } = answer;
    if (value.state !== 'open')
      this.#settings.acknowledged.paid.set(value.round_id, cents(value.payout));
    return value;
  }

  #bet() {
    const { players, kind } = this.#settings;
    const player = pickOne(this.random, players);
    const code = pickOne(this.random, playKinds[kind]);
    const request_id = this.uuid();
    return {
      player,
      code,
      order: {
        ...player.me,
        provider_code: 'PAVILION',
        game_code: code,
        request_id,
        stake: `${randomInteger(this.random, 5, 20)}.${randomInteger(this.random, 10, 99)}`,
        params: randomParams[code](this.random),
      },
    };
  }

  #acknowledge(requestId: string, player: SimulatedPlayer, round: Round, stakes = 1): void {
    this.#settings.acknowledged.rounds.set(requestId, {
      roundId: round.round_id,
      accountId: player.accountId,
      takenMinor: cents(round.stake) * stakes,
    });
  }

  async #playInstant(): Promise<void> {
    const { player, order } = this.#bet();
    const round = await this.#move(() => this.#call(bet, order), whole);
    if (round) this.#acknowledge(order.request_id, player, round);
  }

  async #playHand(): Promise<void> {
    const { player, order } = this.#bet();
    let round = await this.#move(() => this.#call(handStart, order), whole);
    if (round) this.#acknowledge(order.request_id, player, round);
    // One is open already, from another tab or from before a crash: it is found and played on.
    round ??= await this.#openHand(player);
    const lost = this.#lostAnswers;
    for (let tried = 0; round?.state === 'open' && tried < actionsMax; tried += 1) {
      if (this.random.next() < leftShare) return;
      const next = await this.#playAction(player, round);
      if (next && this.#lostAnswers > lost) this.resumed += 1;
      round = next ?? (await this.#openHand(player));
    }
  }

  async #openHand(player: SimulatedPlayer): Promise<Round | null> {
    const found = await this.insist(() => this.#call(handOpen, player.me));
    return found?.value[0] ?? null;
  }

  async #playAction(player: SimulatedPlayer, round: Round): Promise<Round | null> {
    const action = pickOne(this.random, round.actions);
    const order = {
      ...player.me,
      request_id: this.uuid(),
      round_id: round.round_id,
      action,
      params: this.#paramsOf(action),
    };
    const next = await this.#move(() => this.#call(handAct, order), whole);
    if (!next) return null;
    const { actions, taken } = this.#settings.acknowledged;
    actions.set(order.request_id, round.round_id);
    const before = taken.get(round.round_id) ?? 0;
    taken.set(round.round_id, Math.max(before, cents(next.stake)));
    return next;
  }

  #paramsOf(action: string): JsonObject {
    if (action === 'hold') return { hold: [randomInteger(this.random, 0, 4)] };
    const tile = { reveal: 24, climb: 1 }[action];
    return tile === undefined ? {} : { tile: randomInteger(this.random, 0, tile) };
  }

  async #playShared(kind: 'crash' | 'hash'): Promise<void> {
    const { player, code, order } = this.#bet();
    const game = { provider_code: 'PAVILION', game_code: code, domain_name: this.#settings.host };
    const state = await this.insist(() => this.#call(roundState, game));
    if (!state) return;
    const { phase, round_id } = state.value;
    const mine = this.#bets.filter(({ roundId }) => roundId === round_id);
    if (phase === 'betting' && mine.length < 3) {
      const placed = await this.#move(
        () => this.#call(roundJoin, { ...order, round_id }).then(byOwnId),
        asPlaced,
      );
      if (!placed) return;
      const stakes = houseGames[code].engine === 'round' ? houseGames[code].stakesLocked : 1;
      this.#acknowledge(order.request_id, player, placed, stakes);
      this.#bets.push({ roundId: round_id, betId: placed.round_id, player });
    } else if (phase === 'running' && kind === 'crash' && mine.length > 0) {
      await this.#leave(round_id, pickOne(this.random, mine));
    } else await sleep(50);
  }

  async #leave(round_id: string, { betId, player }: PlacedBet): Promise<void> {
    const fraction = pickOne(this.random, ['0.25', '0.5', '1']);
    const order = {
      ...player.me,
      round_id,
      bet_id: betId,
      request_id: this.uuid(),
      fraction,
    };
    const left = await this.#move(() => this.#call(roundCashOut, order).then(byOwnId), asPlaced);
    if (left) this.#settings.acknowledged.cashOuts.set(order.request_id, betId);
  }
}
