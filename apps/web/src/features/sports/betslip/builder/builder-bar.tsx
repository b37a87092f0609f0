// chunk: alone
import './builder-bar.css';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { Docked } from '@pavilion/web-core/dock/docked';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useId, useRef, useState } from 'react';
import { useOddsText } from '../../../../common/odds/use-odds.ts';
import type { SlipPick } from '../slip.types.ts';
import { fewestPicks } from './builder-line.ts';
import { clearPicks, dropPick } from './builder.store.ts';
import { useJointPrice, usePresentPicks, type JointPrice } from './joint-price.query.ts';
import { PickList } from './pick-list.tsx';
import { addBuilder } from './slip-builder.store.ts';

/**
 * What is being put together of a match, at the lower edge of the window: its picks, what they cost
 * together, and the way into the slip.
 */
export function BuilderBar({ eventId }: { eventId: string }) {
  const t = useText();
  const id = useId();
  const picks = usePresentPicks(eventId);
  const price = useJointPrice(picks);
  const [isUnfolded, setUnfolded] = useState<boolean | null>(null);
  // What stands against a pick is seen without asking for it.
  const isListed = picks.length > 0 && (isUnfolded ?? price.refusals.size > 0);
  const isOpen = picks.every((pick) => pick.isOpen);
  const headRef = useRef<HTMLButtonElement>(null);
  const add = () => {
    if (price.odds === null) return;
    if (!addBuilder(picks, price.odds))
      return showToast({ tone: 'warning', title: t('ui.sports.slipFull') });
    clearPicks();
    setUnfolded(null);
    headRef.current?.focus();
    return showToast({ tone: 'success', title: t('ui.builder.added') });
  };
  return (
    <Docked part="builder" label={t('ui.builder.title')}>
      <div className="builder-panel grid grid-cols-[minmax(0,1fr)] gap-2">
        <div id={id} hidden={!isListed} className="builder-picks">
          {isListed ? <ListedPicks picks={picks} price={price} /> : null}
        </div>
        <div className="flex items-center gap-3">
          <button
            ref={headRef}
            type="button"
            aria-expanded={isListed}
            aria-controls={id}
            onClick={() => setUnfolded(!isListed)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start"
          >
            <Icon name={isListed ? 'chevron-down' : 'chevron-up'} size={16} className="shrink-0" />
            <span className="grid min-w-0">
              <span className="text-sm font-bold wrap-anywhere">{t('ui.builder.title')}</span>
              <span className="numeric text-xs text-text-muted">
                {t('ui.builder.picks', { count: picks.length })}
              </span>
            </span>
          </button>
          <PriceWords count={picks.length} price={price} isOpen={isOpen} />
          <Button size="small" disabled={price.odds === null || !isOpen} onClick={add}>
            {t('ui.builder.add')}
          </Button>
        </div>
      </div>
    </Docked>
  );
}

function ListedPicks({ picks, price }: { picks: readonly SlipPick[]; price: JointPrice }) {
  const t = useText();
  return (
    <>
      <PickList picks={picks} refusals={price.refusals} onRemove={dropPick} />
      <button
        type="button"
        onClick={clearPicks}
        className="min-h-9 text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11"
      >
        {t('ui.betslip.clear')}
      </button>
    </>
  );
}

/** What the picks cost together, or why no price is told; said aloud with every change. */
function PriceWords(props: { count: number; price: JointPrice; isOpen: boolean }) {
  const { count, price, isOpen } = props;
  const t = useText();
  const oddsText = useOddsText();
  const words = (): string => {
    if (count < fewestPicks) return t(count === 0 ? 'ui.builder.start' : 'ui.builder.oneMore');
    if (price.retry) return t('ui.builder.failed');
    if (price.isPending) return t('ui.builder.pricing');
    if (!isOpen) return t('ui.sports.suspended');
    if (price.refusals.size > 0) return t('ui.builder.blocked');
    return t.find(`errors.${price.refusal ?? ''}`) ?? t('ui.builder.noPrice');
  };
  return (
    <div className="min-w-0 flex-1 text-end">
      <p role="status" className="m-0 text-xs text-text-muted wrap-anywhere">
        {price.odds === null || !isOpen ? (
          words()
        ) : (
          <>
            <span className="sr-only">{t('ui.builder.price')} </span>
            <strong className="numeric text-lg text-accent-text">{oddsText(price.odds)}</strong>
          </>
        )}
      </p>
      {price.retry ? (
        <button
          type="button"
          onClick={price.retry}
          className="min-h-6 text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11"
        >
          {t('ui.common.retry')}
        </button>
      ) : null}
    </div>
  );
}
