import { useText } from '@pavilion/i18n/react';
import { PageCard } from '@pavilion/web-core/layout/page-column';
import { ForgotPanel } from '../../features/account/auth/forgot-panel.tsx';

/** /forgot-password, for guests. */
export function ForgotPasswordScreen() {
  const t = useText();
  return (
    <PageCard title={t('ui.auth.forgotTitle')}>
      <ForgotPanel />
    </PageCard>
  );
}
