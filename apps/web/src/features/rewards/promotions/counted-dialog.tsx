import { useFormat, useText } from '@pavilion/i18n/react';
import { Dialog } from '@pavilion/ui/dialog';
import { EmptyState, ErrorState, Skeleton } from '@pavilion/ui/states';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { useBonusProgress, type CountedPlay } from './bonus.queries.ts';

/** What each bet and round counted towards a bonus, or why it did not. */
export function CountedDialog({ bonusId, onClose }: { bonusId: string; onClose: () => void }) {
  const t = useText();
  const { data, isError, refetch } = useBonusProgress(bonusId);
  const plays = data?.value ?? [];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ui.rewards.whatCounted')}
      closeLabel={t('ui.common.close')}
      kind="sheet"
    >
      {data === undefined && !isError ? <Skeleton className="h-40" /> : null}
      {isError ? (
        <ErrorState
          title={t('ui.rewards.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && plays.length === 0 ? (
        <EmptyState icon="gift" title={t('ui.rewards.nothingCounted')} />
      ) : null}
      <ul className="m-0 grid list-none gap-3 p-0">
        {plays.map((play) => (
          <Play key={`${play.reference.provider_code}/${play.reference.id}`} play={play} />
        ))}
      </ul>
    </Dialog>
  );
}

function Play({ play }: { play: CountedPlay }) {
  const t = useText();
  const format = useFormat();
  const currency = useLayoutStore((state) => state.site?.currency ?? 'USD');
  const money = (amount: string): string => format.money(amount, currency);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line pb-3">
      <span className="grid">
        <span className="font-semibold wrap-anywhere">
          {play.game_name === '' ? t('ui.rewards.sportsBet') : play.game_name}
        </span>
        <time dateTime={play.at} className="text-xs text-text-muted">
          {format.dateTime(play.at)}
        </time>
      </span>
      <span className="numeric grid text-end">
        <span>
          {t('ui.rewards.countedOf', { counted: money(play.counted), stake: money(play.stake) })}
        </span>
        <span className="text-xs text-text-muted">
          {play.reason === null
            ? format.percent(play.weight_bp / 100)
            : (t.find(`ui.rewards.reason.${play.reason}`) ?? play.reason)}
        </span>
      </span>
    </li>
  );
}
