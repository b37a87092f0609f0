import { useText } from '@pavilion/i18n/react';
import { Badge } from '@pavilion/ui/notice';
import { EachWayBadge, type EachWayBet } from './each-way-badge.tsx';

interface ProgressedBet extends EachWayBet {
  status: string;
  voucher?: { kind: 'free_bet' | 'odds_boost' } | null;
  legs?: readonly { state: string }[];
}

/**
 * How far a bet of several legs is, whether it waits for its acceptance, and the voucher it was
 * placed with.
 */
export function BetProgress({ bet }: { bet: ProgressedBet }) {
  const t = useText();
  const legs = bet.legs ?? [];
  const decided = legs.filter(({ state }) => state === 'settled').length;
  const isUnderWay = bet.status === 'accepted' && legs.length > 1;
  const isPlain = !isUnderWay && bet.status !== 'pending' && !bet.voucher && !bet.each_way;
  if (isPlain) return null;
  return (
    <span className="flex flex-wrap items-center gap-1.5 text-xs text-text-muted">
      {bet.status === 'pending' ? <Badge kind="warning">{t('ui.betslip.waiting')}</Badge> : null}
      {bet.voucher ? <Badge kind="accent">{t(`ui.rewards.kind.${bet.voucher.kind}`)}</Badge> : null}
      <EachWayBadge bet={bet} />
      {isUnderWay ? t('ui.history.legsDecided', { decided, count: legs.length }) : null}
    </span>
  );
}
