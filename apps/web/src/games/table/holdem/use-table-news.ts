import { pokerSeed } from '@pavilion/contracts/player/games/poker-seed.contract';
import { useEffect, useRef } from 'react';
import { call } from '../../../core/api.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { soundIfOn } from '../../stages/parts/sound.ts';
import { newCutSeed, promiseOf } from './cut-seed.ts';
import { keepSeed, seedOf } from './poker-purse.store.ts';
import { holderFields, useRefreshTable, type MySeat } from './poker.queries.ts';

/** Keeps a table as it is now: whatever is told of it, it is read anew. */
export function useTableNews(tableId: string): void {
  const refresh = useRefreshTable(tableId);
  const isSignedIn = useUserStore((state) => state.isAuthenticated);
  const look = (): void => void refresh();
  const deal = (): void => {
    soundIfOn('card');
    look();
  };
  useTopic(`poker:${tableId}`, {
    'poker.hand_next': look,
    'poker.hand': look,
    'poker.acted': () => {
      soundIfOn('bet');
      look();
    },
    'poker.street': deal,
    'poker.showdown': deal,
    'poker.seats': look,
  });
  useTopic(isSignedIn ? 'play' : null, {
    'poker.dealt': deal,
    'poker.turn': look,
    'poker.seat_offered': look,
  });
}

/** Shows the promised seed as soon as the cut of the next hand awaits it, and promises another. */
export function useCutSeeds(tableId: string, mine: MySeat | null): void {
  const shown = useRef<number | null>(null);
  const refresh = useRefreshTable(tableId);
  const handNo = mine?.is_here ? mine.seed_awaited : null;
  useEffect(() => {
    const seed = seedOf(tableId);
    if (handNo === null || seed === undefined || shown.current === handNo) return;
    shown.current = handNo;
    const next = newCutSeed();
    const request = { table_id: tableId, hand_no: handNo, seed, next_commit: promiseOf(next) };
    call(pokerSeed, { ...holderFields(), ...request }, { handled: true }).then(
      () => keepSeed(tableId, next),
      // Too late for this hand: the seat says so, and plays the next one.
      () => void refresh(),
    );
  }, [handNo, tableId, refresh]);
}

/** Says in the title of the page, by a sound and by a phone's motor that it is one's turn. */
export function useTurnAlert(isTurn: boolean, text: string): void {
  useEffect(() => {
    if (!isTurn) return undefined;
    const { title } = document;
    document.title = `● ${text}`;
    soundIfOn('tick');
    navigator.vibrate?.(120);
    return () => {
      document.title = title;
    };
  }, [isTurn, text]);
}
