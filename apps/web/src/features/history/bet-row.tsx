import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { Badge } from '@pavilion/ui/notice';
import { useState } from 'react';
import { acceptedScore } from '../../core/odds/accepted-score.ts';
import { marketName, selectionName } from '../../core/odds/selection-text.ts';
import { useAgreedOddsText } from '../../core/odds/use-odds.ts';
import { useTeamNames } from '../../core/locale/team-names.ts';
import { BetDetail } from './bet-detail.tsx';
import type { BetRecord } from './bet-history.queries.ts';

const resultKinds = {
  won: 'positive',
  'half-won': 'positive',
  void: 'plain',
  'half-lost': 'negative',
  lost: 'negative',
} as const;

/** One bet: what, when, how much, what became of it; opens to everything that happened to it. */
export function BetRow({ bet }: { bet: BetRecord }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  const [isOpen, setOpen] = useState(false);
  const { home, away } = useTeamNames()(bet);
  const score = acceptedScore(bet);
  const kind = bet.market_kind as '1x2';
  const selection = selectionName(t, {
    kind,
    outcome: bet.home_away as 'home',
    line: bet.line,
    home,
    away,
  });
  return (
    <li className="rounded-card border border-line bg-surface-1">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="grid w-full grid-cols-[1fr_auto] gap-x-4 gap-y-1 p-4 text-start sm:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]"
      >
        <span className="min-w-0">
          <span className="block font-bold">
            {selection} <span className="numeric text-accent-text">@ {oddsText(bet.odds)}</span>
          </span>
          <span className="block text-sm text-text-muted">{marketName(t, kind)}</span>
          <span className="block text-sm wrap-anywhere text-text-muted">
            {home} – {away}
            {bet.home_score === null ? '' : ` (${bet.home_score}:${bet.away_score})`}
          </span>
          {score === null ? null : (
            <span className="numeric block text-sm text-text-muted">
              {t('ui.history.placedInPlayAt', { score })}
            </span>
          )}
          <span className="numeric block text-xs text-text-muted">
            {format.dateTime(bet.placed_at)}
          </span>
        </span>
        <Amount label={t('ui.history.stake')} value={format.money(bet.stake, bet.currency)} />
        <Amount
          label={t(bet.payout === null ? 'ui.history.potentialPayout' : 'ui.history.payout')}
          value={format.money(bet.payout ?? bet.potential_payout, bet.currency)}
        />
        <span className="flex items-center justify-end gap-2">
          {bet.result === null ? (
            <Badge kind="accent">
              {t(bet.status === 'voided' ? 'ui.history.result.void' : 'ui.history.open')}
            </Badge>
          ) : (
            <Badge kind={resultKinds[bet.result]}>{t(`ui.history.result.${bet.result}`)}</Badge>
          )}
          <Icon
            name="chevron-down"
            size={18}
            className={classNames('transition-transform', isOpen && 'rotate-180')}
          />
        </span>
      </button>
      {isOpen ? <BetDetail betId={bet.bet_id} /> : null}
    </li>
  );
}

function Amount({ label, value }: { label: string; value: string }) {
  return (
    <span className="numeric grid content-center sm:text-end">
      <span className="text-xs text-text-muted">{label}</span>
      <span className="font-semibold">{value}</span>
    </span>
  );
}
