import type { Params, Round } from './game.types.ts';
import type { Front, OpenedFront } from './sports.types.ts';

export interface Opened {
  session: string;
  mode: 'real' | 'demo';
  currency: string;
  exponent: number;
  stakeMin: string;
  stakeMax: string;
  /** The most that a round pays. */
  maxWin: string;
  balance: string;
  links: { lobby: string; deposit: string; history: string };
  /** Whether a round may be shown faster than it is, or its end at once. */
  mayHurry: boolean;
  round: Round | null;
  /** What stands in the studio's pot; null without one. */
  jackpot: string | null;
  free: FreeRounds | null;
}
/** Rounds that cost nothing. */
export interface FreeRounds {
  left: number;
  stake: string;
  won: string;
  until: string;
}
export interface Played {
  round: Round;
  balance: string;
  jackpot: string | null;
  free: FreeRounds | null;
}

/** Why something did not happen, by the studio's word. */
export class GameProblem extends Error {
  readonly code: string;
  readonly clientAction: string;
  constructor(code: string, clientAction: string) {
    super(code);
    this.code = code;
    this.clientAction = clientAction;
  }
}

const waitMs = 30_000;

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(waitMs),
    });
  } catch {
    throw new GameProblem(navigator.onLine ? 'failed' : 'offline', 'none');
  }
  const answer = (await response.json().catch(() => ({}))) as {
    problem?: string;
    clientAction?: string;
  };
  if (!response.ok)
    throw new GameProblem(answer.problem ?? 'failed', answer.clientAction ?? 'none');
  return answer as Answer;
}

export const openGame = (address: string): Promise<Opened> => ask('/game/open', { address });
export const playRound = (
  session: string,
  bet: { stake: string; params: Params; isFree: boolean },
): Promise<Played> => ask('/game/play', { session, ...bet });
export const actOnRound = (session: string, action: string, params: Params): Promise<Played> =>
  ask('/game/act', { session, action, params });
export const askBalance = (session: string): Promise<{ balance: string }> =>
  ask('/game/balance', { session });

export const openFront = (address: string): Promise<OpenedFront> =>
  ask('/sports/open', { address });
export const askFront = (session: string, isBalanceAsked: boolean): Promise<Front> =>
  ask('/sports/state', { session, isBalanceAsked });
export const placeBet = (
  session: string,
  bet: { fixture: string; outcome: string; stake: string },
): Promise<Front> => ask('/sports/bet', { session, ...bet });

/** Said while the page goes away. */
export function sayLeave(session: string, path = '/game/leave'): void {
  navigator.sendBeacon(path, new Blob([JSON.stringify({ session })], { type: 'application/json' }));
}
