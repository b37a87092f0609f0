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
import { useEventName, useOwnName } from '../sports/event-name.ts';
import { MatchState } from '../sports/match-state.tsx';
import { useTeamNames } from '../sports/team-names.ts';
import { LegOfRunner } from './leg-of-runner.tsx';

type SportsBet = Extract<CallResponse<typeof betList>['value'][number], { product: 'sports' }>;
type Leg = NonNullable<SportsBet['legs']>[number];

/** The legs of a bet in their order: what each is about, and how it stands. */
export function BetLegs({
  bet,
  isLinked = false,
}: {
  bet: Pick<SportsBet, 'legs' | 'bankers' | 'each_way'>;
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
          isEachWay={bet.each_way ?? false}
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

interface BetLegProps {
  leg: Leg;
  isBanker: boolean;
  isLinked: boolean;
  isEachWay: boolean;
}

function BetLeg({ leg, isBanker, isLinked, isEachWay }: BetLegProps) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const words = usePickWords(leg);
  const eventName = useEventName()(leg);
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
          {words.map((pick) => selectionName(t, pick))}
          {isBanker ? ` · ${t('ui.betslip.banker')}` : ''}
        </span>
        <span className="block text-xs wrap-anywhere text-text-muted">
          {words.map((pick) => `${marketName(t, pick)} · `)}
          {isLinked ? (
            <AppLink to={matchPath(leg.event_id)} className="text-text-muted">
              {eventName}
            </AppLink>
          ) : (
            eventName
          )}
          {leg.home_score === null ? '' : ` (${leg.home_score}:${leg.away_score})`}
        </span>
        {score === null ? null : (
          <span className="numeric block text-xs text-text-muted">
            {t('ui.history.placedInPlayAt', { score })}
          </span>
        )}
        <LegOfRunner leg={leg} isEachWay={isEachWay} />
        <MatchState match={leg.match} />
      </span>
      <span className="numeric font-semibold">{oddsText(leg.odds)}</span>
    </li>
  );
}

/** The picks of a leg with what names them. */
function usePickWords(leg: Leg): SelectionWords[] {
  const teams = useTeamNames()(leg);
  const ownName = useOwnName();
  return leg.picks.map(({ names, ...pick }) => {
    const about = aboutMarket(pick.sport, pick);
    const name = ownName({ ...pick, names });
    return { ...pick, ...teams, ...(about && { about }), ...(name !== undefined && { name }) };
  });
}
