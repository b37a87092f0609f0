import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useJoinRace, type RaceDetail } from '../../features/rewards/races/race.queries.ts';

/** Joining, beside the terms it agrees to. */
export function RaceJoin({ race }: { race: RaceDetail }) {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  const join = useJoinRace(race.race_code);
  const isOpen = race.state === 'soon' || race.state === 'running';
  if (race.entry !== 'join' || !isOpen || !isAuthenticated) return null;
  return (
    <div className="grid gap-2 rounded-control bg-surface-2 p-3">
      <p className="m-0" role="status">
        {join.isSuccess ? t('ui.leaderboard.joined') : t('ui.leaderboard.mustJoin')}
      </p>
      {join.isSuccess ? null : (
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
      )}
    </div>
  );
}
