import { passkeyBegin } from '@pavilion/contracts/player/account/passkey-begin.contract';
import { passkeyFinish } from '@pavilion/contracts/player/account/passkey-finish.contract';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { ErrorState, Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { PasskeyStopped, hasPasskeys, makePasskey } from '../../../core/second-step/passkeys.ts';
import { stoppedKeys } from '../../../core/second-step/stopped-keys.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { PasskeyRow } from './passkey-row.tsx';
import { PasswordConfirm, type Confirmed } from '../../../core/second-step/password-confirm.tsx';
import { SecurityCard } from './security-card.tsx';
import { usePasskeys, useRefreshSecurity } from './security.queries.ts';

const nameMaxLength = 60;

/** The player's passkeys: added, named, removed. */
export function PasskeysCard(props: { onCodes: (codes: readonly string[]) => void }) {
  const t = useText();
  const refresh = useRefreshSecurity();
  const query = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const canAdd = hasPasskeys();
  return (
    <SecurityCard
      title={t('ui.security.passkeys')}
      text={t(canAdd ? 'ui.security.passkeysText' : 'ui.security.unsupported')}
      action={
        canAdd && !isAdding ? (
          <Button kind="secondary" onClick={() => setAdding(true)}>
            {t('ui.security.addPasskey')}
          </Button>
        ) : null
      }
    >
      {isAdding ? (
        <AddPasskey
          onCancel={() => setAdding(false)}
          onDone={(codes) => {
            setAdding(false);
            showToast({ tone: 'success', title: t('ui.security.passkeyAdded') });
            refresh();
            if (codes.length > 0) props.onCodes(codes);
          }}
        />
      ) : null}
      {query.data ? (
        query.data.value.length === 0 ? (
          <p className="m-0 text-sm text-text-muted">{t('ui.security.noPasskeys')}</p>
        ) : (
          <ul className="m-0 grid list-none grid-cols-1 gap-2 p-0">
            {query.data.value.map((passkey) => (
              <PasskeyRow key={passkey.passkey_id} passkey={passkey} />
            ))}
          </ul>
        )
      ) : query.isPending ? (
        <Skeleton className="h-16" />
      ) : (
        <ErrorState
          title={t('ui.security.failed')}
          retryLabel={t('ui.common.retry')}
          onRetry={() => void query.refetch()}
          className="py-4"
        />
      )}
    </SecurityCard>
  );
}

/** Name and password, then the browser asks for finger, face or number. */
function AddPasskey(props: { onDone: (codes: readonly string[]) => void; onCancel: () => void }) {
  const t = useText();
  const [name, setName] = useState('');
  const [stopped, setStopped] = useState<PasskeyStopped['reason'] | null>(null);
  const add = async (confirmed: Confirmed): Promise<readonly string[] | null> => {
    setStopped(null);
    const { options } = await call(
      passkeyBegin,
      { ...confirmed, purpose: 'register' },
      { handled: true },
    );
    try {
      const response = await makePasskey(options);
      const made = await call(passkeyFinish, { response, name: name.trim() }, { handled: true });
      return made.recovery_codes;
    } catch (thrown) {
      if (!(thrown instanceof PasskeyStopped)) throw thrown;
      setStopped(thrown.reason);
      return null;
    }
  };
  return (
    <PasswordConfirm
      submitLabel={t('ui.security.addPasskey')}
      ask={add}
      onDone={(codes) => codes && props.onDone(codes)}
      onCancel={props.onCancel}
    >
      <TextField
        label={t('ui.security.passkeyName')}
        hint={t('ui.common.optional')}
        autoFocus
        autoComplete="off"
        maxLength={nameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      {stopped ? (
        <div role="alert">
          <Notice kind="warning">{t(stoppedKeys[stopped])}</Notice>
        </div>
      ) : null}
    </PasswordConfirm>
  );
}
