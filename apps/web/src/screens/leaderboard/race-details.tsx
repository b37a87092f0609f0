import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import type { ReactNode } from 'react';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { useRuleText } from '../../common/rewards/use-rule-text.ts';
import {
  useCategoryName,
  useFilterWords,
} from '../../features/rewards/missions/use-mission-words.ts';
import {
  useRaceDetail,
  useStanding,
  type Race,
  type RaceDetail,
} from '../../features/rewards/races/race.queries.ts';
import { RaceJoin } from './race-join.tsx';
import { RacePlaces } from './race-places.tsx';
import { useScoreText } from './race-words.ts';

/** Everything about a race: joining, the whole standing, prizes by place, terms, winners before. */
export function RaceDetails({ race }: { race: Race }) {
  const t = useText();
  const { data, isError, refetch } = useRaceDetail(race.race_code, true);
  if (isError && !data)
    return (
      <ErrorState
        title={t('ui.leaderboard.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-60" />;
  return (
    <div className="grid gap-5">
      <RaceJoin race={data.value} joinedAt={race.joined_at} />
      <Standing race={race} />
      <Prizes race={race} />
      <Terms race={data.value} />
      <Past race={data.value} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h3 className="m-0 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Standing({ race }: { race: Race }) {
  const t = useText();
  const format = useFormat();
  const standing = useStanding(race.race_code, race.state !== 'soon');
  const places = standing.data?.pages.flatMap(({ value }) => value) ?? [];
  const first = standing.data?.pages[0];
  if (race.state === 'soon' || places.length === 0) return null;
  return (
    <Part title={t('ui.leaderboard.standing')}>
      <RacePlaces race={race} places={places} label={t('ui.leaderboard.standing')} />
      {standing.hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-start"
          isBusy={standing.isFetchingNextPage}
          onClick={() => void standing.fetchNextPage()}
        >
          {t('ui.leaderboard.more')}
        </Button>
      ) : null}
      {first ? (
        <p className="m-0 text-sm text-text-muted">
          {t('ui.leaderboard.countedAt', { time: format.dateTime(first.counted_at, true) })}
        </p>
      ) : null}
    </Part>
  );
}

function Prizes({ race }: { race: Race }) {
  const t = useText();
  const prizeText = usePrizeText();
  return (
    <Part title={t('ui.leaderboard.prizes')}>
      <dl className="m-0 grid gap-1">
        {race.prizes.map(({ from, to, prize }) => (
          <div key={from} className="flex flex-wrap justify-between gap-x-4">
            <dt>
              {from === to
                ? t('ui.leaderboard.place', { place: from })
                : t('ui.leaderboard.places', { from, to })}
            </dt>
            <dd className="m-0 font-semibold tabular-nums">{prizeText(prize)}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Terms({ race }: { race: RaceDetail }) {
  const t = useText();
  const format = useFormat();
  const words = useFilterWords()(race.filter);
  const categoryName = useCategoryName();
  const ruleText = useRuleText();
  const scoreText = useScoreText(race);
  const { metric, freeze_minutes: count, starts_at, ends_at, terms, weights, min_score } = race;
  return (
    <Part title={t('ui.leaderboard.terms')}>
      <ul className="m-0 grid gap-1 ps-5 text-sm wrap-anywhere">
        <li>{t(`ui.leaderboard.ranks.${metric}`)}</li>
        <li>{format.dateRange(starts_at, ends_at)}</li>
        {words.length > 0 ? <li>{words.join(' · ')}</li> : null}
        {metric === 'points'
          ? weights.map(({ scope, ref, weight_bp: weight }) => (
              <li key={`${scope}:${ref}`}>
                {t('ui.leaderboard.weight', {
                  name: scope === 'category' ? categoryName(ref) : ref,
                  share: format.percent(weight / 100),
                })}
              </li>
            ))
          : null}
        {Number(min_score) > 0 ? (
          <li>{t('ui.leaderboard.leastScore', { score: scoreText(min_score) })}</li>
        ) : null}
        <li>{t('ui.leaderboard.notCounted')}</li>
        {count > 0 ? <li>{t('ui.leaderboard.freeze', { count })}</li> : null}
        {terms.eligibility.map((rule) => (
          <li key={rule.rule}>{ruleText(rule)}</li>
        ))}
      </ul>
    </Part>
  );
}

function Past({ race }: { race: RaceDetail }) {
  const t = useText();
  const format = useFormat();
  if (race.past.length === 0) return null;
  return (
    <Part title={t('ui.leaderboard.past')}>
      {race.past.map(({ race_code, ended_at, winners }) => (
        <div key={race_code} className="grid gap-1">
          <p className="m-0 text-sm text-text-muted">{format.dateTime(ended_at)}</p>
          <RacePlaces race={race} places={winners} label={format.dateTime(ended_at)} />
        </div>
      ))}
    </Part>
  );
}
