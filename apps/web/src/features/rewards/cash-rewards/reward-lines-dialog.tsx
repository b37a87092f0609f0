import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Dialog } from '@pavilion/ui/dialog';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import {
  useRewardLines,
  type CashReward,
  type RewardLine,
  type RewardName,
} from './cash-rewards.queries.ts';
import { shownInputs } from './shown-inputs.ts';

const bpOfPercent = 100;

/** How a reward was worked out: its rule, the sums it takes, and the plays they are made of. */
export function RewardLinesDialog(props: {
  reward: CashReward;
  name: RewardName;
  isOpen: boolean;
  onClose: () => void;
}) {
  const t = useText();
  const { reward } = props;
  return (
    <Dialog
      isOpen={props.isOpen}
      kind="sheet"
      onClose={props.onClose}
      title={t('ui.cashRewards.howOf', { title: reward.title })}
      closeLabel={t('ui.common.close')}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <p>{t(`ui.cashRewards.rule.${reward.kind}`)}</p>
        <Inputs reward={reward} />
        <Lines name={props.name} kind={reward.kind} />
      </div>
    </Dialog>
  );
}

function Inputs({ reward }: { reward: CashReward }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-2 text-sm">
      <Row name={t('ui.cashRewards.rate')}>{format.percent(reward.rate_bp / bpOfPercent, 2)}</Row>
      {shownInputs(reward).map(({ name, amount, count }) => (
        <Row key={name} name={t(`ui.cashRewards.input.${name}`)}>
          {amount === undefined ? format.number(count ?? 0) : format.money(amount, currency)}
        </Row>
      ))}
      <Row name={t('ui.cashRewards.accrued')}>{format.money(reward.accrued, currency)}</Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="m-0 text-end font-semibold tabular-nums">{children}</dd>
    </>
  );
}

function Lines({ name, kind }: { name: RewardName; kind: CashReward['kind'] }) {
  const t = useText();
  const lines = useRewardLines(name);
  const rows = lines.data?.pages.flatMap((page) => page.value) ?? [];
  if (lines.isError && rows.length === 0)
    return (
      <ErrorState
        title={t('ui.cashRewards.failed')}
        retryLabel={t('ui.common.retry')}
        onRetry={() => void lines.refetch()}
      />
    );
  if (lines.isPending)
    return (
      <div aria-busy="true">
        <Skeleton className="h-40" />
      </div>
    );
  if (rows.length === 0) return <EmptyState title={t('ui.cashRewards.noLines')} />;
  return (
    <section aria-labelledby="reward-lines" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id="reward-lines" className="font-semibold">
        {t('ui.cashRewards.lines')}
      </h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {rows.map((line, at) => (
          <Line key={`${line.reference.id}/${at}`} line={line} kind={kind} />
        ))}
      </ul>
      {lines.hasNextPage ? (
        <Button
          kind="secondary"
          className="justify-self-center"
          isBusy={lines.isFetchingNextPage}
          onClick={() => void lines.fetchNextPage()}
        >
          {t('ui.cashRewards.more')}
        </Button>
      ) : null}
    </section>
  );
}

/** A play: what was staked and came back; of rakeback the sum it stands for. */
function Line({ line, kind }: { line: RewardLine; kind: CashReward['kind'] }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  return (
    <li className="grid gap-1 rounded-control border border-line p-3 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold tabular-nums">{format.money(line.stake, currency)}</span>
        <span className="text-text-muted">{format.dateTime(line.at)}</span>
      </p>
      <p className="text-text-muted">
        {t('ui.cashRewards.returned', { amount: format.money(line.returned, currency) })}
      </p>
      {kind === 'rakeback' ? (
        <p className="tabular-nums">
          {t('ui.cashRewards.lineSum', {
            edge: format.percent(line.edge_bp / bpOfPercent, 2),
            rate: format.percent(line.rate_bp / bpOfPercent, 2),
          })}
        </p>
      ) : null}
      <code className="text-xs break-all text-text-muted">{line.reference.id}</code>
    </li>
  );
}
