import { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { launch } from '@pavilion/contracts/player/games/launch.contract';
import { isSessionFailure } from '@pavilion/contracts/session-failures';
import type { LaunchKind } from '@pavilion/domain/providers';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../core/api.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { meFields } from '../../../core/stores/user.store.ts';

export interface LaunchedGame {
  provider_code: string;
  provider_name: string;
  game_code: string;
  game_name: string;
  game_type: string;
  img_url: string;
  placeholder: string;
  /** Where the site agreed on another way with its provider. */
  launch?: Exclude<LaunchKind, 'house'> | undefined;
}

export type Launched = CallResponse<typeof launch> & { url: string };

export type LaunchState =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'open'; launched: Launched }
  /** The server says why. */
  | { kind: 'refused'; code: string; reason: string | null }
  /** No answer, or none that can be used. */
  | { kind: 'failed' };

/** Asks for the address of a game, each time anew: an address opens once. */
export function useLaunch(game: LaunchedGame, mode: 'real' | 'demo') {
  const [state, setState] = useState<LaunchState>({ kind: 'idle' });
  const turn = useRef(0);
  const { provider_code, game_code } = game;
  const ask = useCallback(async (): Promise<LaunchState> => {
    turn.current += 1;
    const mine = turn.current;
    setState({ kind: 'asking' });
    const answer = await askLaunch({ provider_code, game_code }, mode);
    // Another was asked for meanwhile: this address is never opened, and dies by itself.
    if (mine === turn.current) setState(answer);
    return answer;
  }, [provider_code, game_code, mode]);
  const reset = useCallback(() => {
    turn.current += 1;
    setState({ kind: 'idle' });
  }, []);
  return { state, ask, reset };
}

async function askLaunch(
  game: { provider_code: string; game_code: string },
  mode: 'real' | 'demo',
): Promise<LaunchState> {
  const request = {
    ...game,
    mode,
    device: deviceKind(),
    return_url: location.pathname + location.search,
    ...meFields(),
  };
  try {
    const launched = await call(launch, request, { handled: true });
    const { url } = launched;
    return url === undefined
      ? { kind: 'failed' }
      : { kind: 'open', launched: { ...launched, url } };
  } catch (thrown) {
    if (!(thrown instanceof CallFailure) || thrown.statusCode <= -500) return { kind: 'failed' };
    if (isSessionFailure(thrown.code)) handleThrown(thrown);
    return { kind: 'refused', code: thrown.code, reason: thrown.statusDetail ?? null };
  }
}

const tabletPx = 768;
const desktopPx = 1024;

function deviceKind(): 'mobile' | 'tablet' | 'desktop' {
  if (innerWidth >= desktopPx) return 'desktop';
  return innerWidth >= tabletPx ? 'tablet' : 'mobile';
}
