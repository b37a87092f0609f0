import { useText } from '@pavilion/i18n/react';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { Replay } from '../../games/replay/replay.tsx';

/** /replay: a round as it was (`?round=`), for whoever has its address; nobody is named. */
export function ReplayScreen() {
  const t = useText();
  return (
    <PageColumn title={t('ui.fairness.replayTitle')} width="wide">
      <Replay />
    </PageColumn>
  );
}
