import { betList } from '@pavilion/contracts/player/money/bet-list.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { BetLegs } from '../../../../common/bets/bet-legs.tsx';
import { betKindName, isCombined } from '../../../../common/bets/bet-kind.ts';
import { betPath } from '../../../../common/bets/bet-path.ts';
import { useFollowBets } from '../../../../common/bets/follow-bets.ts';
import { AppLink } from '../../../../core/navigation/app-link.tsx';
import { callQuery } from '../../../../core/query.ts';

/** The open bets of the player that this match is part of; nothing where there is none. */
export function OwnBets({ eventId, title }: { eventId: string; title?: string }) {
  const t = useText();
  const format = useFormat();
  const query = useQuery(callQuery(betList, { status: 'open', product: 'sports', limit: 50 }));
  useFollowBets();
  const bets = (query.data?.value ?? []).flatMap((bet) => (bet.product === 'sports' ? [bet] : []));
  const own = bets.filter(({ legs = [] }) => legs.some((leg) => leg.event_id === eventId));
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="own-bets" className="panel overflow-hidden">
      <h2 id="own-bets" className="m-0 bg-surface-2 px-3 py-2 text-sm font-bold">
        {title ?? t('ui.match.ownBets')}
      </h2>
      <ul className="m-0 list-none p-0">
        {own.map((bet) => (
          <li
            key={bet.bet_id}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 border-b border-line p-3"
          >
            {isCombined(bet) ? (
              <p className="m-0 text-sm font-bold">{betKindName(t, bet)}</p>
            ) : null}
            <BetLegs bet={bet} />
            <AppLink
              to={betPath(bet.bet_id)}
              className="numeric inline-flex min-h-6 justify-between gap-3 text-xs text-accent-text pointer-coarse:min-h-11"
            >
              <span>
                {t('ui.betslip.stake')} {format.money(bet.stake, bet.currency)}
              </span>
              <span>
                {t('ui.betslip.payout')} {format.money(bet.potential_payout, bet.currency)}
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
