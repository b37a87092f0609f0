import { passkeyRemove } from '@pavilion/contracts/player/account/passkey-remove.contract';
import { passkeyRename } from '@pavilion/contracts/player/account/passkey-rename.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { Badge } from '@pavilion/ui/notice';
import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../core/api.ts';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { useRefreshSecurity, type Passkey } from './security.queries.ts';

const nameMaxLength = 60;

/** One passkey, with its name and when it was used. */
export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const t = useText();
  const format = useFormat();
  const refresh = useRefreshSecurity();
  const [open, setOpen] = useState<'rename' | 'remove' | null>(null);
  const { name, passkey_id, domain, last_used_at: used } = passkey;
  const close = (): void => setOpen(null);
  return (
    <li className="grid grid-cols-1 gap-3 rounded-control border border-line bg-surface-0 p-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
            {name}
            {passkey.is_synced ? <Badge>{t('ui.security.synced')}</Badge> : null}
          </span>
          <span className="text-sm text-text-muted wrap-anywhere">
            {t('ui.security.madeFor', { domain, time: format.dateTime(passkey.created_at) })}
          </span>
          <span className="text-sm text-text-muted">
            {used === null
              ? t('ui.security.neverUsed')
              : t('ui.security.usedAt', { time: format.dateTime(used) })}
          </span>
        </div>
        {open === null ? (
          <div className="flex flex-wrap gap-2">
            <Button
              kind="ghost"
              size="small"
              aria-label={t('ui.security.renameNamed', { name })}
              onClick={() => setOpen('rename')}
            >
              {t('ui.security.rename')}
            </Button>
            <Button
              kind="ghost"
              size="small"
              aria-label={t('ui.security.removeNamed', { name })}
              onClick={() => setOpen('remove')}
            >
              {t('ui.security.remove')}
            </Button>
          </div>
        ) : null}
      </div>
      {open === 'rename' ? <Rename passkey={passkey} onClose={close} /> : null}
      {open === 'remove' ? (
        <PasswordConfirm
          submitLabel={t('ui.security.removeNamed', { name })}
          ask={(confirmed) => call(passkeyRemove, { ...confirmed, passkey_id }, { handled: true })}
          onDone={() => {
            showToast({ tone: 'success', title: t('ui.security.passkeyRemoved') });
            refresh();
          }}
          onRefused={({ code }) => {
            if (code === 'passkeyNotFound') refresh();
            return false;
          }}
          onCancel={close}
        />
      ) : null}
    </li>
  );
}

function Rename({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const refresh = useRefreshSecurity();
  const [name, setName] = useState(passkey.name);
  const [problem, setProblem] = useState<string | undefined>();
  const rename = useMutation({
    mutationFn: (wanted: string) =>
      call(passkeyRename, { passkey_id: passkey.passkey_id, name: wanted }),
    meta: { handled: true },
    onSuccess: onClose,
    onSettled: refresh,
  });
  const send = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const wanted = name.trim();
    setProblem(wanted === '' ? 'required' : undefined);
    if (wanted !== '') rename.mutate(wanted);
  };
  return (
    <form onSubmit={send} noValidate className="grid grid-cols-1 gap-3">
      <TextField
        label={t('ui.security.passkeyName')}
        autoFocus
        autoComplete="off"
        maxLength={nameMaxLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={fieldText(problem)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={rename.isPending}>
          {t('ui.account.save')}
        </Button>
        <Button kind="ghost" onClick={onClose}>
          {t('ui.security.cancel')}
        </Button>
      </div>
    </form>
  );
}
