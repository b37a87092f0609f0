// chunk: alone
import { useFormat, useText } from '@pavilion/i18n/react';
import { CallFailure } from '@pavilion/client/call-failure';
import { Notice } from '@pavilion/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { shareLines } from './share-slip.ts';
import type { SlipLine } from './slip.types.ts';

export const toolClass =
  'min-h-9 ps-1 text-end text-xs font-semibold text-accent-text underline pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** A code and an address that bring the selections to another device or person. */
export function ShareSlip({ lines }: { lines: readonly SlipLine[] }) {
  const t = useText();
  const format = useFormat();
  const share = useMutation({ mutationFn: shareLines, meta: { handled: true } });
  const ids = lines.map(({ selectionId }) => selectionId).join();
  // What was shared is another slip once a pick is added or taken out.
  const sharedIds = (share.variables ?? []).map(({ selectionId }) => selectionId).join();
  const shared = sharedIds === ids ? share.data : undefined;
  return (
    <>
      <button
        type="button"
        disabled={share.isPending}
        aria-expanded={shared !== undefined}
        onClick={() => share.mutate(lines)}
        className={`ms-auto ${toolClass}`}
      >
        {t('ui.betslip.share')}
      </button>
      <div aria-live="polite" className="order-last grid basis-full gap-2 empty:hidden">
        {shared === undefined ? null : (
          <>
            <CopyLine name={t('ui.betslip.code')} value={shared.code} />
            <CopyLine name={t('ui.betslip.link')} value={shared.url} />
            <p className="m-0 text-xs text-text-muted">
              {t('ui.betslip.sharedUntil', { time: format.dateTime(shared.expires_at) })}
            </p>
          </>
        )}
        {share.isError ? <ShareFailed thrown={share.error} /> : null}
      </div>
    </>
  );
}

function ShareFailed({ thrown }: { thrown: Error }) {
  const t = useText();
  const code = thrown instanceof CallFailure ? thrown.code : 'disconnect';
  return <Notice kind="negative">{t.find(`errors.${code}`) ?? t('ui.common.offlineText')}</Notice>;
}
