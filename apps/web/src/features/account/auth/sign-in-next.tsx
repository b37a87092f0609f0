import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { EmptyState } from '@pavilion/ui/states';
import { openSignIn } from '../../../core/session/auth-entry.ts';

/** All is done that can be without signing in, which comes next. */
export function SignInNext({ title }: { title: string }) {
  const t = useText();
  return (
    <EmptyState
      icon="check"
      title={title}
      action={
        <button type="button" className={buttonClass()} onClick={openSignIn}>
          {t('ui.auth.signIn')}
        </button>
      }
    />
  );
}
