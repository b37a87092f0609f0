import { privacyClose } from '@pavilion/contracts/player/account/privacy-close.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { signOut } from '../../../core/session/sign-out.ts';
import { PrivacyCard } from './privacy-card.tsx';

/** Ends the account for good, after the password and the second step. */
export function CloseCard() {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  return (
    <PrivacyCard title={t('ui.privacy.close')} text={t('ui.privacy.closeText')}>
      {isAsked ? (
        <PasswordConfirm
          submitLabel={t('ui.privacy.closeStart')}
          ask={(confirmed) => call(privacyClose, confirmed, { handled: true })}
          onDone={() => void signOut()}
          onCancel={() => setAsked(false)}
        />
      ) : (
        <Button kind="danger" className="justify-self-start" onClick={() => setAsked(true)}>
          {t('ui.privacy.closeStart')}
        </Button>
      )}
    </PrivacyCard>
  );
}
