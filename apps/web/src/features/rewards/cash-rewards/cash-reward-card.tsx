import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge } from '@pavilion/ui/notice';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useClaimReward, type CashReward, type RewardName } from './cash-rewards.queries.ts';

const RewardLinesDialog = lazyPart(
  async () => (await import('./reward-lines-dialog.tsx')).RewardLinesDialog,
);

const nameOf = ({ reward_code, kind, period_key }: CashReward): RewardName => ({
  reward_code,
  // Rakeback and reloads are one thing, whatever the period.
  period_key: kind === 'cashback' ? (period_key ?? undefined) : undefined,
});

/**
 * One reward: what has accrued, what of it can be claimed and until when, and how it was worked
 * out.
 */
export function CashRewardCard({ reward }: { reward: CashReward }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const isReady = reward.state === 'claimable';
  return (
    <article className="grid content-start gap-4 panel p-4 sm:p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <div className="grid min-w-0">
          <p className="text-xs text-text-muted">{t(`ui.cashRewards.kind.${reward.kind}`)}</p>
          <h3 className="font-semibold wrap-anywhere">{reward.title}</h3>
        </div>
        <Badge kind={isReady ? 'positive' : 'plain'}>
          {t(`ui.cashRewards.state.${reward.state}`)}
        </Badge>
      </header>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-3">
        <Fact name={t('ui.cashRewards.claimable')}>{format.money(reward.claimable, currency)}</Fact>
        <Fact name={t('ui.cashRewards.accrued')}>{format.money(reward.accrued, currency)}</Fact>
      </dl>
      <When reward={reward} />
      <Actions reward={reward} isReady={isReady} />
    </article>
  );
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div className="grid min-w-0 content-start">
      <dt className="text-xs text-text-muted">{name}</dt>
      <dd className="m-0 numeric text-xl font-bold wrap-anywhere">{children}</dd>
    </div>
  );
}

function When({ reward: { state, next_at, claim_until, pays } }: { reward: CashReward }) {
  const t = useText();
  const format = useFormat();
  return (
    <div className="grid gap-1 text-sm text-text-muted">
      {state !== 'over' && next_at ? (
        <p>{t('ui.cashRewards.nextAt', { time: format.dateTime(next_at) })}</p>
      ) : null}
      {state !== 'over' && claim_until ? (
        <p>{t('ui.cashRewards.claimUntil', { time: format.dateTime(claim_until) })}</p>
      ) : null}
      <p>{t(`ui.cashRewards.pays.${pays}`)}</p>
    </div>
  );
}

function Actions({ reward, isReady }: { reward: CashReward; isReady: boolean }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const claim = useClaimReward(nameOf(reward));
  // The dialog stays when it closes, so that it gives the focus back to the button that opened it.
  const [told, setTold] = useState<{ isOpen: boolean } | null>(null);
  const taken = claim.data?.value.amount;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isReady ? (
        <Button
          icon="gift"
          isBusy={claim.isPending}
          aria-label={t('ui.cashRewards.claimOf', { title: reward.title })}
          onClick={() => claim.mutate()}
        >
          {t('ui.cashRewards.claim')}
        </Button>
      ) : null}
      <Button
        kind="secondary"
        aria-label={t('ui.cashRewards.howOf', { title: reward.title })}
        onClick={() => setTold({ isOpen: true })}
      >
        {t('ui.cashRewards.how')}
      </Button>
      <p role="status" className="basis-full text-sm text-positive empty:hidden">
        {taken && !claim.isPending
          ? t('ui.cashRewards.taken', { amount: format.money(taken, currency) })
          : null}
      </p>
      {told ? (
        <Suspense fallback={null}>
          <RewardLinesDialog
            reward={reward}
            name={nameOf(reward)}
            isOpen={told.isOpen}
            onClose={() => setTold({ isOpen: false })}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
