import { launch } from '@pavilion/contracts/player/games/launch.contract';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { placeRules } from '../../../common/play/place-rules.ts';
import { call } from '../../../core/api.ts';
import { meFields, useUserStore } from '../../../core/stores/user.store.ts';
import type { GameInfo } from '../../game-info.ts';

type GameKey = Pick<GameInfo, 'provider_code' | 'game_code'>;

const handled = { handled: true };

/** Who is signed in may play with play money where guests may not. */
const playerIfAny = (): Partial<ReturnType<typeof meFields>> =>
  useUserStore.getState().isAuthenticated ? meFields() : {};

/** Asks the server for a purse of play money. */
export function launchDemo({
  provider_code,
  game_code,
}: GameKey): Promise<CallResponse<typeof launch>> {
  const request = { provider_code, game_code, mode: 'demo', ...playerIfAny() } as const;
  return call(launch, request, handled);
}

/**
 * Opens a game for real where the law of the place has it said: one game at a time, or a most of
 * a stake that is the player's own. Null where nothing depends on it.
 */
export async function launchForReal({
  provider_code,
  game_code,
}: GameKey): Promise<CallResponse<typeof launch> | null> {
  const { is_parallel_play_allowed: isFree, are_slot_stakes_bounded: isBound } = placeRules();
  if (isFree && !isBound) return null;
  return call(launch, { provider_code, game_code, mode: 'real', ...meFields() }, handled);
}
