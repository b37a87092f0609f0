import { lotteryRules } from '@pavilion/games/lottery/index';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { LineText } from './line-text.tsx';
import { useEndSubscription, useSubscriptions, type Subscription } from './lottery.queries.ts';

/** Plays that the player buys of every draw; nothing where there are none. */
export function SubscriptionList() {
  const t = useText();
  const rows = useSubscriptions(true).data?.value ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="lottery-subscriptions">
      <h3 id="lottery-subscriptions" className="m-0 text-lg font-bold">
        {t('ui.lottery.subs.title')}
      </h3>
      <ul className="m-0 grid list-none gap-3 p-0 lg:grid-cols-2">
        {rows.map((row) => (
          <li key={row.subscription_id} className="grid content-start gap-2 panel p-4">
            <Row row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Row({ row }: { row: Subscription }) {
  const t = useText();
  const format = useFormat();
  const end = useEndSubscription();
  const state =
    row.end_reason === null
      ? row.draws === null
        ? t('ui.lottery.subs.until')
        : t('ui.lottery.subs.left', { count: format.number(row.draws) })
      : t(`ui.lottery.subs.${row.end_reason}`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-bold">{lotteryRules(row.game).name}</span>
        {row.state === 'active' ? (
          <Button
            kind="secondary"
            size="small"
            isBusy={end.isPending}
            aria-label={`${t('ui.lottery.subs.end')}: ${lotteryRules(row.game).name}`}
            onClick={() => end.mutate(row.subscription_id)}
          >
            {t('ui.lottery.subs.end')}
          </Button>
        ) : null}
      </div>
      <span className="text-sm text-text-muted">{state}</span>
      {row.plays.map((play, line) => (
        <LineText key={`${JSON.stringify(play)} ${line}`} line={play} />
      ))}
    </>
  );
}
