import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useMissions, type Mission } from '../../features/rewards/missions/mission.queries.ts';
import { MissionCard } from './mission-card.tsx';
import { SeasonPart } from './season-part.tsx';

const periods = ['day', 'week', 'season', 'once'] as const;

/**
 * /mission: what there is to do today, this week, this season and once, and the prizes to claim.
 */
export function MissionScreen() {
  const t = useText();
  const { data, isPending, isError, refetch } = useMissions();
  const missions = data?.value ?? [];
  return (
    <PageColumn title={t('_m.mission')} width="wide">
      {isPending ? (
        <div aria-busy="true" className="grid gap-4 md:grid-cols-2">
          <Skeleton className="h-56" />
          <Skeleton className="h-56" />
        </div>
      ) : null}
      {isError && !data ? (
        <ErrorState
          title={t('ui.mission.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && missions.length === 0 ? (
        <EmptyState icon="mission" title={t('ui.mission.empty')} text={t('ui.mission.emptyText')} />
      ) : null}
      {missions.length > 0 ? <GuestPart /> : null}
      {data?.season ? <SeasonPart season={data.season} /> : null}
      {periods.map((period) => (
        <PeriodPart key={period} period={period} missions={missions} />
      ))}
    </PageColumn>
  );
}

/** For guests the way in. */
function GuestPart() {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  if (isAuthenticated) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 panel p-4 sm:p-6">
      <p className="m-0">{t('ui.mission.guest')}</p>
      <Button onClick={openSignIn}>{t('ui.auth.signIn')}</Button>
    </div>
  );
}

function PeriodPart(props: { period: Mission['period']; missions: readonly Mission[] }) {
  const t = useText();
  const { period, missions } = props;
  const own = missions.filter((mission) => mission.period === period);
  if (own.length === 0) return null;
  const titles = new Map(missions.map(({ mission_code, title }) => [mission_code, title]));
  const id = `missions-${period}`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h2 id={id} className="m-0 text-xl font-bold">
        {t(`ui.mission.periods.${period}`)}
      </h2>
      <ul className="m-0 grid list-none grid-cols-1 gap-4 p-0 md:grid-cols-2">
        {own.map((mission) => (
          <li key={`${mission.mission_code} ${mission.period_key}`} className="grid">
            <MissionCard
              mission={mission}
              firstOnes={mission.requires.map((code) => titles.get(code) ?? code)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
