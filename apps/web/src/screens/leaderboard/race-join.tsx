import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useJoinRace, type RaceDetail } from '../../features/rewards/races/race.queries.ts';

/** Joining, beside the terms it agrees to; who joined reads from when on they count. */
export function RaceJoin({ race, joinedAt }: { race: RaceDetail; joinedAt: string | null }) {
  const t = useText();
  const format = useFormat();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const join = useJoinRace(race.race_code);
  const isOpen = race.state === 'soon' || race.state === 'running';
  if (race.entry !== 'join' || !isOpen || !isAuthenticated) return null;
  const since = joinedAt ?? join.data?.value.joined_at ?? null;
  return (
    <div className="grid gap-2 rounded-control bg-surface-2 p-3">
      <p className="m-0" role="status">
        {since === null
          ? t('ui.leaderboard.mustJoin')
          : t('ui.leaderboard.joinedSince', { time: format.dateTime(since, true) })}
      </p>
      {since === null ? (
        <>
          <p className="m-0 text-sm text-text-muted wrap-anywhere">
            {t('ui.leaderboard.termsRead', { version: race.terms.version })}
          </p>
          <Button
            className="justify-self-start"
            isBusy={join.isPending}
            onClick={() => join.mutate(race.terms.version)}
          >
            {t('ui.leaderboard.joinRace')}
          </Button>
        </>
      ) : null}
    </div>
  );
}
