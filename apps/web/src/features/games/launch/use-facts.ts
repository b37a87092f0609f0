import { gameInfo } from '@pavilion/contracts/player/games/game-info.contract';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../../core/query.ts';
import type { Launched, LaunchedGame, LaunchState } from './use-launch.ts';

type Facts = NonNullable<Launched['facts']>;

/**
 * What a studio says of its game: with its address once it opens, and before that where a front
 * stands until then.
 */
export function useFacts(game: LaunchedGame, state: LaunchState, hasFront: boolean): Facts | null {
  const { provider_code, game_code } = game;
  const info = useQuery({
    ...callQuery(gameInfo, { provider_code, game_code }),
    enabled: hasFront,
  });
  if (state.kind === 'open' && state.launched.facts) return state.launched.facts;
  const value = info.data?.value;
  if (value?.engine !== 'external') return null;
  const { provider_name, volatility, max_multiplier, stake } = value;
  const rtp = percentOf(value.rtp[0]?.rtp ?? '');
  return { provider_name, rtp, volatility, max_multiplier, stake };
}

/** `"0.95710000"` → `"95.71"`. */
const percentOf = (share: string): string =>
  share.replace(/^(\d)\.(\d\d)(\d\d).*$/, '$1$2.$3').replace(/^0+(?=\d)/, '');
