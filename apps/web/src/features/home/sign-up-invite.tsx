import { useText } from '@pavilion/i18n/react';
import { buttonClass } from '@pavilion/ui/button';
import { openSignIn, openSignUp } from '../../core/session/auth-entry.ts';

/**
 * Invites guests to open an account. The form comes when they ask for it: the first view stays
 * light.
 */
export function SignUpInvite() {
  const t = useText();
  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <h2 className="text-xl font-bold">{t('ui.template.joinTitle')}</h2>
        <p className="text-text-muted">{t('ui.template.joinText')}</p>
      </div>
      <button type="button" className={buttonClass('primary', 'large', true)} onClick={openSignUp}>
        {t('ui.template.signUp')}
      </button>
      <button
        type="button"
        className={buttonClass('secondary', 'medium', true)}
        onClick={openSignIn}
      >
        {t('ui.template.signIn')}
      </button>
    </div>
  );
}
