import type { CallResponse } from '@pavilion/contracts/define-call';
import { demoRoundJoin } from '@pavilion/contracts/player/games/demo-round-join.contract';
import { roundJoin } from '@pavilion/contracts/player/games/round-join.contract';
import { roundMine } from '@pavilion/contracts/player/games/round-mine.contract';
import { roundState } from '@pavilion/contracts/player/games/round-state.contract';
import type { RealtimeStatus } from '@pavilion/client/realtime/realtime-client';
import type { RealtimeEventData } from '@pavilion/contracts/realtime/messages';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { call } from '../../../core/api.ts';
import { nowMs } from '../../../core/clock.ts';
import { listenTo, realtime, useRealtimeStatus } from '../../../core/realtime/realtime.ts';
import { holdBalance } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { GameInfo, GameParams } from '../../game-info.ts';
import { lineProblem, problemOf, type PlayProblem } from '../parts/play-problem.ts';
import { createRequestIds } from '../parts/request-ids.ts';
import { createFirstLook } from '../parts/first-look.ts';
import { createRoundClock } from '../parts/round-clock.ts';
import {
  betsOf,
  doubled,
  emptyLayout,
  isSame,
  keyOf,
  layoutOf,
  layoutProblem,
  stakeOf,
  withChips,
  without,
  type Layout,
  type TableLimits,
} from './layout.ts';

type State = CallResponse<typeof roundState>['value'];
export type PastRound = State['previous'][number];
/** What a round of pools holds, by its game. */
export type RoundPools = NonNullable<State['pools']>;
type News = Omit<RealtimeEventData<'round.changed'>, 'hash' | 'server_time'>;

/** The round as the table has it now. */
export interface TableRound {
  roundId: string;
  index: number;
  stage: State['stage'];
  /** By this browser's clock; null when nobody knows. */
  stageEndsMs: number | null;
  outcome: Record<string, unknown> | null;
}

/** What a ticket came to, minor units, and which of its bets gave something back, by their keys. */
interface TableResult {
  stakeMinor: bigint;
  payoutMinor: bigint;
  won: ReadonlySet<string>;
}

export interface TableRoomState {
  round: TableRound | null;
  /** When this round's dealing began, by this browser's clock. */
  dealsMs: number | null;
  previous: readonly PastRound[];
  seats: State['seats'];
  totals: State['totals'];
  /** Of games of pools: what is in them by now; null before it is told. */
  pools: RoundPools | null;
  /** What lies on the table by this page. */
  layout: Layout;
  /** What of it the server has taken. */
  stands: Layout;
  /** What lay there before each step of this round. */
  undo: readonly Layout[];
  /** What was bet on the last round that was bet on. */
  last: Layout;
  isSending: boolean;
  /** Chips that were not taken in time were taken off. */
  isCurtailed: boolean;
  /** What one's own ticket came to; null while it rides. */
  result: TableResult | null;
  /** Play money; null: real money. */
  balance: string | null;
  isFailed: boolean;
  isCut: boolean;
  problem: PlayProblem | null;
}

/**
 * A purse of play money, and what its bets give back: the server pays it, this page only says so in
 * time.
 */
export interface DemoPurse {
  demoId: string;
  balance: string;
  /** Minor units, in the order of the bets. */
  payouts(ended: {
    index: number;
    outcome: Record<string, unknown>;
    lines: ReadonlyArray<{ params: GameParams; stakeMinor: bigint }>;
  }): Promise<readonly bigint[]>;
}

export interface TableRoom extends StoreApi<TableRoomState> {
  place(bets: ReadonlyArray<{ params: GameParams; chips: number }>, chipMinor: bigint): void;
  erase(params: GameParams): void;
  undo(): void;
  double(): void;
  /** What was bet last lies there again. */
  repeat(): void;
  clear(): void;
  lay(layout: Layout): void;
  /** Asks how the round stands, as is done now and then anyway. */
  look(): void;
  open(): () => void;
}

const lookEveryMs = 20_000;
/** Chips that follow each other quickly are one ticket. */
const gatherMs = 220;
/** Near the close nothing is gathered any more. */
const hurryMs = 1_200;
const previousShown = 20;

export function createTableRoom(
  info: GameInfo,
  table: { tableId: string; limits: TableLimits },
  demo: DemoPurse | null,
): TableRoom {
  return new Room(info, table, demo);
}

class Room implements TableRoom {
  readonly getState: TableRoom['getState'];
  readonly getInitialState: TableRoom['getInitialState'];
  readonly setState: TableRoom['setState'];
  readonly subscribe: TableRoom['subscribe'];
  readonly #info: GameInfo;
  readonly #limits: TableLimits;
  readonly #key: { provider_code: string; game_code: string; table_id: string };
  readonly #demo: DemoPurse | null;
  readonly #requestIds = createRequestIds();
  readonly #clock = createRoundClock();
  readonly #firstLook = createFirstLook(() => void this.#look());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #letGo: (() => void) | null = null;

  constructor(
    info: GameInfo,
    { tableId, limits }: { tableId: string; limits: TableLimits },
    demo: DemoPurse | null,
  ) {
    this.#info = info;
    this.#limits = limits;
    this.#demo = demo;
    const { provider_code, game_code } = info;
    this.#key = { provider_code, game_code, table_id: tableId };
    const store = createStore<TableRoomState>(() => ({
      round: null,
      dealsMs: null,
      previous: [],
      seats: [],
      totals: [],
      pools: null,
      layout: emptyLayout,
      stands: emptyLayout,
      undo: [],
      last: emptyLayout,
      isSending: false,
      isCurtailed: false,
      result: null,
      balance: demo?.balance ?? null,
      isFailed: false,
      isCut: false,
      problem: null,
    }));
    this.getState = store.getState;
    this.getInitialState = store.getInitialState;
    this.setState = store.setState;
    this.subscribe = store.subscribe;
  }

  readonly place: TableRoom['place'] = (bets, chipMinor) =>
    this.lay(withChips(this.getState().layout, bets, chipMinor));
  readonly erase = (params: GameParams): void => this.lay(without(this.getState().layout, params));
  readonly double = (): void => this.lay(doubled(this.getState().layout));
  readonly repeat = (): void => this.lay(this.getState().last);
  readonly clear = (): void => this.lay(emptyLayout);

  readonly undo = (): void => {
    const { undo, stands } = this.getState();
    const before = undo.at(-1);
    if (!before || !this.#takesBets()) return;
    this.setState({ undo: undo.slice(0, -1), problem: null });
    this.#show(before, stands);
  };

  readonly lay = (layout: Layout): void => {
    const { layout: before, stands, undo, isCut } = this.getState();
    if (!this.#takesBets() || isSame(layout, before)) return;
    if (isCut) return this.setState({ problem: lineProblem });
    this.setState({ undo: [...undo, before], isCurtailed: false });
    this.#show(layout, stands);
  };

  /**
   * Shows a layout at once, and sends it unless it is known to be refused: then it lies there in
   * grey.
   */
  #show(layout: Layout, stands: Layout): void {
    const problem = layoutProblem(layout, this.#limits, this.#info.bets);
    this.setState({ layout, problem });
    clearTimeout(this.#timer);
    if (problem || isSame(layout, stands)) return;
    const endsMs = this.getState().round?.stageEndsMs ?? 0;
    const waitMs = endsMs - nowMs() < hurryMs ? 0 : gatherMs;
    this.#timer = setTimeout(() => void this.#send(), waitMs);
  }

  #takesBets(): boolean {
    const { round } = this.getState();
    return round?.stage === 'betting' && (round.stageEndsMs ?? Infinity) > nowMs();
  }

  /** The ticket becomes what lies there; what changes meanwhile is sent after it. */
  async #send(): Promise<void> {
    const { round, layout, stands, isSending } = this.getState();
    if (isSending || !round || isSame(layout, stands) || !this.#takesBets()) return;
    this.setState({ isSending: true });
    try {
      await this.#join(round.roundId, layout);
      this.#requestIds.answered();
      if (this.getState().round?.roundId === round.roundId) this.setState({ stands: layout });
    } catch (thrown) {
      this.#requestIds.failed(thrown);
      this.setState({ problem: problemOf(thrown) });
    } finally {
      this.setState({ isSending: false });
    }
    const now = this.getState();
    if (now.problem === null && !isSame(now.layout, now.stands)) await this.#send();
  }

  async #join(round_id: string, layout: Layout): Promise<void> {
    const bets = betsOf(layout, this.#limits.currency);
    const order = { ...this.#key, round_id, bets, replace: true };
    if (this.#demo) {
      const asked = { ...order, demo_id: this.#demo.demoId };
      const { demo_balance } = await call(demoRoundJoin, asked, { handled: true });
      return this.setState({ balance: demo_balance });
    }
    const request_id = this.#requestIds.of(JSON.stringify(order));
    setBalance(await call(roundJoin, { ...order, request_id }, { handled: true }));
  }

  readonly look = (): void => void this.#look();

  readonly open = (): (() => void) => {
    const { provider_code, game_code, table_id } = this.#key;
    const topic = `round:${provider_code}:${game_code}${table_id === '1' ? '' : `:${table_id}`}`;
    const stops = [
      listenTo(topic as `round:${string}`, {
        'round.changed': (news) => this.#enter(news, this.#clock.heard(news.server_time, nowMs())),
        'round.totals': ({ round_id, totals }) => {
          if (this.getState().round?.roundId === round_id) this.setState({ totals });
        },
        'round.pools': ({ round_id, ...pools }) => {
          if (this.getState().round?.roundId === round_id) this.setState({ pools });
        },
        'round.seats': ({ seats }) => this.setState({ seats }),
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
      clearTimeout(this.#timer);
      removeEventListener('offline', cut);
      for (const stop of stops) stop();
      this.#release();
    };
  };

  async #look(): Promise<void> {
    try {
      const { value } = await call(roundState, this.#key, { handled: true });
      const { commitment, previous, seats, totals, pools, ...told } = value;
      const { server_time, count, sales, ...news } = told;
      const aheadMs = this.#clock.answered(server_time, nowMs());
      this.setState({ previous, seats, totals, isFailed: false });
      const sold = { ...(count !== null && { count }), ...(sales !== null && { sales }) };
      this.#enter({ ...news, ...sold, index: commitment.index }, aheadMs);
      if (pools) this.setState({ pools });
      if (this.getState().layout.size === 0) await this.#findOwn();
    } catch (thrown) {
      if (this.getState().round) return;
      this.setState({ isFailed: this.#firstLook.failed(thrown) });
    }
  }

  /** One's own ticket as the server has it: placed on another device, or before a reload. */
  async #findOwn(): Promise<void> {
    const { round } = this.getState();
    if (this.#demo || !round || !useUserStore.getState().isAuthenticated) return;
    const asked = { ...this.#key, round_id: round.roundId };
    const { value } = await call(roundMine, asked, { handled: true });
    if (!value || this.getState().round?.roundId !== round.roundId) return;
    const stands = layoutOf(value.lines ?? [], this.#limits.currency);
    const isTouched = this.getState().layout.size > 0;
    this.setState({ stands, ...(isTouched ? {} : { layout: stands }) });
    if (value.state === 'settled') this.setState({ result: this.#resultOf(value.lines ?? []) });
  }

  #resultOf(lines: ReadonlyArray<{ params: GameParams; stake: string; payout: string | null }>) {
    const { currency } = this.#limits;
    const minor = (text: string | null): bigint => parseAmount(text ?? '0', currency) ?? 0n;
    const paid = lines.filter(({ payout }) => minor(payout) > 0n);
    return {
      stakeMinor: lines.reduce((sum, { stake }) => sum + minor(stake), 0n),
      payoutMinor: lines.reduce((sum, { payout }) => sum + minor(payout), 0n),
      won: new Set(paid.map(({ params }) => keyOf(params))),
    };
  }

  /**
   * The purse is paid by the server; what it was paid is worked out here by the game's own rules.
   */
  async #settleDemo(index: number, outcome: Record<string, unknown>): Promise<void> {
    const { stands } = this.getState();
    if (!this.#demo || stands.size === 0) return;
    const { currency } = this.#limits;
    const lines = [...stands.values()];
    const paid = await this.#demo.payouts({ index, outcome, lines });
    const { balance } = this.getState();
    if (balance === null) return;
    const payoutMinor = paid.reduce((sum, one) => sum + one, 0n);
    const won = lines.filter((_, at) => (paid[at] ?? 0n) > 0n).map(({ params }) => keyOf(params));
    this.setState({
      balance: formatAmount((parseAmount(balance, currency) ?? 0n) + payoutMinor, currency),
      result: { stakeMinor: stakeOf(stands), payoutMinor, won: new Set(won) },
    });
  }

  #enter(news: News, aheadMs: number): void {
    const local = (time: string | null): number | null =>
      time === null ? null : Date.parse(time) + aheadMs;
    const before = this.getState();
    const isNew = before.round?.roundId !== news.round_id;
    if (isNew) this.#begin();
    const stageEndsMs = local(news.stage_ends_at);
    const { stage, outcome, index, round_id: roundId } = news;
    this.setState({ round: { roundId, index, stage, stageEndsMs, outcome } });
    if (stage !== 'betting') this.#close();
    if (stage === 'dealing' && this.getState().dealsMs === null) this.#deal();
    const isOver = stage === 'settled' || stage === 'void' || stage === 'resting';
    const wasOver = !isNew && before.round?.stage === stage;
    if (isOver && !wasOver && outcome) void this.#end(roundId, index, outcome);
  }

  #begin(): void {
    const { stands } = this.getState();
    this.#release();
    clearTimeout(this.#timer);
    this.setState({
      ...(stands.size > 0 ? { last: stands } : {}),
      layout: emptyLayout,
      stands: emptyLayout,
      undo: [],
      totals: [],
      pools: null,
      dealsMs: null,
      result: null,
      problem: null,
      isCurtailed: false,
    });
  }

  /** What had not arrived in time is taken off, and the player told before the result. */
  #close(): void {
    clearTimeout(this.#timer);
    const { layout, stands, isSending } = this.getState();
    if (isSending || isSame(layout, stands)) return;
    this.setState({ layout: stands, isCurtailed: true });
  }

  /** The head of the page does not tell the result before the picture does. */
  #deal(): void {
    this.setState({ dealsMs: nowMs() });
    if (this.getState().stands.size > 0) this.#letGo ??= holdBalance();
  }

  #release(): void {
    this.#letGo?.();
    this.#letGo = null;
  }

  async #end(roundId: string, index: number, outcome: Record<string, unknown>): Promise<void> {
    this.setState(({ previous }) => ({
      previous: [
        { round_id: roundId, index, hash: '', outcome },
        ...previous.filter((one) => one.round_id !== roundId),
      ].slice(0, previousShown),
    }));
    await this.#settleDemo(index, outcome).catch(() => undefined);
    await this.#findOwn().catch(() => undefined);
    this.#release();
  }

  #followLine(status: RealtimeStatus): void {
    if (status === 'offline') return this.setState({ isCut: true });
    if (status !== 'online' || !this.getState().isCut) return;
    this.setState({ isCut: false, problem: null });
    void this.#look();
  }
}
