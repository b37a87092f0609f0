import { CallFailure } from '@pavilion/client/call-failure';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { nowMs } from '../../../core/clock.ts';
import { holdBalance } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import type { GameInfo, GameParams, RoundRecord } from '../../game-info.ts';
import type { PlayAnswer, PlayDesk } from './play-desk.types.ts';
import { playEvents, type EventHandlers, type Speed } from './play-events.ts';
import { createRequestIds, isUnanswered } from '../parts/request-ids.ts';
import { problemOf, type PlayProblem } from '../parts/play-problem.ts';

/**
 * `idle` takes a bet; `asking` waits for the server; `playing` shows the picture; `open` waits for
 * an action of the hand.
 */
export type Phase = 'idle' | 'asking' | 'playing' | 'open';

export interface PlayState {
  phase: Phase;
  stake: string;
  params: GameParams;
  /** What the player owns as the picture has it; null: the store of the player knows. */
  balance: string | null;
  round: RoundRecord | null;
  /** How many of the round's events the picture has begun to show. */
  shown: number;
  /** Finished rounds of this visit, newest first. */
  results: readonly RoundRecord[];
  problem: PlayProblem | null;
  speed: Speed;
  /** What the events said, the newest last: for screen readers. */
  heard: { type: string } | null;
}

export interface PlayStore extends StoreApi<PlayState> {
  setStake(stake: string): void;
  setParams(params: GameParams): void;
  setSpeed(speed: Speed): void;
  /**
   * Begins a round; resolves when its picture has been played (or, of a hand, its start). False
   * when it was not taken.
   */
  play(): Promise<boolean>;
  act(action: string, params?: GameParams): Promise<boolean>;
  /** Shows the end of the picture at once. */
  skip(): void;
  register(handlers: EventHandlers): () => void;
  /** Finds an open hand again, of this or another device. */
  resume(): Promise<void>;
  dispose(): void;
}

const resultsMax = 40;
/** How long is waited before what was not answered is sent again. */
const askAgainAfterMs = [500, 1500, 3000];

export interface PlayPorts {
  info: GameInfo;
  desk: PlayDesk;
  params: GameParams;
  stake: string;
  speed: Speed;
  sound?: (name: 'bet') => void;
}

/**
 * One game on the stage: settle, then animate. The server has decided when the picture begins; the
 * shown balance follows the picture, and skipping, leaving or a failing picture change nothing
 * about the result.
 */
export function createPlayStore(ports: PlayPorts): PlayStore {
  return new PlayRoom(ports);
}

class PlayRoom implements PlayStore {
  readonly getState: PlayStore['getState'];
  readonly getInitialState: PlayStore['getInitialState'];
  readonly setState: PlayStore['setState'];
  readonly subscribe: PlayStore['subscribe'];
  readonly #ports: PlayPorts;
  #handlers: EventHandlers = {};
  #skipping = new AbortController();
  /** When the last round was begun, by this browser's clock. */
  #startedMs = 0;
  #isLeft = false;
  readonly #requestIds = createRequestIds();

  constructor(ports: PlayPorts) {
    const store = createStore<PlayState>(() => ({
      phase: 'idle',
      stake: ports.stake,
      params: ports.params,
      balance: ports.desk.startingBalance,
      round: null,
      shown: 0,
      results: [],
      problem: null,
      speed: ports.speed,
      heard: null,
    }));
    this.#ports = ports;
    this.getState = store.getState;
    this.getInitialState = store.getInitialState;
    this.setState = store.setState;
    this.subscribe = store.subscribe;
  }

  readonly setStake = (stake: string): void => this.setState({ stake, problem: null });
  readonly setParams = (params: GameParams): void => this.setState({ params, problem: null });
  readonly setSpeed = (speed: Speed): void => this.setState({ speed });
  readonly skip = (): void => this.#skipping.abort();
  readonly dispose = (): void => {
    this.#isLeft = true;
    this.#skipping.abort();
  };

  readonly register = (handlers: EventHandlers): (() => void) => {
    this.#handlers = handlers;
    return () => {
      this.#handlers = {};
    };
  };

  readonly play = async (): Promise<boolean> => {
    const { phase, stake, params } = this.getState();
    if (phase !== 'idle') return false;
    this.#ports.sound?.('bet');
    const { desk } = this.#ports;
    const key = JSON.stringify(['start', stake, params]);
    await this.#untilAllowed();
    if (this.#isLeft) return false;
    return this.#step(key, (requestId) => desk.start(stake, params, requestId));
  };

  readonly act = async (action: string, params: GameParams = {}): Promise<boolean> => {
    const { phase, round } = this.getState();
    const { hands } = this.#ports.desk;
    if (phase !== 'open' || !round || !hands) return false;
    const key = JSON.stringify([round.round_id, round.events.length, action, params]);
    return this.#step(key, (requestId) => hands.act(round.round_id, action, params, requestId));
  };

  readonly resume = async (): Promise<void> => {
    const round = await this.#ports.desk.hands?.open();
    if (!round || this.getState().phase !== 'idle') return;
    const shown = round.events.length;
    const stake = round.base_stake ?? round.stake;
    this.setState({ round, shown, phase: 'open', stake, params: round.params });
    // What had happened is shown at once: only what comes now is played.
    await playEvents(round.events as Array<{ type: string }>, this.#handlers, {
      speed: 'none',
      signal: this.#skipping.signal,
    });
  };

  /** Rounds may have to be some time apart: the button shows that it waits. */
  async #untilAllowed(): Promise<void> {
    const leftMs = this.#startedMs + this.#ports.info.round_min_ms - nowMs();
    if (leftMs > 0) {
      this.setState({ phase: 'asking', problem: null });
      await new Promise((resolve) => setTimeout(resolve, leftMs));
    }
    this.#startedMs = nowMs();
  }

  async #step(key: string, ask: (requestId: string) => Promise<PlayAnswer>): Promise<boolean> {
    const before = this.getState();
    const letGo = holdBalance();
    this.setState({ phase: 'asking', problem: null });
    try {
      const requestId = this.#requestIds.of(key);
      const answer = await this.#insist(() => ask(requestId));
      this.#requestIds.answered();
      if (answer.real) setBalance(answer.real);
      await this.#show(before, answer);
      return true;
    } catch (thrown) {
      this.#requestIds.failed(thrown);
      if (!isUnanswered(thrown)) await this.#catchUp(before, thrown);
      this.#refuse(thrown);
      return false;
    } finally {
      letGo();
    }
  }

  /**
   * A line that breaks for a moment costs nothing: the same request is sent again, and the round
   * goes on where it is.
   */
  async #insist(ask: () => Promise<PlayAnswer>): Promise<PlayAnswer> {
    // Play money knows no requests: a second one would be a second round.
    for (const waitMs of this.#ports.desk.mode === 'real' ? askAgainAfterMs : []) {
      try {
        return await ask();
      } catch (thrown) {
        if (!isUnanswered(thrown) || this.#isLeft) throw thrown;
        await new Promise((resolve) => setTimeout(resolve, waitMs));
      }
    }
    return ask();
  }

  async #show(before: PlayState, { round, balance }: PlayAnswer): Promise<void> {
    const { info, desk } = this.#ports;
    this.#skipping = new AbortController();
    const isContinued = before.round?.round_id === round.round_id;
    const shown = isContinued ? (before.round?.events.length ?? 0) : 0;
    this.setState({
      phase: 'playing',
      round,
      shown,
      balance: less(before.balance, takenOf(isContinued ? before.round : null, round), info),
    });
    await playEvents(round.events.slice(shown) as Array<{ type: string }>, this.#handlers, {
      speed: this.getState().speed,
      signal: this.#skipping.signal,
      onEvent: (heard) => this.setState((state) => ({ heard, shown: state.shown + 1 })),
    });
    const isOver = round.state !== 'open';
    this.setState(({ results }) => ({
      phase: isOver ? 'idle' : 'open',
      balance: desk.mode === 'demo' ? balance : null,
      results: isOver ? [round, ...results].slice(0, resultsMax) : results,
    }));
  }

  /**
   * A hand that another tab or device has played on, or that ended by rule: shown as it stands by
   * now, so that nobody is kept at one that is over.
   */
  async #catchUp(before: PlayState, thrown: unknown): Promise<void> {
    const { round } = before;
    const { hands } = this.#ports.desk;
    if (round?.state !== 'open' || !hands || !isOfHand(thrown)) return;
    const found = await hands.find(round.round_id).catch(() => null);
    if (found && found.events.length > round.events.length) {
      await this.#show(before, { round: found, balance: before.balance ?? '0' });
    } else if (thrown.code !== 'invalidParams') this.setState({ round: null, shown: 0 });
  }

  #refuse(thrown: unknown): void {
    const phase = this.getState().round?.state === 'open' ? 'open' : 'idle';
    this.setState({ phase, problem: problemOf(thrown) });
  }
}

/** What a step took: the stake of a new round, or what an action added to that of an open hand. */
const takenOf = (before: RoundRecord | null, { stake }: RoundRecord): [string, string] => [
  stake,
  before?.stake ?? '0',
];

/** The balance less what the step took, while the picture has not told the result. */
function less(
  balance: string | null,
  [stake, before]: readonly [string, string],
  { stake: { currency } }: GameInfo,
): string | null {
  if (balance === null || !isCurrencyCode(currency)) return balance;
  const minor = (amount: string): bigint => parseAmount(amount, currency) ?? 0n;
  return formatAmount(minor(balance) - minor(stake) + minor(before), currency);
}

/** Refused because the hand no longer stands as this tab has it. */
const isOfHand = (thrown: unknown): thrown is CallFailure =>
  thrown instanceof CallFailure &&
  ['handFinished', 'roundNotFound', 'demoNotFound', 'invalidParams'].includes(thrown.code);
