import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Badge, Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { DrawFairness } from './draw-fairness.tsx';
import { DrawResult } from './draw-result.tsx';
import { DrawReturns } from './draw-returns.tsx';
import { DrawWinners } from './draw-winners.tsx';
import { useDraw, type DrawDetail, type LotteryGame } from './lottery.queries.ts';
import { TicketBuilder } from './ticket-builder.tsx';
import { TimeUntil } from '../../../common/amounts/time-until.tsx';

const games: Readonly<Record<string, LotteryGame>> = {
  '4d': 'lotto-4d',
  '3d': 'lotto-3d',
  '2d': 'lotto-2d',
  '6-49': 'lotto-6-49',
};

/** One draw: its ticket while it is on sale, its result, and how it is decided. */
export function DrawView({ drawId, onBack }: { drawId: string; onBack: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useDraw(drawId, games[drawId.split(':')[0] ?? '']);
  return (
    <div className="grid gap-4">
      <Button kind="ghost" size="small" className="justify-self-start" onClick={onBack}>
        {t('ui.lottery.back')}
      </Button>
      {data ? <Shown draw={data.value} /> : null}
      {!data && isError ? (
        <ErrorState
          title={t('errors.drawNotFound')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-96" /> : null}
    </div>
  );
}

function Shown({ draw }: { draw: DrawDetail }) {
  const t = useText();
  const isVoid = draw.outcome?.['void'] !== undefined;
  return (
    <>
      <DrawHead draw={draw} isVoid={isVoid} />
      {isVoid ? <Notice kind="warning">{t('ui.lottery.voidText')}</Notice> : null}
      {draw.state === 'closed' ? <Notice>{t('ui.lottery.waiting')}</Notice> : null}
      {draw.outcome && !isVoid ? <DrawResult draw={draw} outcome={draw.outcome} /> : null}
      {draw.state === 'settled' && !isVoid ? <DrawWinners draw={draw} /> : null}
      {draw.state === 'open' ? <TicketBuilder draw={draw} /> : null}
      <DrawReturns game={draw.game} table={draw.prize_table} />
      <DrawFairness draw={draw} />
    </>
  );
}

function DrawHead({ draw, isVoid }: { draw: DrawDetail; isVoid: boolean }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? '');
  const isOpen = draw.state === 'open';
  const isWaiting = isOpen || draw.state === 'closed';
  return (
    <header className="grid gap-2 panel p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 text-2xl font-bold">{draw.name}</h2>
        <Badge kind={isOpen ? 'positive' : 'plain'}>
          {t(`ui.lottery.state.${isVoid ? 'void' : draw.state}`)}
        </Badge>
      </div>
      <p className="m-0 text-text-muted">
        {t('ui.lottery.drawAt', { time: format.dateTime(draw.draw_at) })} ·{' '}
        {t('ui.lottery.sold', { count: format.number(draw.count) })}
        {draw.price === null
          ? ''
          : ` · ${t('ui.lottery.price', { amount: format.money(draw.price, currency) })}`}
      </p>
      {isWaiting ? (
        <p className="m-0 text-lg" role="timer">
          {t(isOpen ? 'ui.lottery.salesEnd' : 'ui.lottery.drawIn')}{' '}
          <strong>
            <TimeUntil until={isOpen ? draw.cut_off_at : draw.draw_at} />
          </strong>
        </p>
      ) : null}
      {draw.jackpot === null ? null : (
        <p className="m-0 text-lg">
          {t('ui.lottery.jackpot')}{' '}
          <strong className="numeric text-accent-text">
            {format.money(draw.jackpot, currency)}
          </strong>
        </p>
      )}
    </header>
  );
}
