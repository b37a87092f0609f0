import { CallFailure } from '@pavilion/contracts/client';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { handleThrown } from '../../core/errors/present-failure.ts';
import { newId } from '../../core/ids.ts';
import { holdBalance } from '../../core/session/balance-hold.ts';
import { setBalance } from '../../core/session/sign-in.ts';
import type { GameInfo, GameParams, RoundRecord } from '../game-view.ts';
import type { PlayAnswer, PlayDesk } from './play-calls.ts';
import { playEvents, type EventHandlers, type Speed } from './play-events.ts';

/** `idle` takes a bet; `asking` waits for the server; `playing` shows the picture; `open` waits for an action of the hand. */
export type Phase = 'idle' | 'asking' | 'playing' | 'open';

export interface PlayProblem {
  /** A code of the error catalogue; `noConnection` when the answer was lost. */
  code: string;
  detail: string | null;
  /** Parameters that are wrong, by path. */
  paths: readonly string[];
}

export interface PlayState {
  phase: Phase;
  stake: string;
  params: GameParams;
  /** What the player owns as the picture has it; null: the store of the player knows. */
  balance: string | null;
  round: RoundRecord | null;
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
  /** Begins a round; resolves when its picture has been played (or, of a hand, its start). False when it was not taken. */
  play(): Promise<boolean>;
  act(action: string, params?: GameParams): Promise<boolean>;
  /** Shows the end of the picture at once. */
  skip(): void;
  register(handlers: EventHandlers): () => void;
  /** Finds an open hand again, of this or another device. */
  resume(): Promise<void>;
  dispose(): void;
}

const resultsKept = 40;

export interface PlayPorts {
  info: GameInfo;
  desk: PlayDesk;
  params: GameParams;
  stake: string;
  speed: Speed;
  sound?: (name: 'bet') => void;
}

/**
 * One game on the stage: settle, then animate. The server has decided when the picture begins; the shown balance follows the picture,
 * and skipping, leaving or a failing picture change nothing about the result.
 */
export function createPlayStore(ports: PlayPorts): PlayStore {
  const { desk } = ports;
  const store = createStore<PlayState>(() => ({
    phase: 'idle',
    stake: ports.stake,
    params: ports.params,
    balance: desk.startingBalance,
    round: null,
    results: [],
    problem: null,
    speed: ports.speed,
    heard: null,
  }));
  const set = store.setState;
  let handlers: EventHandlers = {};
  let skipping = new AbortController();
  /** What was sent and not answered: sent again as it was, so that nothing is taken twice. */
  let unanswered: { key: string; requestId: string } | null = null;

  const requestIdOf = (key: string): string => {
    if (unanswered?.key !== key) unanswered = { key, requestId: newId() };
    return unanswered.requestId;
  };

  async function step(
    key: string,
    ask: (requestId: string) => Promise<PlayAnswer>,
  ): Promise<boolean> {
    const before = store.getState();
    const letGo = holdBalance();
    set({ phase: 'asking', problem: null });
    try {
      const answer = await ask(requestIdOf(key));
      unanswered = null;
      if (answer.real) setBalance(answer.real);
      await show(before, answer);
      return true;
    } catch (thrown) {
      if (!isUnanswered(thrown)) unanswered = null;
      refuse(before, thrown);
      return false;
    } finally {
      letGo();
    }
  }

  async function show(before: PlayState, { round, balance }: PlayAnswer): Promise<void> {
    skipping = new AbortController();
    const isContinued = before.round?.round_id === round.round_id;
    const shown = isContinued ? (before.round?.events.length ?? 0) : 0;
    set({
      phase: 'playing',
      round,
      balance: isContinued ? before.balance : less(before, ports.info),
    });
    const { speed } = store.getState();
    await playEvents(round.events.slice(shown) as Array<{ type: string }>, handlers, {
      speed,
      signal: skipping.signal,
      onEvent: (heard) => set({ heard }),
    });
    const isOver = round.state !== 'open';
    set(({ results }) => ({
      phase: isOver ? 'idle' : 'open',
      balance: desk.mode === 'demo' ? balance : null,
      results: isOver ? [round, ...results].slice(0, resultsKept) : results,
    }));
  }

  function refuse(before: PlayState, thrown: unknown): void {
    const phase = before.round?.state === 'open' ? 'open' : 'idle';
    set({ phase, problem: problemOf(thrown) });
    if (thrown instanceof CallFailure && isSessionFailure(thrown.code)) handleThrown(thrown);
  }

  return {
    ...store,
    setStake: (stake) => set({ stake, problem: null }),
    setParams: (params) => set({ params, problem: null }),
    setSpeed: (speed) => set({ speed }),
    play() {
      const { phase, stake, params } = store.getState();
      if (phase !== 'idle') return Promise.resolve(false);
      ports.sound?.('bet');
      const key = JSON.stringify(['start', stake, params]);
      return step(key, (requestId) => desk.start(stake, params, requestId));
    },
    act(action, params = {}) {
      const { phase, round } = store.getState();
      if (phase !== 'open' || !round) return Promise.resolve(false);
      const key = JSON.stringify([round.round_id, round.events.length, action, params]);
      return step(key, (requestId) => desk.act(round.round_id, action, params, requestId));
    },
    skip: () => skipping.abort(),
    register(given) {
      handlers = given;
      return () => {
        handlers = {};
      };
    },
    async resume() {
      const round = await desk.openHand();
      if (!round || store.getState().phase !== 'idle') return;
      set({ round, phase: 'open', stake: round.stake, params: round.params });
      // What had happened is shown at once: only what comes now is played.
      await playEvents(round.events as Array<{ type: string }>, handlers, {
        speed: 'none',
        signal: skipping.signal,
      });
    },
    dispose: () => skipping.abort(),
  };
}

/** The balance less the stake, while the picture has not told the result. */
function less({ balance, stake }: PlayState, { stake: { currency } }: GameInfo): string | null {
  if (balance === null || !isCurrencyCode(currency)) return balance;
  const [has, takes] = [parseAmount(balance, currency), parseAmount(stake, currency)];
  return has === null || takes === null ? balance : formatAmount(has - takes, currency);
}

const isUnanswered = (thrown: unknown): boolean =>
  thrown instanceof CallFailure && (thrown.statusCode === 0 || thrown.statusCode <= -500);

function problemOf(thrown: unknown): PlayProblem {
  if (!(thrown instanceof CallFailure))
    return { code: 'internalServerError', detail: null, paths: [] };
  return {
    code: thrown.code,
    detail: thrown.statusDetail ?? null,
    paths: thrown.errors.map(({ path }) => path),
  };
}
