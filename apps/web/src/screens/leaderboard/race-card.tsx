import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { useId, useState } from 'react';
import { useLayoutStore } from '../../core/stores/layout.store.ts';
import { useLiveLeaders, type Race } from '../../features/rewards/races/race.queries.ts';
import { TimeLeftText } from '../../features/rewards/time-left-text.tsx';
import { Fact } from './fact.tsx';
import { RaceDetails } from './race-details.tsx';
import { RaceOwn } from './race-own.tsx';
import { RacePlaces } from './race-places.tsx';

/**
 * One race: what there is to win, how long it runs, who leads, the player's own place, and all else
 * on demand.
 */
export function RaceCard({ race }: { race: Race }) {
  const t = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  useLiveLeaders(race);
  const { title, state, metric, leaders } = race;
  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-1 gap-4 panel p-4 sm:p-6">
      <header className="grid gap-1">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h2 id={`${id}-title`} className="m-0 min-w-0 text-xl font-bold wrap-anywhere">
            {title}
          </h2>
          <Badge kind={state === 'running' ? 'accent' : 'plain'}>
            {t(`ui.leaderboard.states.${state}`)}
          </Badge>
        </div>
        <p className="m-0 text-sm text-text-muted">{t(`ui.leaderboard.ranks.${metric}`)}</p>
      </header>
      <Facts race={race} />
      <RaceOwn race={race} />
      {leaders.length === 0 && state === 'running' ? (
        <p className="m-0 text-text-muted">{t('ui.leaderboard.noScores')}</p>
      ) : null}
      {leaders.length > 0 && !isOpen ? (
        <RacePlaces race={race} places={leaders} label={t('ui.leaderboard.standing')} />
      ) : null}
      <Button
        kind="secondary"
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={`${id}-details`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('ui.leaderboard.details')}
      </Button>
      <div id={`${id}-details`} hidden={!isOpen}>
        {isOpen ? <RaceDetails race={race} /> : null}
      </div>
    </section>
  );
}

function Facts({ race }: { race: Race }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const { state, prize_sum, players, starts_at, ends_at } = race;
  return (
    <dl className="m-0 grid gap-3 sm:grid-cols-3">
      {Number(prize_sum) > 0 ? (
        <Fact name={t('ui.leaderboard.pool')}>
          {format.money(prize_sum, currency, { trimWhole: true })}
        </Fact>
      ) : null}
      {state === 'soon' ? (
        <Fact name={t('ui.leaderboard.startsIn')}>
          <TimeLeftText until={starts_at} over={t('ui.leaderboard.states.running')} />
        </Fact>
      ) : state === 'running' ? (
        <Fact name={t('ui.leaderboard.endsIn')}>
          <TimeLeftText until={ends_at} over={t('ui.leaderboard.ranking')} />
        </Fact>
      ) : (
        <Fact name={t('ui.leaderboard.ended')}>{format.dateTime(ends_at)}</Fact>
      )}
      <Fact name={t('ui.leaderboard.players')}>{format.number(String(players))}</Fact>
    </dl>
  );
}
