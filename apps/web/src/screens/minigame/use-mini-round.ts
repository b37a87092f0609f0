import { CallFailure } from '@pavilion/client/call-failure';
import { useEffect, useRef, useState } from 'react';
import { useHeldBalance } from '../../common/rewards/use-held-balance.ts';
import { prefersReducedMotion } from '@pavilion/web-core/motion';
import {
  useActOnMiniGame,
  usePlayMiniGame,
  useRefreshMiniGames,
  type MiniRound,
} from '../../features/rewards/minigame/minigame.queries.ts';
import { soundIfOn } from '../../games/stages/parts/sound.ts';
import type { TableProps } from './table-props.ts';

/** As long as the last card takes to turn (`cards.module.css`). */
const turnMs = 700;

/** The round that was ended or never was: what the server says of it counts. */
const isGone = (error: unknown): boolean =>
  error instanceof CallFailure && ['handFinished', 'roundNotFound'].includes(error.code);

/**
 * A round on the page: what it won is told, and stands in the balance, once its picture has shown
 * it.
 */
export function useMiniRound({ game, begun }: TableProps) {
  const [own, setOwn] = useState<MiniRound | null>(null);
  const [isTold, setTold] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const playing = usePlayMiniGame();
  const acting = useActOnMiniGame();
  const refresh = useRefreshMiniGames();
  const { hold, release } = useHeldBalance();
  useEffect(() => () => clearTimeout(timer.current), []);

  const isOwn = own?.state === 'open' || !begun || begun.round_id === own?.round_id;
  const round = isOwn ? own : begun;

  const tell = (ended: MiniRound): void => {
    setTold(true);
    release();
    soundIfOn(ended.prize?.kind === 'none' ? 'land' : 'win');
    refresh();
  };
  const show = (next: MiniRound): void => {
    setOwn(next);
    soundIfOn('card');
    if (next.state === 'open') return release();
    if (prefersReducedMotion()) return tell(next);
    setTold(false);
    timer.current = setTimeout(() => tell(next), turnMs);
  };
  const play = (params?: Record<string, unknown>): void => {
    hold();
    playing.mutate(
      { game: game.game, ...(params && { params }) },
      { onSuccess: ({ value }) => show(value), onError: release },
    );
  };
  const act = (action: string, params?: Record<string, unknown>): void => {
    if (!round) return;
    hold();
    acting.mutate(
      { round_id: round.round_id, action, ...(params && { params }) },
      {
        onSuccess: ({ value }) => show(value),
        onError: (error) => {
          release();
          if (isGone(error)) setOwn(null);
        },
      },
    );
  };
  return {
    round,
    isTold: round?.state === 'settled' && isTold,
    isBusy: playing.isPending || acting.isPending || !isTold,
    play,
    act,
    /** Puts an ended round away. */
    clear: () => setOwn(null),
  };
}
