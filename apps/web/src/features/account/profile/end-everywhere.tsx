import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useState } from 'react';
import { signOut } from '../../../core/session/sign-out.ts';
import { useEndAllSessions } from './account.queries.ts';

/** Ends every session, this one too, once the player has said so twice. */
export function EndEverywhere() {
  const t = useText();
  const [isAsked, setAsked] = useState(false);
  const end = useEndAllSessions(() => void signOut());
  return (
    <div className="grid gap-3 panel p-4">
      <p className="m-0 text-sm text-text-muted">{t('ui.account.endAllText')}</p>
      <div className="flex flex-wrap gap-3">
        {isAsked ? (
          <>
            <Button kind="danger" autoFocus isBusy={end.isPending} onClick={() => end.mutate()}>
              {t('ui.account.endAllSure')}
            </Button>
            <Button kind="ghost" disabled={end.isPending} onClick={() => setAsked(false)}>
              {t('ui.account.keep')}
            </Button>
          </>
        ) : (
          <Button kind="secondary" onClick={() => setAsked(true)}>
            {t('ui.account.endAll')}
          </Button>
        )}
      </div>
    </div>
  );
}
