import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useTeamNames } from '../../../common/sports/team-names.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../common/sports/match-path.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import type { SportsBet } from './bet-history.queries.ts';

/** What was bet on which match. */
export function SportsBetWords({ bet }: { bet: SportsBet }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const { home, away } = useTeamNames()(bet);
  const score = acceptedScore(bet);
  const kind = bet.market_kind as '1x2';
  const words = { kind, outcome: bet.home_away as 'home', line: bet.line, home, away };
  return (
    <span className="min-w-0">
      <span className="block font-bold wrap-anywhere">
        {selectionName(t, words)}{' '}
        <span className="numeric text-accent-text">@ {oddsText(bet.odds)}</span>
      </span>
      <span className="block text-sm wrap-anywhere text-text-muted">
        {marketName(t, kind)} · {home} – {away}
        {bet.home_score === null ? '' : ` (${bet.home_score}:${bet.away_score})`}
      </span>
      {score === null ? null : (
        <span className="numeric block text-xs text-text-muted">
          {t('ui.history.placedInPlayAt', { score })}
        </span>
      )}
    </span>
  );
}

/** The way to a match that is still to be played, or played now. */
export function SportsBetLink({ bet }: { bet: SportsBet }) {
  const t = useText();
  const state = bet.match?.state;
  if (state !== 'live' && state !== 'upcoming') return null;
  return (
    <AppLink
      to={matchPath(bet.event_id)}
      className="mx-3 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-text sm:mx-4"
    >
      {t('ui.history.toMatch')}
      <Icon name="chevron-right" size={16} />
    </AppLink>
  );
}
