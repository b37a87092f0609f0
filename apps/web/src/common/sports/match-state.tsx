// chunk: standing
import { useText } from '@pavilion/i18n/react';

interface MatchNow {
  state: string;
  minute: number | null;
  home_score: number | null;
  away_score: number | null;
}

/** How the match of an open bet stands: minute and score while it is under way; else nothing. */
export function MatchState({ match }: { match: MatchNow | undefined }) {
  const t = useText();
  if (match?.state !== 'live') return null;
  const { minute, home_score: home, away_score: away } = match;
  return (
    <span className="numeric inline-flex items-center gap-1.5 text-xs font-bold whitespace-nowrap">
      <span className="rounded-sm bg-negative px-1 py-px text-[0.6875rem] text-on-negative uppercase">
        {t('ui.sports.live')}
      </span>
      {minute === null ? null : <span>{minute}′</span>}
      {home === null || away === null ? null : (
        <span className="text-sm text-accent-text">
          {home}:{away}
        </span>
      )}
    </span>
  );
}
