import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useSessionCheck, type Found } from './use-session-check.ts';

/** The button that deals a session again, and what it found. */
export function SessionCheck({ sessionId }: { sessionId: string }) {
  const t = useText();
  const check = useSessionCheck(sessionId);
  return (
    <>
      {check.data ? <FoundNotice found={check.data} /> : null}
      {check.isError ? <Notice kind="warning">{t('ui.common.errorText')}</Notice> : null}
      <Button
        kind="secondary"
        icon="shield"
        isBusy={check.isPending}
        onClick={() => check.mutate(undefined)}
      >
        {t('ui.fishing.check')}
      </Button>
    </>
  );
}

function FoundNotice({ found }: { found: Found }) {
  const t = useText();
  if (found.kind === 'secret') return <Notice>{t('ui.fishing.checkSecret')}</Notice>;
  if (found.kind === 'wrong')
    return (
      <Notice kind="negative">{t('ui.fishing.checkWrong', { batch: String(found.seq) })}</Notice>
    );
  return <Notice kind="positive">{t('ui.fishing.checkSound', { count: found.count })}</Notice>;
}
