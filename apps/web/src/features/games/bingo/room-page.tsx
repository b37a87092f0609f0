import { bingoRoomList } from '@pavilion/contracts/player/games/bingo-room-list.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState, type ComponentType } from 'react';
import { SoundButton } from '../../../common/play/sound-button.tsx';
import { callKey } from '../../../core/query.ts';
import { useTopic } from '../../../core/realtime/realtime.ts';
import { useUserStore } from '../../../core/stores/user.store.ts';
import type { Room, useRooms } from './bingo.queries.ts';
import { BingoRules } from './bingo-rules.tsx';
import { GameCalled } from './game-called.tsx';
import { GameSold } from './game-sold.tsx';
import { LaterGames } from './later-games.tsx';
import { RoomFacts } from './room-cards.tsx';

/** What players say in a room, as tables show it; handed in, because features know no stage. */
export type ChatPart = ComponentType<{ room: string; mayWrite: boolean }>;

/** A room: the game that is called, the one that is sold, and what players say. */
export function RoomPage({
  roomId,
  rooms: { data, isError, refetch },
  Chat,
  onBack,
}: {
  roomId: string;
  rooms: ReturnType<typeof useRooms>;
  Chat: ChatPart;
  onBack: () => void;
}) {
  const t = useText();
  const room = data?.value.find(({ room_id: id }) => id === roomId);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between gap-3">
        <Button kind="ghost" size="small" onClick={onBack}>
          {t('ui.bingo.back')}
        </Button>
        <SoundButton />
      </div>
      {room ? <Entered room={room} Chat={Chat} /> : null}
      {data && !room ? <EmptyState icon="bingo" title={t('errors.tableNotFound')} /> : null}
      {!data && isError ? (
        <ErrorState
          title={t('ui.common.errorText')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-96" /> : null}
    </div>
  );
}

function Entered({ room, Chat }: { room: Room; Chat: ChatPart }) {
  const t = useText();
  const isSignedIn = useUserStore((user) => user.isAuthenticated);
  const watched = useWatched(room);
  useRoomNews(room.room_id);
  return (
    <>
      <header className="grid gap-3 panel p-4 sm:p-6">
        <h2 className="m-0 text-2xl font-bold wrap-anywhere">{room.name}</h2>
        {room.play_money ? (
          <p className="m-0">
            <Badge kind="accent">{t('ui.bingo.playMoney')}</Badge>
          </p>
        ) : null}
        <RoomFacts room={room} />
      </header>
      {watched === null ? null : <GameCalled gameId={watched} />}
      {room.next_game ? (
        <GameSold key={room.next_game.game_id} gameId={room.next_game.game_id} />
      ) : null}
      <LaterGames room={room} />
      {room.chat ? (
        <details className="panel p-4 sm:p-6">
          <summary className="min-h-11 cursor-pointer text-lg font-bold">
            {t('ui.bingo.chat')}
          </summary>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <Chat room={`bingo:${room.room_id}`} mayWrite={isSignedIn} />
          </Suspense>
        </details>
      ) : null}
      <BingoRules variant={room.variant} minPlayers={room.min_players} />
    </>
  );
}

/** The game that is called; one that is over stays in sight until the next one is called. */
function useWatched({ current_game: current }: Room): string | null {
  const [watched, setWatched] = useState(current?.game_id ?? null);
  if (current && current.game_id !== watched) setWatched(current.game_id);
  return watched;
}

/** A game that begins or ends changes what the room shows. */
function useRoomNews(roomId: string): void {
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: callKey(bingoRoomList) });
  useTopic(`bingo:${roomId}`, {
    'bingo.ball': ({ n }) => {
      if (n === 1) again();
    },
    'bingo.ended': again,
  });
}
