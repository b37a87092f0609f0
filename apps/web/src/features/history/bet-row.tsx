import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon, type IconName } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { MatchState } from '../../core/bets/match-state.tsx';
import { useTeamNames } from '../../core/locale/team-names.ts';
import { AppLink } from '../../core/navigation/app-link.tsx';
import { matchPath } from '../../core/navigation/match-path.ts';
import { acceptedScore } from '../../core/odds/accepted-score.ts';
import { marketName, selectionName } from '../../core/odds/selection-text.ts';
import { useAgreedOddsText } from '../../core/odds/use-odds.ts';
import { BetDetail } from './bet-detail.tsx';
import type { BetRecord } from './bet-history.queries.ts';

/** One bet: what, how the match stands, how much, what became of it; opens to everything that happened to it. */
export function BetRow({ bet, isOpened = false }: { bet: BetRecord; isOpened?: boolean }) {
  const t = useText();
  const [isOpen, setOpen] = useState(isOpened);
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isOpened) ref.current?.scrollIntoView({ block: 'center' });
  }, [isOpened]);
  const state = bet.match?.state;
  return (
    <li ref={ref} className="rounded-card border border-line bg-surface-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full gap-1.5 p-3 text-start sm:p-4"
      >
        <BetHead bet={bet} isOpen={isOpen} />
        <BetWords bet={bet} />
        <BetFigures bet={bet} />
      </button>
      {state === 'live' || state === 'upcoming' ? (
        <AppLink
          to={matchPath(bet.event_id)}
          className="mx-3 inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-text sm:mx-4"
        >
          {t('ui.history.toMatch')}
          <Icon name="chevron-right" size={16} />
        </AppLink>
      ) : null}
      {isOpen ? <BetDetail betId={bet.bet_id} /> : null}
    </li>
  );
}

function BetHead({ bet, isOpen }: { bet: BetRecord; isOpen: boolean }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <BetState bet={bet} />
      <MatchState match={bet.match} />
      <Icon
        name="chevron-down"
        size={18}
        className={classNames('ms-auto transition-transform', isOpen && 'rotate-180')}
      />
    </span>
  );
}

const results: Record<
  NonNullable<BetRecord['result']>,
  { kind: 'positive' | 'plain' | 'negative'; icon: IconName }
> = {
  won: { kind: 'positive', icon: 'check' },
  'half-won': { kind: 'positive', icon: 'check' },
  void: { kind: 'plain', icon: 'refresh' },
  'half-lost': { kind: 'negative', icon: 'close' },
  lost: { kind: 'negative', icon: 'close' },
};

/** What became of a bet. An open one is outlined: nothing of it looks like a win. */
function BetState({ bet }: { bet: BetRecord }) {
  const t = useText();
  const result = bet.result ?? (bet.status === 'voided' ? 'void' : null);
  if (result === null) {
    return (
      <span className="inline-flex items-center gap-1 rounded-full border border-line-strong px-2 py-0.5 text-xs font-semibold whitespace-nowrap text-text-muted">
        <Icon name="clock" size={12} />
        {t('ui.history.open')}
      </span>
    );
  }
  return (
    <Badge kind={results[result].kind}>
      <Icon name={results[result].icon} size={12} />
      {t(`ui.history.result.${result}`)}
    </Badge>
  );
}

function BetWords({ bet }: { bet: BetRecord }) {
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

function BetFigures({ bet }: { bet: BetRecord }) {
  const t = useText();
  const format = useFormat();
  return (
    <span className="numeric flex flex-wrap items-baseline gap-x-4 text-sm">
      <Amount label={t('ui.history.stake')} value={format.money(bet.stake, bet.currency)} />
      <Amount
        label={t(bet.payout === null ? 'ui.history.potentialPayout' : 'ui.history.payout')}
        value={format.money(bet.payout ?? bet.potential_payout, bet.currency)}
      />
      <span className="flex basis-full justify-between gap-x-3 text-xs text-text-muted">
        <span>{format.dateTime(bet.placed_at)}</span>
        <span>{t('ui.history.betNumber', { number: shortId(bet.bet_id) })}</span>
      </span>
    </span>
  );
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <span>
      <span className="text-xs text-text-muted">{label}</span>{' '}
      <span className="font-semibold">{value}</span>
    </span>
  );
}
