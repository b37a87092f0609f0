import { bet } from '@pavilion/contracts/player/games/bet.contract';
import { demoBet } from '@pavilion/contracts/player/games/demo-bet.contract';
import { demoHandAct } from '@pavilion/contracts/player/games/demo-hand-act.contract';
import { demoHandStart } from '@pavilion/contracts/player/games/demo-hand-start.contract';
import { handAct } from '@pavilion/contracts/player/games/hand-act.contract';
import { handOpen } from '@pavilion/contracts/player/games/hand-open.contract';
import { handStart } from '@pavilion/contracts/player/games/hand-start.contract';
import { launch } from '@pavilion/contracts/player/games/launch.contract';
import { roundGet } from '@pavilion/contracts/player/games/round-get.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { placeRules } from '../../common/play/place-rules.ts';
import { call } from '../../core/api.ts';
import { meFields, useUserStore } from '../../core/stores/user.store.ts';
import type { GameInfo, GameParams, RoundRecord } from '../game-view.ts';

/** What a step of a game answered: the round, and what the player owns after it. */
export interface PlayAnswer {
  round: RoundRecord;
  balance: string;
  /** With real money: both balances as the call answered them. */
  real?: { game_balance: string; game_token: string };
}

/** Where rounds are played: for real or with play money, the stage does not care. */
export interface PlayDesk {
  mode: 'real' | 'demo';
  /** The balance at the beginning, where the desk brings one of its own. */
  startingBalance: string | null;
  /** An open hand of this game, of this or another device. */
  openHand(): Promise<RoundRecord | null>;
  /** A hand as it stands by now, open or over; null where it cannot be asked for. */
  find(roundId: string): Promise<RoundRecord | null>;
  /** `requestId` stays the same when a lost answer is asked for again. */
  start(stake: string, params: GameParams, requestId: string): Promise<PlayAnswer>;
  act(roundId: string, action: string, params: GameParams, requestId: string): Promise<PlayAnswer>;
}

const handled = { handled: true };

/** Who is signed in may play with play money where guests may not. */
const playerIfAny = (): Partial<ReturnType<typeof meFields>> =>
  useUserStore.getState().isAuthenticated ? meFields() : {};

/** A desk for the signed-in player's own money. */
export function realDesk({ provider_code, game_code, engine }: GameInfo): PlayDesk {
  const game = { provider_code, game_code };
  return {
    mode: 'real',
    startingBalance: null,
    async openHand() {
      if (engine !== 'hand') return null;
      return (await call(handOpen, game, handled)).value[0] ?? null;
    },
    async find(round_id) {
      const { value: open } = await call(handOpen, game, handled);
      const own = open.find((hand) => hand.round_id === round_id);
      return own ?? (await call(roundGet, { round_id }, handled)).value;
    },
    async start(stake, params, request_id) {
      const contract = engine === 'hand' ? handStart : bet;
      return realAnswer(await call(contract, { ...game, stake, params, request_id }, handled));
    },
    async act(round_id, action, params, request_id) {
      return realAnswer(await call(handAct, { round_id, action, params, request_id }, handled));
    },
  };
}

function realAnswer(answer: {
  value: RoundRecord;
  game_balance: string;
  game_token: string;
}): PlayAnswer {
  const { value: round, game_balance, game_token } = answer;
  return { round, balance: game_balance, real: { game_balance, game_token } };
}

/** Asks the server for a purse of play money. */
export function launchDemo({
  provider_code,
  game_code,
}: Pick<GameInfo, 'provider_code' | 'game_code'>): Promise<CallResponse<typeof launch>> {
  const request = { provider_code, game_code, mode: 'demo', ...playerIfAny() } as const;
  return call(launch, request, handled);
}

/**
 * Opens a game for real where the law of the place has it said: one game at a time, or a most of a stake that is the player's own. Null where
 * nothing depends on it.
 */
export async function openForReal({
  provider_code,
  game_code,
}: Pick<GameInfo, 'provider_code' | 'game_code'>): Promise<CallResponse<typeof launch> | null> {
  const { is_parallel_play_allowed: isFree, are_slot_stakes_bounded: isBound } = placeRules();
  if (isFree && !isBound) return null;
  return call(launch, { provider_code, game_code, mode: 'real', ...meFields() }, handled);
}

/** A desk with play money, opened for this visit. */
export async function demoDesk({ provider_code, game_code, engine }: GameInfo): Promise<PlayDesk> {
  const game = { provider_code, game_code };
  const opened = await launchDemo(game);
  const { demo_id = '', demo_balance = '0' } = opened;
  const answered = (answer: { value: RoundRecord; demo_balance: string }): PlayAnswer => ({
    round: answer.value,
    balance: answer.demo_balance,
  });
  return {
    mode: 'demo',
    startingBalance: demo_balance,
    openHand: async () => null,
    find: async () => null,
    async start(stake, params) {
      const contract = engine === 'hand' ? demoHandStart : demoBet;
      return answered(await call(contract, { ...game, demo_id, stake, params }, handled));
    },
    async act(round_id, action, params) {
      return answered(await call(demoHandAct, { demo_id, round_id, action, params }, handled));
    },
  };
}
