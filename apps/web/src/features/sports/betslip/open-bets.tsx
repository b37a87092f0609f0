import type { CallResponse } from '@pavilion/contracts/define-call';
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { useFollowBets } from '../../../common/bets/follow-bets.ts';
import { MatchState } from '../../../common/sports/match-state.tsx';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { matchPath } from '../../../common/sports/match-path.ts';
import { acceptedScore } from '../../../common/odds/accepted-score.ts';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { callQuery } from '../../../core/query.ts';
import { useTeamNames } from '../../../common/sports/team-names.ts';

/** The player's bets that are not settled yet. */
export function OpenBets(props: { isAuthenticated: boolean; onSignIn: () => void }) {
  const t = useText();
  if (!props.isAuthenticated) {
    return (
      <EmptyState
        icon="user"
        title={t('ui.betslip.signInForBets')}
        action={<Button onClick={props.onSignIn}>{t('ui.template.signIn')}</Button>}
      />
    );
  }
  return <OpenBetList />;
}

function OpenBetList() {
  const t = useText();
  const query = useQuery(callQuery(betList, { status: 'open', product: 'sports', limit: 50 }));
  useFollowBets();

  if (query.isPending) return <Skeleton className="m-3 h-40" />;
  if (query.isError) {
    return (
      <ErrorState
        title={t('ui.history.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {query.data.value.length === 0 ? (
        <EmptyState icon="ticket" title={t('ui.betslip.noOpenBets')} />
      ) : (
        <ul className="m-0 list-none p-0">
          {query.data.value.map((bet) =>
            bet.product === 'sports' ? <OpenBet key={bet.bet_id} bet={bet} /> : null,
          )}
        </ul>
      )}
      <AppLink
        to="/bet-history?status=settled&product=sports"
        className="flex min-h-11 items-center justify-center text-sm font-semibold text-accent-text"
      >
        {t('ui.history.settled')}
      </AppLink>
    </>
  );
}

type SportsBet = Extract<CallResponse<typeof betList>['value'][number], { product: 'sports' }>;

function OpenBet({ bet }: { bet: SportsBet }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  const { home, away } = useTeamNames()(bet);
  const score = acceptedScore(bet);
  const kind = bet.market_kind as '1x2';
  const words = { kind, outcome: bet.home_away as 'home', line: bet.line, home, away };
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line p-3 text-sm">
      <p className="flex justify-between gap-3 font-bold">
        <span className="min-w-0 wrap-anywhere">{selectionName(t, words)}</span>
        <span className="numeric">{oddsText(bet.odds)}</span>
      </p>
      <p className="text-xs wrap-anywhere text-text-muted">
        {marketName(t, kind)} ·{' '}
        <AppLink to={matchPath(bet.event_id)} className="text-text-muted">
          {home} – {away}
        </AppLink>
      </p>
      <MatchState match={bet.match} />
      {score === null ? null : (
        <p className="numeric text-xs text-text-muted">
          {t('ui.history.placedInPlayAt', { score })}
        </p>
      )}
      <p className="numeric flex justify-between gap-3 text-xs">
        <span>{format.money(bet.stake, bet.currency)}</span>
        <span>
          {t('ui.betslip.payout')} {format.money(bet.potential_payout, bet.currency)}
        </span>
      </p>
    </li>
  );
}
