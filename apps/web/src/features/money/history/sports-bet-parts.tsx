import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { betKindName, hasBuilder, hasOnePrice, isCombined } from '../../../common/bets/bet-kind.ts';
import { BetLegs } from '../../../common/bets/bet-legs.tsx';
import { LegOfRunner } from '../../../common/bets/leg-of-runner.tsx';
import { PickStanding } from '../../../common/bets/pick-standing.tsx';
import { BetProgress } from '../../../common/bets/bet-progress.tsx';
import { useEventName, useOwnName } from '../../../common/sports/event-name.ts';
import { useTeamNames } from '../../../common/sports/team-names.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../common/sports/match-path.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { aboutMarket } from '../../../common/odds/market-about.ts';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import type { SportsBet } from './bet-history.queries.ts';

/** What was bet on which match, or on which matches together. */
export function SportsBetWords({ bet }: { bet: SportsBet }) {
  if (isCombined(bet)) return <CombinedWords bet={bet} />;
  return hasBuilder(bet) ? <BuilderWords bet={bet} /> : <SingleWords bet={bet} />;
}

/** A bet on a builder alone: its leg says what it is, with its price. */
function BuilderWords({ bet }: { bet: SportsBet }) {
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <BetLegs bet={bet} />
      <BetProgress bet={bet} />
    </span>
  );
}

function CombinedWords({ bet }: { bet: SportsBet }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <span className="font-bold wrap-anywhere">
        {betKindName(t, bet)}{' '}
        {hasOnePrice(bet) ? (
          <span className="numeric text-accent-text">@ {oddsText(bet.odds)}</span>
        ) : null}
      </span>
      <BetLegs bet={bet} />
      <BetProgress bet={bet} />
    </span>
  );
}

function SingleWords({ bet }: { bet: SportsBet }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const { home, away } = useTeamNames()(bet);
  const eventName = useEventName()(bet);
  const score = acceptedScore(bet);
  const [leg] = bet.legs ?? [];
  const pick = leg?.picks[0];
  const name = useOwnName()(pick ?? {});
  const about = pick && aboutMarket(pick.sport, pick);
  const { market_kind: kind, home_away: outcome, line } = bet;
  const teams = { home, away };
  const words = {
    ...{ kind, outcome, line, ...teams },
    ...(about && { about }),
    ...(name !== undefined && { name }),
  };
  return (
    <span className="min-w-0">
      <span className="block font-bold wrap-anywhere">
        {selectionName(t, words)}{' '}
        <span className="numeric text-accent-text">@ {oddsText(leg?.odds ?? bet.odds)}</span>
      </span>
      <span className="block text-sm wrap-anywhere text-text-muted">
        {marketName(t, words)} · {eventName}
        {bet.home_score === null ? '' : ` (${bet.home_score}:${bet.away_score})`}
      </span>
      {score === null ? null : (
        <span className="numeric block text-xs text-text-muted">
          {t('ui.history.placedInPlayAt', { score })}
        </span>
      )}
      {leg ? <LegOfRunner leg={leg} isEachWay={bet.each_way ?? false} /> : null}
      {leg ? <PickStanding leg={leg} pick={pick} /> : null}
      <BetProgress bet={bet} />
    </span>
  );
}

/** The way to a match that is still to be played, or played now. */
export function SportsBetLink({ bet }: { bet: SportsBet }) {
  const t = useText();
  const state = bet.match?.state;
  // Of several matches each has its own way.
  if (isCombined(bet) || (state !== 'live' && state !== 'upcoming')) return null;
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
