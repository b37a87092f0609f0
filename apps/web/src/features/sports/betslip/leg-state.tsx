// chunk: alone
import { eventDetail } from '@pavilion/contracts/player/sports/event-detail.contract';
import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { replaceLine } from './combined.store.ts';
import type { LegQuote } from './slip-quote.query.ts';
import type { SlipLine } from './slip.types.ts';

const linkClass =
  'min-h-6 text-start text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11';

/**
 * Why a selection takes no bets now, and the way to the line its question is still asked at;
 * nothing while it takes some.
 */
export function LegState({ line, leg }: { line: SlipLine; leg: LegQuote | null }) {
  const t = useText();
  if (line.isOpen) return null;
  const reason = leg?.stop_reason ?? null;
  const isClosed = leg?.state === 'closed';
  return (
    <>
      <p role="status" className="flex items-center gap-1.5 text-xs font-semibold text-warning">
        <Icon name="lock" size={14} />
        {t(isClosed ? 'ui.betslip.closed' : 'ui.sports.suspended')}
        {reason === null ? null : ` · ${t.find(`ui.betslip.stopped.${reason}`) ?? reason}`}
      </p>
      {leg?.replaced_by && !line.builder ? (
        <OtherLine line={line} selectionId={leg.replaced_by} />
      ) : null}
    </>
  );
}

function OtherLine({ line, selectionId }: { line: SlipLine; selectionId: string }) {
  const t = useText();
  const take = useMutation({
    mutationFn: () => call(eventDetail, { event_id: line.eventId }, { handled: true }),
    onSuccess: ({ event }) => {
      for (const market of event.markets) {
        const found = market.selections.find((one) => one.selection_id === selectionId);
        if (!found) continue;
        const { market_id: marketId } = market;
        replaceLine(line.selectionId, {
          selectionId,
          marketId,
          line: market.line,
          odds: found.odds,
        });
      }
    },
  });
  return (
    <button
      type="button"
      disabled={take.isPending}
      onClick={() => take.mutate()}
      className={linkClass}
    >
      {t('ui.betslip.otherLine')}
    </button>
  );
}
