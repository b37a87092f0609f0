import { useText } from '@pavilion/i18n/react';
import { PageCard } from '@pavilion/web-core/layout/page-column';
import { LoginPanel } from '../../features/account/auth/login-panel.tsx';

/** /login, in templates that sign in on a page. */
export function LoginScreen() {
  const t = useText();
  return (
    <PageCard title={t('ui.auth.signInTitle')} text={t('ui.auth.signInText')}>
      <LoginPanel />
    </PageCard>
  );
}
