import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Progress } from '@pavilion/ui/progress';
import { useState } from 'react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useClaimBonus, type Bonus } from './bonus.queries.ts';
import { CountedDialog } from './counted-dialog.tsx';
import { ForfeitDialog } from './forfeit-dialog.tsx';

/** One bonus: what is in it, how far its player is, until when, and what can be done about it. */
export function BonusCard({ bonus }: { bonus: Bonus }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency);
  const isFunded = bonus.state === 'active' || bonus.state === 'closing';
  return (
    <article className="grid gap-3 panel p-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="m-0 font-semibold wrap-anywhere">{bonus.title}</h3>
        <span className="text-sm text-text-muted">{t(`ui.rewards.state.${bonus.state}`)}</span>
      </header>
      <p className="numeric m-0 text-2xl font-extrabold">
        {money(isFunded ? bonus.balance : bonus.granted)}
        <span className="ms-2 text-sm font-normal text-text-muted">
          {t('ui.rewards.bonusMoney')}
        </span>
      </p>
      {isFunded ? <Wagering bonus={bonus} money={money} /> : null}
      <Conditions bonus={bonus} money={money} />
      <Acts bonus={bonus} isFunded={isFunded} />
    </article>
  );
}

interface PartProps {
  bonus: Bonus;
  money: (amount: string) => string;
}

/** How much of what must be played has been. */
function Wagering({ bonus, money }: PartProps) {
  const t = useText();
  const required = Number(bonus.required);
  const percent = required === 0 ? 100 : Math.floor((Number(bonus.counted) / required) * 100);
  const said = t('ui.rewards.playedOf', {
    counted: money(bonus.counted),
    required: money(bonus.required),
  });
  return (
    <div className="grid gap-1">
      <Progress percent={percent} label={t('ui.rewards.wagering')} valueText={said} />
      <p className="numeric m-0 text-sm">{said}</p>
    </div>
  );
}

function Conditions({ bonus, money }: PartProps) {
  const t = useText();
  const format = useFormat();
  const lines = [
    t(bonus.order === 'cash_first' ? 'ui.rewards.cashFirst' : 'ui.rewards.bonusFirst'),
    bonus.max_bet === null ? null : t('ui.rewards.maxBet', { amount: money(bonus.max_bet) }),
    bonus.max_cash_out === null
      ? null
      : t('ui.rewards.maxCashOut', { amount: money(bonus.max_cash_out) }),
    bonus.expires_at === null
      ? null
      : t(bonus.state === 'offered' ? 'ui.rewards.takeUntil' : 'ui.rewards.until', {
          date: format.dateTime(bonus.expires_at),
        }),
    bonus.open_stakes.count === 0
      ? null
      : t('ui.rewards.openStakes', { amount: money(bonus.open_stakes.bonus) }),
  ].filter((line) => line !== null);
  return (
    <ul className="m-0 grid list-none gap-1 p-0 text-sm text-text-muted">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function Acts({ bonus, isFunded }: { bonus: Bonus; isFunded: boolean }) {
  const t = useText();
  const claim = useClaimBonus();
  const [open, setOpen] = useState<'counted' | 'forfeit' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <div className="flex flex-wrap gap-3">
      {bonus.state === 'offered' ? (
        <Button size="small" isBusy={claim.isPending} onClick={() => claim.mutate(bonus.bonus_id)}>
          {t('ui.rewards.take')}
        </Button>
      ) : null}
      {isFunded ? (
        <Button kind="secondary" size="small" onClick={() => setOpen('counted')}>
          {t('ui.rewards.whatCounted')}
        </Button>
      ) : null}
      <Button kind="ghost" size="small" onClick={() => setOpen('forfeit')}>
        {t('ui.rewards.giveUp')}
      </Button>
      {open === 'counted' ? <CountedDialog bonusId={bonus.bonus_id} onClose={close} /> : null}
      {open === 'forfeit' ? <ForfeitDialog bonus={bonus} onClose={close} /> : null}
    </div>
  );
}
