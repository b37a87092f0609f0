import { privacyExport } from '@pavilion/contracts/player/account/privacy-export.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Notice } from '@pavilion/ui/notice';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { PrivacyCard } from './privacy-card.tsx';

/** Asks for a copy of everything that is kept of the player. */
export function ExportCard() {
  const t = useText();
  const [state, setState] = useState<'idle' | 'asking' | 'asked'>('idle');
  return (
    <PrivacyCard title={t('ui.privacy.export')} text={t('ui.privacy.exportText')}>
      {state === 'idle' ? (
        <Button kind="secondary" className="justify-self-start" onClick={() => setState('asking')}>
          {t('ui.privacy.exportStart')}
        </Button>
      ) : null}
      {state === 'asking' ? (
        <PasswordConfirm
          submitLabel={t('ui.privacy.exportStart')}
          ask={({ password }) => call(privacyExport, { password }, { handled: true })}
          onDone={() => setState('asked')}
          onCancel={() => setState('idle')}
        />
      ) : null}
      <div role="status" className="empty:hidden">
        {state === 'asked' ? <Notice kind="positive">{t('ui.privacy.exportAsked')}</Notice> : null}
      </div>
    </PrivacyCard>
  );
}
