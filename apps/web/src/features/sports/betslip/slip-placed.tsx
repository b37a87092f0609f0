// chunk: alone
import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { BetLegs } from '../../../common/bets/bet-legs.tsx';
import { betKindName, hasOnePrice, isCombined } from '../../../common/bets/bet-kind.ts';
import { EachWayBadge } from '../../../common/bets/each-way-badge.tsx';
import { betPath } from '../../../common/bets/bet-path.ts';
import { ShareBet } from '../../../common/bets/share-bet/share-bet.tsx';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { dismissPlaced } from './betslip.store.ts';
import { betAgain } from './rebet.ts';
import type { PlacedSlip } from './slip.types.ts';

/**
 * The bets that were just accepted: what was agreed, and whether to go on with the same selections.
 */
export function SlipPlaced({ placed }: { placed: PlacedSlip }) {
  const t = useText();
  const headRef = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the news takes its focus.
  useEffect(() => headRef.current?.focus(), []);
  return (
    <section className="grid gap-3 p-3">
      <p
        ref={headRef}
        tabIndex={-1}
        role="status"
        className="m-0 flex items-center gap-2 font-bold text-positive outline-none"
      >
        <Icon name="check" size={22} />
        {t('ui.betslip.placed', { count: placed.bets.length })}
      </p>
      <ul className="m-0 grid list-none gap-2 p-0">
        {placed.bets.map((bet) => (
          <Receipt key={bet.bet_id} bet={bet} />
        ))}
      </ul>
      <div className="grid gap-2">
        <Button isWide onClick={dismissPlaced}>
          {t('ui.betslip.done')}
        </Button>
        <Button kind="secondary" isWide onClick={() => betAgain(placed.bets)}>
          {t('ui.betslip.keep')}
        </Button>
      </div>
    </section>
  );
}

function Receipt({ bet }: { bet: PlacedSlip['bets'][number] }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  return (
    <li className="numeric grid grid-cols-[minmax(0,1fr)] gap-1 rounded-control bg-surface-2 p-2 text-sm">
      {isCombined(bet) ? (
        <span className="flex justify-between gap-3 font-bold">
          <span className="min-w-0 wrap-anywhere">{betKindName(t, bet)}</span>
          {hasOnePrice(bet) ? <span>{oddsText(bet.odds)}</span> : null}
        </span>
      ) : null}
      <BetLegs bet={bet} />
      {bet.each_way ? (
        <span className="justify-self-start">
          <EachWayBadge bet={bet} />
        </span>
      ) : null}
      {bet.voucher ? (
        <span className="text-xs font-semibold text-accent-text">
          {t(`ui.rewards.kind.${bet.voucher.kind}`)}
        </span>
      ) : null}
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
        <span>
          {t('ui.betslip.stake')} {format.money(bet.stake, bet.currency)}
        </span>
        <span>
          {t('ui.betslip.payout')} {format.money(bet.potential_payout, bet.currency)}
        </span>
      </span>
      <AppLink
        to={betPath(bet.bet_id)}
        className="inline-flex min-h-6 items-center self-start text-xs font-semibold text-accent-text pointer-coarse:min-h-11"
      >
        {t('ui.history.betNumber', { number: shortId(bet.bet_id) })}
      </AppLink>
      <ShareBet bet={bet} />
    </li>
  );
}
