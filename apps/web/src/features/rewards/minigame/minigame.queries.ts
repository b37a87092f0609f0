import type { CallResponse } from '@pavilion/contracts/define-call';
import { minigameAct } from '@pavilion/contracts/player/rewards/minigame-act.contract';
import { minigamePlay } from '@pavilion/contracts/player/rewards/minigame-play.contract';
import { minigameState } from '@pavilion/contracts/player/rewards/minigame-state.contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../../core/api.ts';
import { newId } from '../../../core/ids.ts';
import { callKey, callQuery } from '../../../core/query.ts';
import { balancesOf } from '../../../core/session/balance-hold.ts';
import { setBalance } from '../../../core/session/sign-in.ts';

type State = CallResponse<typeof minigameState>['value'];
export type MiniGame = State['games'][number];
export type MiniGameName = MiniGame['game'];
export type EarnWay = State['earn'][number];
export type MiniRound = CallResponse<typeof minigamePlay>['value'];

/** The games with tokens, asked for once it is known whose they are. */
export function useMiniGames(isKnown: boolean) {
  // A site without these games is no failure of the page: the screen says so.
  return useQuery({ ...callQuery(minigameState, {}), enabled: isKnown, meta: { handled: true } });
}

/** Asks for the games anew: tables may have changed, and another tab may have begun a round. */
export function useRefreshMiniGames(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: callKey(minigameState) });
}

/**
 * The id of a wish, kept until it was fulfilled: a try that got no answer is repeated, never
 * doubled.
 */
function useWishId() {
  const kept = useRef<{ wish: string; id: string } | null>(null);
  const idOf = (wish: object): string => {
    const text = JSON.stringify(wish);
    if (kept.current?.wish !== text) kept.current = { wish: text, id: newId() };
    return kept.current.id;
  };
  const forget = (): void => {
    kept.current = null;
  };
  return { idOf, forget };
}

/** Begins a round. */
export function usePlayMiniGame() {
  const refresh = useRefreshMiniGames();
  const { idOf, forget } = useWishId();
  return useMutation({
    mutationFn: (wish: { game: MiniGameName; params?: Record<string, unknown> }) =>
      call(minigamePlay, { ...wish, request_id: idOf(wish) }, { handled: true }),
    onSuccess: (answer) => {
      forget();
      setBalance(balancesOf(answer));
    },
    onError: refresh,
  });
}

/** Plays on an open round. */
export function useActOnMiniGame() {
  const refresh = useRefreshMiniGames();
  const { idOf, forget } = useWishId();
  return useMutation({
    mutationFn: (wish: { round_id: string; action: string; params?: Record<string, unknown> }) =>
      call(minigameAct, { ...wish, request_id: idOf(wish) }, { handled: true }),
    onSuccess: (answer) => {
      forget();
      setBalance(balancesOf(answer));
    },
    onError: refresh,
  });
}
