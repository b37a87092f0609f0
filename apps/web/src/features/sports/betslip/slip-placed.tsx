import { shortId } from '@pavilion/domain/ids';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useEffect, useRef } from 'react';
import { AppLink } from '../../../core/navigation/app-link.tsx';
import { betPath } from '../../../common/bets/bet-path.ts';
import { marketName, selectionName } from '../../../common/odds/selection-text.ts';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { dismissPlaced, keepPlaced } from './betslip.store.ts';
import type { PlacedSlip } from './slip.types.ts';

/** The bets that were just accepted: what was agreed, and whether to go on with the same selections. */
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
          <PlacedBet key={bet.line.selectionId} bet={bet} currency={placed.currency} />
        ))}
      </ul>
      <div className="grid gap-2">
        <Button isWide onClick={dismissPlaced}>
          {t('ui.betslip.done')}
        </Button>
        <Button kind="secondary" isWide onClick={keepPlaced}>
          {t('ui.betslip.keep')}
        </Button>
      </div>
    </section>
  );
}

function PlacedBet({ bet, currency }: { bet: PlacedSlip['bets'][number]; currency: string }) {
  const t = useText();
  const format = useFormat();
  const oddsText = useAgreedOddsText();
  const { line } = bet;
  return (
    <li className="numeric grid gap-0.5 rounded-control bg-surface-2 p-2 text-sm">
      <span className="flex justify-between gap-3 font-bold">
        <span className="min-w-0 wrap-anywhere">{selectionName(t, line)}</span>
        <span>{oddsText(bet.odds)}</span>
      </span>
      <span className="text-xs text-text-muted">{marketName(t, line.kind)}</span>
      <span className="text-xs wrap-anywhere text-text-muted">
        {line.home} – {line.away}
      </span>
      {bet.score === null ? null : (
        <span className="text-xs text-text-muted">
          {t('ui.history.placedInPlayAt', { score: bet.score })}
        </span>
      )}
      <span className="flex flex-wrap justify-between gap-x-3 text-xs text-text-muted">
        <span>
          {t('ui.betslip.stake')} {format.money(bet.stake, currency)}
        </span>
        <span>
          {t('ui.betslip.payout')} {format.money(bet.payout, currency)}
        </span>
      </span>
      <AppLink
        to={betPath(bet.betId)}
        className="inline-flex min-h-6 items-center self-start text-xs font-semibold text-accent-text pointer-coarse:min-h-11"
      >
        {t('ui.history.betNumber', { number: shortId(bet.betId) })}
      </AppLink>
    </li>
  );
}
