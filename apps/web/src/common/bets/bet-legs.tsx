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

function BetLeg({ leg, isBanker, isLinked }: { leg: Leg; isBanker: boolean; isLinked: boolean }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const { home, away } = useTeamNames()(leg);
  const score = acceptedScore(leg);
  const words = pickWords(leg, { home, away });
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
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The picks of a leg with what names them. */
function pickWords({ picks }: Pick<Leg, 'picks'>, teams: { home: string; away: string }) {
  return picks.map((pick): SelectionWords => {
    const about = aboutMarket(pick.sport, pick);
    return { ...pick, ...teams, ...(about && { about }) };
  });
}
