import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Skeleton } from '@pavilion/ui/states';
import { openSignIn } from '../../core/session/auth-entry.ts';
import { useUserStore } from '../../core/stores/user.store.ts';
import { useOwnPlace, type Race } from '../../features/rewards/races/race.queries.ts';
import { RacePlaces } from './race-places.tsx';
import { useScoreText } from './race-words.ts';

/** The player's own place with those around it; for guests the way in. */
export function RaceOwn({ race }: { race: Race }) {
  const t = useText();
  const isAuthenticated = useUserStore((state) => state.isAuthenticated);
  if (race.state === 'soon') return null;
  if (isAuthenticated) return <OwnPlace race={race} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="m-0 text-text-muted">{t('ui.leaderboard.guestRace')}</p>
      <Button size="small" kind="secondary" onClick={openSignIn}>
        {t('ui.auth.signIn')}
      </Button>
    </div>
  );
}

function OwnPlace({ race }: { race: Race }) {
  const t = useText();
  const scoreText = useScoreText(race);
  const { data, isError, refetch } = useOwnPlace(race);
  if (isError && !data)
    return (
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="m-0 text-text-muted">{t('ui.common.errorText')}</p>
        <Button size="small" kind="secondary" onClick={() => void refetch()}>
          {t('ui.common.retry')}
        </Button>
      </div>
    );
  if (!data) return <Skeleton className="h-24" />;
  const { value } = data;
  if (!value)
    return race.state === 'running' ? (
      <p className="m-0 text-text-muted">
        {race.entry === 'join' && race.joined_at === null
          ? t('ui.leaderboard.mustJoin')
          : t('ui.leaderboard.notRanked')}
      </p>
    ) : null;
  return (
    <div className="grid gap-2">
      <h3 className="m-0 text-base font-semibold">{t('ui.leaderboard.yourPlace')}</h3>
      <RacePlaces
        race={race}
        label={t('ui.leaderboard.yourPlace')}
        places={value.around.map(({ place, name, score, is_me }) => ({
          ...{ place, name, score, isMe: is_me },
          prize: is_me ? value.prize : null,
        }))}
      />
      {value.to_next ? (
        <p className="m-0 text-sm text-text-muted tabular-nums">
          {t('ui.leaderboard.toNext', {
            place: value.to_next.place,
            score: scoreText(value.to_next.score),
          })}
        </p>
      ) : null}
    </div>
  );
}
