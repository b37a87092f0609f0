import type { CallResponse } from '@pavilion/contracts/define-call';
import type { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { acceptedScore } from '../odds/accepted-score.ts';
import { aboutMarket } from '../odds/market-about.ts';
import { marketName, selectionName, type SelectionWords } from '../odds/selection-text.ts';
import { useAgreedOddsText } from '../odds/use-odds.ts';
import { matchPath } from '../sports/match-path.ts';
import { MatchState } from '../sports/match-state.tsx';
import { useTeamNames } from '../sports/team-names.ts';

type SportsBet = Extract<CallResponse<typeof betList>['value'][number], { product: 'sports' }>;
type Leg = NonNullable<SportsBet['legs']>[number];

/** The legs of a bet in their order: what each is about, and how it stands. */
export function BetLegs({
  bet,
  isLinked = false,
}: {
  bet: Pick<SportsBet, 'legs' | 'bankers'>;
  /** Whether the matches are links to where they are bet on. */
  isLinked?: boolean;
}) {
  return (
    <ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-2 p-0">
      {(bet.legs ?? []).map((leg) => (
        <BetLeg
          key={leg.leg_no}
          leg={leg}
          isBanker={bet.bankers?.includes(leg.leg_no) ?? false}
          isLinked={isLinked}
        />
      ))}
    </ul>
  );
}

const marks: Record<NonNullable<Leg['result']>, { icon: IconName; tone: string }> = {
  won: { icon: 'check', tone: 'text-positive' },
  'half-won': { icon: 'check', tone: 'text-positive' },
  void: { icon: 'refresh', tone: 'text-text-muted' },
  'half-lost': { icon: 'close', tone: 'text-negative' },
  lost: { icon: 'close', tone: 'text-negative' },
};

function BetLeg({ leg, isBanker, isLinked }: { leg: Leg; isBanker: boolean; isLinked: boolean }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const { home, away } = useTeamNames()(leg);
  const mark = leg.result === null ? null : marks[leg.result];
  const score = acceptedScore(leg);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 text-sm">
      <span className={classNames('pt-0.5', mark?.tone ?? 'text-text-muted')}>
        <Icon name={mark?.icon ?? 'clock'} size={16} />
        <span className="sr-only">
          {t(leg.result === null ? 'ui.history.open' : `ui.history.result.${leg.result}`)}
        </span>
      </span>
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {pickWords(leg, { home, away }).map((words) => selectionName(t, words))}
          {isBanker ? ` · ${t('ui.betslip.banker')}` : ''}
        </span>
        <span className="block text-xs wrap-anywhere text-text-muted">
          {pickWords(leg, { home, away }).map((words) => `${marketName(t, words)} · `)}
          {isLinked ? (
            <AppLink to={matchPath(leg.event_id)} className="text-text-muted">
              {home} – {away}
            </AppLink>
          ) : (
            `${home} – ${away}`
          )}
          {leg.home_score === null ? '' : ` (${leg.home_score}:${leg.away_score})`}
        </span>
        {score === null ? null : (
          <span className="numeric block text-xs text-text-muted">
            {t('ui.history.placedInPlayAt', { score })}
          </span>
        )}
        <MatchState match={leg.match} />
      </span>
      <span className="numeric font-semibold">{oddsText(leg.odds)}</span>
    </li>
  );
}

/** The picks of a leg with what names them. */
function pickWords({ picks }: Pick<Leg, 'picks'>, teams: { home: string; away: string }) {
  return picks.map((pick): SelectionWords => {
    const about = aboutMarket(pick.sport, pick);
    return { ...pick, ...teams, ...(about && { about }) };
  });
}
