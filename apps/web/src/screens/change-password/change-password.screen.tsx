import { useText } from '@pavilion/i18n/react';
import { PageCard } from '@pavilion/web-core/layout/page-column';
import { ChangePasswordForm } from '../../features/account/profile/change-password-form.tsx';

/** /change-password: another password; the other devices are signed out by it. */
export function ChangePasswordScreen() {
  const t = useText();
  return (
    <PageCard title={t('ui.account.changePassword')} text={t('ui.account.changePasswordText')}>
      <ChangePasswordForm />
    </PageCard>
  );
}
