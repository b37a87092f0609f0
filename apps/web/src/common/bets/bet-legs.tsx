import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { acceptedScore } from '../odds/accepted-score.ts';
import { marketName, selectionName, type SelectionWords } from '../odds/selection-text.ts';
import { useAgreedOddsText } from '../odds/use-odds.ts';
import { matchPath } from '../sports/match-path.ts';
import { useEventName } from '../sports/event-name.ts';
import { MatchState } from '../sports/match-state.tsx';
import type { SportsBet } from './bet-match.ts';
import { LegOfRunner } from './leg-of-runner.tsx';
import { PickStanding } from './pick-standing.tsx';
import type { BetLeg as Leg } from './standing-of-pick.ts';
import { usePickWords } from './use-pick-words.ts';

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

/** What became of a leg, or of a pick of a builder. */
function ResultMark({ result, size }: { result: Leg['result']; size: number }) {
  const t = useText();
  const mark = result === null ? null : marks[result];
  return (
    <span className={classNames('pt-0.5', mark?.tone ?? 'text-text-muted')}>
      <Icon name={mark?.icon ?? 'clock'} size={size} />
      <span className="sr-only">
        {t(result === null ? 'ui.history.open' : `ui.history.result.${result}`)}
      </span>
    </span>
  );
}

interface BetLegProps {
  leg: Leg;
  isBanker: boolean;
  isLinked: boolean;
  isEachWay: boolean;
}

function BetLeg({ leg, isBanker, isLinked, isEachWay }: BetLegProps) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const words = usePickWords()(leg);
  const eventName = useEventName()(leg);
  const score = acceptedScore(leg);
  const isOne = words.length === 1;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 text-sm">
      <ResultMark result={leg.result} size={16} />
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">
          {isOne ? words.map((one) => selectionName(t, one)) : t('ui.builder.title')}
          {isBanker ? ` · ${t('ui.betslip.banker')}` : ''}
        </span>
        {isOne ? null : <LegPicks leg={leg} words={words} />}
        <span className="block text-xs wrap-anywhere text-text-muted">
          {isOne ? words.map((one) => `${marketName(t, one)} · `) : null}
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
        <MatchState match={leg.match} sport={leg.picks[0]?.sport} />
        {isOne ? <PickStanding leg={leg} pick={leg.picks[0]} /> : null}
      </span>
      <span className="numeric font-semibold">{oddsText(leg.odds)}</span>
    </li>
  );
}

/** The picks of a builder, each with what became of it. */
function LegPicks({ leg, words }: { leg: Leg; words: readonly SelectionWords[] }) {
  const t = useText();
  return (
    <ul aria-label={t('ui.builder.title')} className="m-0 grid list-none gap-1 px-0 py-1">
      {words.map((one, index) => (
        <li
          key={leg.picks[index]?.selection_id}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2"
        >
          <ResultMark result={leg.picks[index]?.result ?? null} size={14} />
          <span className="min-w-0 wrap-anywhere">
            {selectionName(t, one)}
            <span className="block text-xs text-text-muted">{marketName(t, one)}</span>
            <PickStanding leg={leg} pick={leg.picks[index]} />
          </span>
        </li>
      ))}
    </ul>
  );
}
