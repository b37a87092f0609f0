import { CallFailure } from '@pavilion/client/call-failure';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { nowMs } from '../../../core/clock.ts';
import { newId } from '../../../core/ids.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { sendShots, type Session } from './fishing.queries.ts';
import type { SeaState } from './sea-core.ts';
import { createSeaGame, type SeaGame } from './sea-game.ts';

/** What the server said a batch cannot be played for: these end it, the seat may stay. */
const refusals = new Set([
  ...['limitReached', 'selfExcluded', 'accountPending', 'BLOCK', 'CLOSE', 'gameUnavailable'],
  ...['otherGameOpen', 'invalidParams', 'tooManyRequests'],
]);
/** The page knows less than the server: it reads its session anew. */
const outOfStep = new Set(['seqGap', 'requestIdReused', 'sessionNotFound', 'sessionExpired']);

interface Handlers {
  /** What was refused, by its code. */
  onRefused: (code: string) => void;
  /** The session is not what the page thinks. */
  onOutOfStep: () => void;
}

export interface OpenSea {
  game: SeaGame;
  /** Milliseconds of the sea now. */
  seaNow: () => number;
}

/** The game of a session for as long as its page stands. */
export function useSeaGame(session: Session, handlers: Handlers): OpenSea {
  const [open] = useState<OpenSea>(() => {
    const startedMs = Date.parse(session.sea_started_at);
    const aheadMs = nowMs() - Date.parse(session.server_time);
    const seaNow = (): number => nowMs() - aheadMs - startedMs;
    const game = createSeaGame({
      ...{ session, seaNow, newShotId: newId },
      send: (seq, shots) => sendShots(session.session_id, seq, shots),
      onRefusal(thrown) {
        const code = thrown instanceof CallFailure ? thrown.code : '';
        if (refusals.has(code)) handlers.onRefused(code);
        else if (outOfStep.has(code)) handlers.onOutOfStep();
        // No answer came: the same batch goes out again.
        return refusals.has(code) || outOfStep.has(code);
      },
    });
    return { game, seaNow };
  });
  useEffect(() => () => open.game.close(), [open]);
  return open;
}

export const useSeaState = (game: SeaGame): SeaState =>
  useSyncExternalStore(game.subscribe, game.getState);

interface SeaNews {
  onSeats: (seats: Session['sea']['taken']) => void;
  /** The session ended without its page: nobody used it, or its player may not play any more. */
  onEnded: () => void;
}

/** Others' shots and catches, who sits, and the end of one's own session. */
export function useSeaNews(session: Session, game: SeaGame, { onSeats, onEnded }: SeaNews): void {
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  useTopic(`fish:${session.sea_id}`, {
    'fish.caught': ({ ids, seat, multiplier }) => game.othersCaught(ids, seat, multiplier),
    'fish.shots': ({ seat, shots }) => game.othersShots(seat, shots),
    'fish.seats': ({ seats }) => onSeats(seats),
  });
  useTopic(isSignedIn ? 'play' : null, {
    'fishing.settled': (ended) => {
      if (ended.session_id === session.session_id && ended.reason !== 'left') onEnded();
    },
  });
}
