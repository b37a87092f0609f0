import { useText } from '@pavilion/i18n/react';
import { Tabs } from '@pavilion/ui/tabs';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { DrawCards } from './draw-cards.tsx';
import { DrawView } from './draw-view.tsx';
import { lotteryViews, readPlace, writePlace, type LotteryPlace } from './lottery-address.ts';
import styles from './lottery.module.css';
import { useDraws } from './lottery.queries.ts';
import { MyTickets } from './my-tickets.tsx';
import { ResultsList } from './results-list.tsx';
import { TicketCheck } from './ticket-check.tsx';

/**
 * The site's draws: what can be bought, what was drawn, and the player's tickets. Left out where
 * the site runs none.
 */
export function LotteryHall() {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const draws = useDraws();
  const show = (next: LotteryPlace) => setParams((now) => writePlace(now, next));
  const isNone = draws.data?.value.length === 0;
  if (isNone && place.view === 'draws' && place.draw === null) return null;
  return (
    <section className={styles.hall} aria-labelledby="lottery-hall">
      <PartHead id="lottery-hall" icon="ticket" title={t('ui.lottery.title')} />
      {place.draw === null ? (
        <Tabs
          label={t('ui.lottery.title')}
          items={lotteryViews.map((id) => ({ id, label: t(`ui.lottery.tab.${id}`) }))}
          selectedId={place.view}
          onSelect={(id) => show(readPlace(new URLSearchParams({ view: id })))}
        >
          <View view={place.view} draws={draws} />
        </Tabs>
      ) : (
        <DrawView
          key={place.draw}
          drawId={place.draw}
          onBack={() => show({ ...place, draw: null })}
        />
      )}
    </section>
  );
}

function View({
  view,
  draws: { data, isError, refetch },
}: {
  view: LotteryPlace['view'];
  draws: ReturnType<typeof useDraws>;
}) {
  const t = useText();
  if (view === 'tickets') return <MyTickets />;
  if (view === 'results') return <ResultsList />;
  if (view === 'check') return <TicketCheck />;
  if (data && data.value.length === 0)
    return <EmptyState icon="ticket" title={t('ui.lottery.none')} />;
  if (data) return <DrawCards draws={data.value} />;
  if (isError)
    return (
      <ErrorState
        title={t('ui.common.errorText')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4" aria-busy="true">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-52" />
      ))}
    </div>
  );
}
