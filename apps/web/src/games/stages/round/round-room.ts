import type { CallResponse } from '@pavilion/contracts/define-call';
import { myRounds } from '@pavilion/contracts/player/games/my-rounds.contract';
import { roundCashOut } from '@pavilion/contracts/player/games/round-cash-out.contract';
import { roundJoin } from '@pavilion/contracts/player/games/round-join.contract';
import { roundState } from '@pavilion/contracts/player/games/round-state.contract';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import type { RealtimeStatus } from '@pavilion/client/realtime/realtime-client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { call } from '../../../core/api.ts';
import { nowMs } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import { listenTo, realtime, useRealtimeStatus } from '../../../core/realtime/realtime.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import { lineProblem, problemOf, type PlayProblem } from '../parts/play-problem.ts';
import { createRequestIds } from '../parts/request-ids.ts';
import type { DemoRounds } from './demo-rounds.ts';
import { aheadMax, stakeProblem, type AheadBet } from './ahead-bets.ts';
import { isCancelled } from '../parts/outcome-text.ts';
import { createFirstLook } from '../parts/first-look.ts';
import { createRoundClock } from '../parts/round-clock.ts';
import type { GameInfo, GameParams, RoundRecord } from '../../game-info.ts';

type State = CallResponse<typeof roundState>['value'];
export type SharedBet = State['bets'][number];
export type PastRound = State['previous'][number];

/** The round as the table has it now. */
export interface CurrentRound {
  roundId: string;
  index: number;
  phase: State['phase'];
  /** By this browser's clock, in milliseconds; null when it is not known. */
  phaseEndsMs: number | null;
  startedMs: number | null;
  /** Once settled. */
  outcome: Record<string, unknown> | null;
}

export interface RoundRoomState {
  current: CurrentRound | null;
  bets: readonly SharedBet[];
  previous: readonly PastRound[];
  /** Bets of this visit on the current round. */
  own: readonly RoundRecord[];
  /** Bets for the next round, in the order they were made. */
  ahead: readonly AheadBet[];
  stake: string;
  params: GameParams;
  /** Play money; null: real money, which the store of the player knows. */
  balance: string | null;
  isAsking: boolean;
  isFailed: boolean;
  /** The line is down: nobody here knows how the round goes on. */
  isCut: boolean;
  problem: PlayProblem | null;
}

export interface RoundRoom extends StoreApi<RoundRoomState> {
  setStake(stake: string): void;
  setParams(params: GameParams): void;
  join(): Promise<void>;
  /** Bets on the next round, as soon as that takes bets; at once where it does. */
  joinNext(): Promise<void>;
  /** Gives up a bet for the next round. */
  dropAhead(id: string): void;
  /** Takes a bet back while the round still takes bets. */
  cancel(betId: string): Promise<void>;
  cashOut(betId: string, fraction?: string): Promise<void>;
  /** Asks how the round stands, as is done now and then anyway. */
  look(): void;
  /** Begins to listen; gives what ends it. */
  open(): () => void;
}

/** Also tells the server that somebody looks: a game that nobody looks at rests. */
const lookEveryMs = 20_000;
const previousShown = 20;
/** More than anybody bets on one round. */
const ownLookedAt = 4;

/** The largest first, as the server lists them; for order alone, never a sum. */
const byStake = (one: SharedBet, other: SharedBet): number =>
  Number(other.stake) - Number(one.stake);

/** A table of a shared game: the round under way, everybody's bets and one's own. */
export function createRoundRoom(info: GameInfo, demo: DemoRounds | null = null): RoundRoom {
  return new Room(info, demo);
}

class Room implements RoundRoom {
  readonly getState: RoundRoom['getState'];
  readonly getInitialState: RoundRoom['getInitialState'];
  readonly setState: RoundRoom['setState'];
  readonly subscribe: RoundRoom['subscribe'];
  readonly #stakes: GameInfo['stake'];
  readonly #game: { provider_code: string; game_code: string };
  readonly #demo: DemoRounds | null;
  readonly #requestIds = createRequestIds();
  readonly #clock = createRoundClock();
  readonly #firstLook = createFirstLook(() => void this.#look());

  constructor(info: GameInfo, demo: DemoRounds | null) {
    this.#demo = demo;
    const store = createStore<RoundRoomState>(() => ({
      current: null,
      bets: [],
      previous: [],
      own: [],
      ahead: [],
      stake: info.stake.min,
      params: {},
      balance: demo?.balance ?? null,
      isAsking: false,
      isFailed: false,
      isCut: false,
      problem: null,
    }));
    this.#stakes = info.stake;
    this.#game = { provider_code: info.provider_code, game_code: info.game_code };
    this.getState = store.getState;
    this.getInitialState = store.getInitialState;
    this.setState = store.setState;
    this.subscribe = store.subscribe;
  }

  readonly setStake = (stake: string): void => this.setState({ stake, problem: null });
  readonly setParams = (params: GameParams): void => this.setState({ params, problem: null });

  readonly look = (): void => void this.#look();

  readonly open = (): (() => void) => {
    const { provider_code, game_code } = this.#game;
    const stops = [
      listenTo(`round:${provider_code}:${game_code}`, {
        'round.changed': (news) => this.#hear(news),
        'round.bets': ({ round_id, bets }) => this.#hearBets(round_id, bets),
      }),
      realtime.onReset(this.look),
      useRealtimeStatus.subscribe(({ status }) => this.#followLine(status)),
    ];
    const cut = (): void => this.#followLine('offline');
    addEventListener('offline', cut);
    this.look();
    const timer = setInterval(this.look, lookEveryMs);
    return () => {
      clearInterval(timer);
      this.#firstLook.stop();
      removeEventListener('offline', cut);
      for (const stop of stops) stop();
      this.setState({ ahead: [] });
    };
  };

  readonly join = (): Promise<void> => this.#place(this.getState());

  readonly joinNext = async (): Promise<void> => {
    const { current, stake, params, ahead, isCut } = this.getState();
    if (current?.phase === 'betting') return this.join();
    if (!current || ahead.length >= aheadMax) return;
    const problem = isCut ? lineProblem : stakeProblem(stake, this.#stakes);
    const added = problem ? [] : [{ id: newId(), stake, params }];
    this.setState({ problem, ahead: [...ahead, ...added] });
  };

  readonly dropAhead = (id: string): void =>
    this.setState(({ ahead }) => ({ ahead: ahead.filter((bet) => bet.id !== id) }));

  readonly cancel = async (betId: string): Promise<void> => {
    const { current, isCut } = this.getState();
    if (!current) return;
    if (this.#demo) {
      if (isCut) return this.setState({ problem: lineProblem });
      if (current.phase === 'betting') this.#demo.cancel(betId);
      return this.#showDemo();
    }
    const order = { round_id: current.roundId, bet_id: betId, is_cancel: true };
    await this.#ask(JSON.stringify(order), (request_id) =>
      call(roundCashOut, { ...order, request_id }, { handled: true }),
    );
  };

  /**
   * The round takes bets: those that waited for it are placed, one after the other, until one is
   * refused.
   */
  async #placeAhead(): Promise<void> {
    const { ahead } = this.getState();
    this.setState({ ahead: [] });
    for (const bet of ahead) {
      await this.#place(bet);
      if (this.getState().problem !== null) return;
    }
  }

  /** What waited is not placed by itself later: it would be on another round than was meant. */
  #loseAhead(): void {
    if (this.getState().ahead.length > 0) this.setState({ ahead: [], problem: lineProblem });
  }

  async #place({ stake, params }: Pick<RoundRoomState, 'stake' | 'params'>): Promise<void> {
    const { current, isAsking, isCut } = this.getState();
    if (!current || isAsking) return;
    if (this.#demo) {
      if (isCut) return this.setState({ problem: lineProblem });
      const refusal = this.#demo.join(newId(), stake, params);
      const paths = refusal === 'invalidInput' ? ['stake'] : [];
      this.setState({ problem: refusal && { code: refusal, detail: null, paths } });
      return this.#showDemo();
    }
    const round_id = current.roundId;
    const bet = { ...this.#game, round_id, stake, params };
    await this.#ask(JSON.stringify(bet), (request_id) =>
      call(roundJoin, { ...bet, request_id }, { handled: true }),
    );
  }

  readonly cashOut = async (betId: string, fraction?: string): Promise<void> => {
    const { current, isCut } = this.getState();
    if (!current) return;
    if (this.#demo) {
      if (isCut) return this.setState({ problem: lineProblem });
      const shareBp = BigInt(Math.round(Number(fraction ?? '1') * 10_000));
      this.#demo.cashOut(betId, shareBp, nowMs() - (current.startedMs ?? nowMs()));
      return this.#showDemo();
    }
    const round_id = current.roundId;
    const order = { round_id, bet_id: betId, fraction };
    await this.#ask(JSON.stringify(order), (request_id) =>
      call(roundCashOut, { ...order, request_id }, { handled: true }),
    );
  };

  async #ask(
    key: string,
    ask: (requestId: string) => Promise<CallResponse<typeof roundJoin>>,
  ): Promise<void> {
    this.setState({ isAsking: true, problem: null });
    try {
      const answer = await ask(this.#requestIds.of(key));
      this.#requestIds.answered();
      setBalance(answer);
      // A bet is kept as the list of one's own rounds has it: by its own id.
      const placed: RoundRecord = { ...answer.value, round_id: answer.value.bet_id };
      this.setState(({ own }) => ({
        own: [...own.filter((bet) => bet.round_id !== placed.round_id), placed].filter(
          ({ outcome }) => !isCancelled(outcome),
        ),
      }));
    } catch (thrown) {
      this.#requestIds.failed(thrown);
      this.setState({ problem: problemOf(thrown) });
    } finally {
      this.setState({ isAsking: false });
    }
  }

  #showDemo(): void {
    if (this.#demo) this.setState({ own: this.#demo.records, balance: this.#demo.balance });
  }

  /**
   * One's own bets on the round as the server has them: placed on another device, or just settled.
   */
  async #findOwn(): Promise<void> {
    if (this.#demo || !useUserStore.getState().isAuthenticated) return;
    const { value } = await call(
      myRounds,
      { ...this.#game, limit: ownLookedAt },
      { handled: true },
    );
    const index = this.getState().current?.index;
    const own = value
      .filter(({ fairness, outcome }) => fairness.chain_index === index && !isCancelled(outcome))
      .toReversed();
    if (own.length > 0 && !this.getState().isAsking) this.setState({ own });
  }

  async #look(): Promise<void> {
    try {
      const { value } = await call(roundState, this.#game, { handled: true });
      const { round_id, phase, phase_ends_at, started_at, server_time, commitment } = value;
      const { table_id, stage, stage_ends_at, outcome } = value;
      this.#settleMissed(value.previous);
      const aheadMs = this.#clock.answered(server_time, nowMs());
      const round = {
        round_id,
        phase,
        phase_ends_at,
        started_at,
        index: commitment.index,
        table_id,
        stage,
        stage_ends_at,
        outcome,
      };
      this.#enter(round, aheadMs);
      this.setState({ bets: value.bets, previous: value.previous, isFailed: false });
      await this.#findOwn();
    } catch (thrown) {
      if (this.getState().current) return;
      this.setState({ isFailed: this.#firstLook.failed(thrown) });
    }
  }

  /** Play money on a round whose end was not heard: it is paid before the next one begins. */
  #settleMissed(previous: readonly PastRound[]): void {
    const { current } = this.getState();
    const missed = previous.find(({ round_id }) => round_id === current?.roundId);
    if (missed) this.#demo?.settle(missed.outcome);
  }

  /**
   * Once the line is back the table is asked for anew: its news may have come late or not at all.
   */
  #followLine(status: RealtimeStatus): void {
    if (status === 'offline') {
      this.setState({ isCut: true });
      return this.#loseAhead();
    }
    if (status !== 'online' || !this.getState().isCut) return;
    this.setState({ isCut: false, problem: null });
    void this.#look();
  }

  #enter(
    news: Omit<RealtimeEventData<'round.changed'>, 'hash' | 'server_time'>,
    aheadMs: number,
  ): void {
    const local = (time: string | null): number | null =>
      time === null ? null : Date.parse(time) + aheadMs;
    const before = this.getState().current;
    const isNew = before?.roundId !== news.round_id;
    if (isNew) this.#demo?.begin();
    if (news.outcome) this.#demo?.settle(news.outcome);
    this.setState({
      current: {
        roundId: news.round_id,
        index: news.index,
        phase: news.phase,
        phaseEndsMs: local(news.phase_ends_at),
        startedMs: local(news.started_at),
        outcome: news.outcome,
      },
      ...(isNew ? { bets: [], own: [], problem: null } : {}),
    });
    this.#showDemo();
    if (!isNew) return;
    if (news.phase === 'betting') void this.#placeAhead();
    else this.#loseAhead();
  }

  #hear(news: RealtimeEventData<'round.changed'>): void {
    this.#enter(news, this.#clock.heard(news.server_time, nowMs()));
    const { hash, outcome, index, round_id } = news;
    if (hash === null || outcome === null) return;
    if (this.getState().own.length > 0) void this.#findOwn().catch(() => undefined);
    this.setState(({ previous }) => ({
      previous: [
        { round_id, index, hash, outcome },
        ...previous.filter((round) => round.round_id !== round_id),
      ].slice(0, previousShown),
    }));
  }

  #hearBets(roundId: string, news: readonly SharedBet[]): void {
    if (this.getState().current?.roundId !== roundId) return;
    const changed = new Set(news.map(({ bet_id }) => bet_id));
    this.setState(({ bets }) => ({
      bets: [
        ...news.filter(({ is_cancelled: isGone }) => !isGone),
        ...bets.filter(({ bet_id }) => !changed.has(bet_id)),
      ].toSorted(byStake),
    }));
  }
}
