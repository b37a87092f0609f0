import { useText } from '@pavilion/i18n/react';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { Verification } from '../../games/fairness/verification.tsx';

/** /fairness: works a round of our games out again, in the browser and without a session. */
export function FairnessScreen() {
  const t = useText();
  return (
    <PageColumn title={t('ui.fairness.pageTitle')}>
      <p className="m-0 text-text-muted">{t('ui.fairness.pageIntro')}</p>
      <Verification />
    </PageColumn>
  );
}
