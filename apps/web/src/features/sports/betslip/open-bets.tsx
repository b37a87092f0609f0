// chunk: alone
import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { shortId } from '@pavilion/domain/ids';
import type { SportsBet } from '../../../common/bets/bet-match.ts';
import { betKindName, hasOnePrice, isCombined } from '../../../common/bets/bet-kind.ts';
import { BetLegs } from '../../../common/bets/bet-legs.tsx';
import { betPath } from '../../../common/bets/bet-path.ts';
import { BetProgress } from '../../../common/bets/bet-progress.tsx';
import { useFollowBets } from '../../../common/bets/follow-bets.ts';
import { restOfPayout } from '../../../common/bets/rest-of-bet.ts';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { callQuery } from '../../../core/query.ts';

const CashOutOfBet = lazy(async () => ({
  default: (await import('./cash-out-of-bet.tsx')).CashOutOfBet,
}));

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

function OpenBet({ bet }: { bet: SportsBet }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 border-b border-line p-3 text-sm">
      {isCombined(bet) ? (
        <p className="m-0 flex justify-between gap-3 font-bold">
          <span className="min-w-0 wrap-anywhere">{betKindName(t, bet)}</span>
          {hasOnePrice(bet) ? <span className="numeric">{oddsText(bet.odds)}</span> : null}
        </p>
      ) : null}
      <BetLegs bet={bet} isLinked />
      <BetProgress bet={bet} />
      <p className="numeric m-0 flex justify-between gap-3 text-xs">
        <span>{format.money(bet.stake, bet.currency)}</span>
        <span>
          {t('ui.betslip.payout')} {format.money(restOfPayout(bet), bet.currency)}
        </span>
      </p>
      {bet.status === 'accepted' ? (
        <Suspense fallback={<Skeleton className="h-11" />}>
          <CashOutOfBet bet={bet} />
        </Suspense>
      ) : null}
      <AppLink
        to={betPath(bet.bet_id)}
        className="inline-flex min-h-6 items-center self-start text-xs font-semibold text-accent-text pointer-coarse:min-h-11"
      >
        {t('ui.history.betNumber', { number: shortId(bet.bet_id) })}
      </AppLink>
    </li>
  );
}
