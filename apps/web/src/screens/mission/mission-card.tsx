import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { Progress } from '@pavilion/ui/progress';
import { useClaimMission, type Mission } from '../../features/rewards/missions/mission.queries.ts';
import {
  useFilterWords,
  useMissionNumbers,
} from '../../features/rewards/missions/use-mission-words.ts';
import { usePrizeText } from '../../common/rewards/use-prize-text.ts';
import { TimeLeftText } from '../../features/rewards/time-left-text.tsx';

const badges: Record<Mission['state'], 'accent' | 'positive' | 'plain'> = {
  locked: 'plain',
  open: 'accent',
  done: 'positive',
  claimed: 'positive',
  over: 'plain',
};

/** One mission: what it asks for, how far the player is, and its prize. */
export function MissionCard(props: { mission: Mission; firstOnes: readonly string[] }) {
  const t = useText();
  const { mission, firstOnes } = props;
  const { title, text, metric, state } = mission;
  const { done, target, percent } = useMissionNumbers()(mission);
  const words = useFilterWords()(mission.filter);
  const asked = t.find(`ui.mission.asks.${metric}`) ?? title;
  return (
    <article className="grid grid-cols-1 content-start gap-3 panel p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="m-0 min-w-0 text-lg font-bold wrap-anywhere">{title}</h3>
        <Badge kind={badges[state]}>{t(`ui.mission.states.${state}`)}</Badge>
      </header>
      {text === '' ? null : <p className="m-0 wrap-anywhere">{text}</p>}
      {state === 'locked' ? (
        <p className="m-0 flex items-center gap-2 text-sm text-text-muted">
          <Icon name="lock" size={18} className="shrink-0" />
          {t('ui.mission.first', { missions: firstOnes.join(', ') })}
        </p>
      ) : null}
      <div className="grid gap-1.5">
        <p className="m-0 flex flex-wrap justify-between gap-x-4 text-sm">
          <span>{asked}</span>
          <span className="text-text-muted tabular-nums">
            {t('ui.mission.progress', { done, target })}
          </span>
        </p>
        <Progress
          percent={percent}
          label={`${title}: ${asked}`}
          valueText={t('ui.mission.progress', { done, target })}
          tone={percent >= 100 ? 'positive' : 'accent'}
        />
      </div>
      {words.length > 0 ? (
        <p className="m-0 text-sm text-text-muted wrap-anywhere">{words.join(' · ')}</p>
      ) : null}
      <Foot mission={mission} />
    </article>
  );
}

function Foot({ mission }: { mission: Mission }) {
  const t = useText();
  const prizeText = usePrizeText();
  const { prize, season_points } = mission;
  return (
    <footer className="flex flex-wrap items-end justify-between gap-3">
      <div className="grid gap-1">
        <p className="m-0 flex items-center gap-2 font-semibold">
          <Icon name="gift" size={18} className="shrink-0 text-accent-text" />
          {prizeText(prize)}
        </p>
        {season_points > 0 ? (
          <p className="m-0 text-sm text-text-muted">
            {t('ui.mission.points', { count: season_points })}
          </p>
        ) : null}
        <Until mission={mission} />
      </div>
      {mission.state === 'done' ? <Claim mission={mission} /> : null}
    </footer>
  );
}

/** How long it runs; of what is done, how long it can be claimed. */
function Until({ mission }: { mission: Mission }) {
  const t = useText();
  const format = useFormat();
  const { state, ends_at, claim_until } = mission;
  if (state === 'done' && claim_until)
    return (
      <p className="m-0 text-sm text-text-muted">
        {t('ui.mission.claimUntil', { time: format.dateTime(claim_until) })}
      </p>
    );
  if (!ends_at || state === 'claimed' || state === 'over') return null;
  return (
    <p className="m-0 flex gap-1.5 text-sm text-text-muted tabular-nums">
      <span>{t('ui.mission.endsIn')}</span>
      <TimeLeftText until={ends_at} over={t('ui.mission.states.over')} />
    </p>
  );
}

function Claim({ mission }: { mission: Mission }) {
  const t = useText();
  const claim = useClaimMission(mission);
  return (
    <Button
      kind="positive"
      icon="gift"
      isBusy={claim.isPending}
      aria-label={t('ui.mission.claimNamed', { mission: mission.title })}
      onClick={() => claim.mutate()}
    >
      {t('ui.mission.claim')}
    </Button>
  );
}
