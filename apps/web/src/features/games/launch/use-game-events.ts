import { categoryByWireName } from '@pavilion/domain/categories';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { toggleFullScreen } from '@pavilion/web-core/full-screen';
import { go } from '../../../core/navigation/go.ts';
import { holdBalance } from '../../../core/session/balance-hold.ts';
import { refreshBalance } from '../../../core/session/sign-in.ts';
import { stakeableOf } from '../../../core/session/stakeable.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { hostMessage, type GameEvent } from './frame-messages.ts';
import type { GameLine } from './game-line.ts';
import { isUnderDialog, watchDialogs } from './watch-dialogs.ts';

/** A picture that plays longer than this has told its result by then. */
const heldAtMostMs = 8_000;

export type GamePhase = 'loading' | 'ready' | 'over';

/** What the page does on the words of a game, and what it tells the game. */
export function useGameEvents({
  gameType,
  mode,
  line,
  box,
  onNeverOpened = () => false,
}: {
  gameType: string;
  mode: 'real' | 'demo';
  line: RefObject<GameLine | null>;
  /** What a game's button makes as large as the screen. */
  box: RefObject<HTMLElement | null>;
  /** The session of a game that never stood is over; true where it is opened anew. */
  onNeverOpened?: () => boolean;
}) {
  const [phase, setPhase] = useState<GamePhase>('loading');
  const hold = useHeldBalance();
  const tellAgain = useBalanceNews(line, phase);
  usePauses(line);
  const hear = (event: GameEvent): void => {
    const isReal = mode === 'real';
    if (event === 'ready') {
      setPhase('ready');
      tellAgain();
      if (isUnderDialog(document.body)) line.current?.say(hostMessage('pause'));
    } else if (event === 'sessionLost') {
      if (phase !== 'loading' || !onNeverOpened()) setPhase('over');
    } else if (event === 'roundStarted' && isReal) hold.begin();
    else if (event === 'roundEnded') hold.end();
    else if (event === 'balanceChanged' && isReal) void refreshBalance().catch(() => undefined);
    else if (event === 'close') go(categoryByWireName(gameType)?.path ?? '/');
    else if (event === 'deposit') go('/deposit');
    else if (event === 'history') go('/bet-history');
    else if (event === 'fullScreen') void toggleFullScreen(box.current);
  };
  return { phase, setPhase, hear };
}

/** The head of the page tells a result when the game's picture has told it. */
function useHeldBalance() {
  const held = useRef<{ release: () => void; timer: ReturnType<typeof setTimeout> } | null>(null);
  const end = (): void => {
    if (!held.current) return;
    clearTimeout(held.current.timer);
    held.current.release();
    held.current = null;
  };
  const begin = (): void => {
    end();
    held.current = { release: holdBalance(), timer: setTimeout(end, heldAtMostMs) };
  };
  useEffect(() => end, []);
  return { begin, end };
}

/** A game takes no stake while a dialog stands over the page: a reality check is answered first. */
function usePauses(line: RefObject<GameLine | null>): void {
  useEffect(
    () =>
      watchDialogs(document.body, (isCovered) =>
        line.current?.say(hostMessage(isCovered ? 'pause' : 'resume')),
      ),
    [line],
  );
}

/**
 * A balance that changed here (a deposit, a bet on a match) is news for the game too; it asks the
 * wallet itself. What is given tells a game that was not there yet when it changed.
 */
function useBalanceNews(line: RefObject<GameLine | null>, phase: GamePhase): () => void {
  const isUnheard = useRef(false);
  useEffect(
    () =>
      useUserStore.subscribe((now, before) => {
        if (stakeableOf(now) === stakeableOf(before)) return;
        if (phase !== 'ready') isUnheard.current = true;
        line.current?.say(hostMessage('balanceChanged'));
      }),
    [line, phase],
  );
  return () => {
    if (isUnheard.current) line.current?.say(hostMessage('balanceChanged'));
    isUnheard.current = false;
  };
}
