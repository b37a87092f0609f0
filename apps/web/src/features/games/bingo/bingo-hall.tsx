import { useText } from '@pavilion/i18n/react';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { bingoViews, readPlace, writePlace, type BingoPlace } from './bingo-address.ts';
import { useRooms } from './bingo.queries.ts';
import styles from './bingo.module.css';
import { GamePage } from './game-page.tsx';
import { MyPurchases } from './my-purchases.tsx';
import { PastGames } from './past-games.tsx';
import { RoomCards } from './room-cards.tsx';
import { RoomPage, type ChatPart } from './room-page.tsx';

/**
 * The site's bingo: its rooms, what the player bought, and what was played. Left out where the site
 * has no room.
 */
export function BingoHall({ Chat }: { Chat: ChatPart }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const rooms = useRooms();
  const show = (next: BingoPlace) => setParams((now) => writePlace(now, next));
  const leave = () => show({ ...place, room: null, game: null });
  const isList = place.room === null && place.game === null;
  if (rooms.data?.value.length === 0 && isList && place.view === 'rooms') return null;
  return (
    <section className={styles.hall} aria-labelledby="bingo-hall">
      <PartHead id="bingo-hall" icon="bingo" title={t('ui.bingo.title')} />
      {place.game !== null ? (
        <GamePage key={place.game} gameId={place.game} onBack={leave} />
      ) : place.room !== null ? (
        <RoomPage key={place.room} roomId={place.room} rooms={rooms} Chat={Chat} onBack={leave} />
      ) : (
        <Tabs
          label={t('ui.bingo.title')}
          items={bingoViews.map((id) => ({ id, label: t(`ui.bingo.tab.${id}`) }))}
          selectedId={place.view}
          onSelect={(id) => show(readPlace(new URLSearchParams({ view: id })))}
        >
          <View view={place.view} rooms={rooms} />
        </Tabs>
      )}
    </section>
  );
}

function View({
  view,
  rooms: { data, isError, refetch },
}: {
  view: BingoPlace['view'];
  rooms: ReturnType<typeof useRooms>;
}) {
  const t = useText();
  if (view === 'mine') return <MyPurchases />;
  if (view === 'results') return <PastGames />;
  if (data?.value.length === 0) return <EmptyState icon="bingo" title={t('ui.bingo.none')} />;
  if (data) return <RoomCards rooms={data.value} />;
  if (isError)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid gap-3 pt-4 sm:grid-cols-2" aria-busy="true">
      <Skeleton className="h-64" />
      <Skeleton className="h-64" />
    </div>
  );
}
