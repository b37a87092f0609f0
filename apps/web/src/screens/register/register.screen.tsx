import { useText } from '@pavilion/i18n/react';
import { PageCard } from '@pavilion/web-core/layout/page-column';
import { RegisterPanel } from '../../features/account/auth/register-panel.tsx';

/** /register, in templates that sign up on a page. */
export function RegisterScreen() {
  const t = useText();
  return (
    <PageCard title={t('ui.auth.signUpTitle')} text={t('ui.auth.signUpText')}>
      <RegisterPanel />
    </PageCard>
  );
}
