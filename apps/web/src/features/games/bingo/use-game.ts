import type { CallResponse } from '@pavilion/contracts/define-call';
import { bingoCardList } from '@pavilion/contracts/player/games/bingo-card-list.contract';
import { bingoGameGet } from '@pavilion/contracts/player/games/bingo-game-get.contract';
import { bingoRoomList } from '@pavilion/contracts/player/games/bingo-room-list.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callKey, callQuery } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { GameDetail } from './bingo.queries.ts';
import { withBall, withStage } from './game-news.ts';

/** What a page that heard nothing finds out by itself. */
const againMs = 20_000;

/** A game, kept as it goes on: ball by ball, stage by stage. */
export function useGame(gameId: string) {
  const client = useQueryClient();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const query = callQuery(bingoGameGet, { game_id: gameId });
  const asked = useQuery({
    ...query,
    meta: { handled: true },
    refetchInterval: againMs,
    // Who comes back heard nothing meanwhile, however fresh the last ball was.
    refetchOnMount: 'always',
  });
  const again = (): void => {
    for (const contract of [bingoGameGet, bingoCardList, bingoRoomList])
      void client.invalidateQueries({ queryKey: [contract.path] });
  };
  /** Changes what is known; what does not follow from it is asked for. */
  const change = (next: (game: GameDetail) => GameDetail | null): void => {
    const key = callKey(bingoGameGet, { game_id: gameId });
    const known = client.getQueryData<CallResponse<typeof bingoGameGet>>(key);
    const value = known && next(known.value);
    if (value) client.setQueryData(key, { ...known, value });
    else void client.invalidateQueries({ queryKey: key });
  };
  const roomId = asked.data?.value.room_id;
  useTopic(roomId === undefined ? null : `bingo:${roomId}`, {
    'bingo.ball': (told) => {
      if (told.game_id === gameId) change((game) => withBall(game, told));
    },
    'bingo.stage': (told) => {
      if (told.game_id === gameId) change((game) => withStage(game, told));
    },
    'bingo.sold': (told) => {
      const { game_id: id, ...sold } = told;
      if (id === gameId) change((game) => ({ ...game, ...sold }));
    },
    'bingo.ended': (told) => {
      if (told.game_id === gameId) again();
    },
  });
  useTopic(isSignedIn ? 'play' : null, {
    'bingo.won': (told) => {
      if (told.game_id === gameId) again();
    },
  });
  return asked;
}
