// chunk: standing
import { periodName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import type { BetMatch } from '../bets/bet-match.ts';
import { runningScore } from './period-columns.ts';
import { useRunningClock } from './running-clock.ts';

interface MatchStateProps {
  match: BetMatch | undefined;
  /** Whose words and clock it is told in; without it minute and score alone. */
  sport: string | undefined;
}

/** How the match of an open bet stands, while it is under way: part, clock and score. */
export function MatchState({ match, sport = '' }: MatchStateProps) {
  return match?.state === 'live' ? <LiveState match={match} sport={sport} /> : null;
}

function LiveState({ match, sport }: { match: BetMatch; sport: string }) {
  const t = useText();
  const clock = useRunningClock({ ...match, sport });
  const { minute, period, home_score: home, away_score: away } = match;
  const time = clock ?? (minute === null ? null : `${minute}′`);
  const part = period ? periodName(t, sport, period) : null;
  const words = [part, runningScore({ ...match, sport }), time].filter((word) => word !== null);
  return (
    <span className="numeric inline-flex flex-wrap items-center gap-x-1.5 text-xs font-bold">
      <span className="rounded-sm bg-negative px-1 py-px text-[0.6875rem] text-on-negative uppercase">
        {t('ui.sports.live')}
      </span>
      {words.length === 0 ? null : <span>{words.join(' · ')}</span>}
      {home === null || away === null ? null : (
        <span className="text-sm text-accent-text">
          {home}:{away}
        </span>
      )}
    </span>
  );
}
