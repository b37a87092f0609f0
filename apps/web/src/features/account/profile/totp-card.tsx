import type { CallFailure } from '@pavilion/client/call-failure';
import type { CallResponse } from '@pavilion/contracts/define-call';
import { totpBegin } from '@pavilion/contracts/player/account/totp-begin.contract';
import { totpConfirm } from '@pavilion/contracts/player/account/totp-confirm.contract';
import { totpDisable } from '@pavilion/contracts/player/account/totp-disable.contract';
import { validateTac } from '@pavilion/domain/input';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import { call } from '../../../core/api.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { QrPicture } from '@pavilion/web-core/qr-picture';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { PasswordConfirm } from '../../../core/second-step/password-confirm.tsx';
import { SecurityCard } from './security-card.tsx';
import { useRefreshSecurity } from './security.queries.ts';

type Key = CallResponse<typeof totpBegin>;

/** The authenticator app: taken into use by its code, out of use by password and second step. */
export function TotpCard(props: {
  since: string | null;
  onCodes: (codes: readonly string[]) => void;
}) {
  const t = useText();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const refresh = useRefreshSecurity();
  const isOn = props.since !== null;
  const close = (): void => setOpen(false);
  const done = (title: string): void => {
    showToast({ tone: 'success', title });
    refresh();
    close();
  };
  /** Another tab was first. */
  const gone = ({ code }: CallFailure): boolean => {
    if (code !== 'secondStepSet' && code !== 'secondStepNotSet') return false;
    refresh();
    close();
    return true;
  };
  return (
    <SecurityCard
      title={t('ui.security.app')}
      text={
        props.since === null
          ? t('ui.security.appText')
          : t('ui.security.since', { time: format.dateTime(props.since) })
      }
      badge={{ label: t(isOn ? 'ui.security.on' : 'ui.security.off'), isOn }}
      action={
        isOpen ? null : (
          <Button kind="secondary" onClick={() => setOpen(true)}>
            {t(isOn ? 'ui.security.turnOff' : 'ui.security.setUp')}
          </Button>
        )
      }
    >
      {isOpen && isOn ? (
        <PasswordConfirm
          submitLabel={t('ui.security.turnOff')}
          ask={(confirmed) => call(totpDisable, confirmed, { handled: true })}
          onDone={() => done(t('ui.security.turnedOff'))}
          onRefused={gone}
          onCancel={close}
        />
      ) : null}
      {isOpen && !isOn ? (
        <SetUpApp
          onDone={(codes) => {
            done(t('ui.security.turnedOn'));
            if (codes.length > 0) props.onCodes(codes);
          }}
          onRefused={gone}
          onCancel={close}
        />
      ) : null}
    </SecurityCard>
  );
}

/** The password, then the key and its first code. */
function SetUpApp(props: {
  onDone: (codes: readonly string[]) => void;
  onRefused: (failure: CallFailure) => boolean;
  onCancel: () => void;
}) {
  const t = useText();
  const [key, setKey] = useState<Key | null>(null);
  if (key) return <ConfirmApp value={key} onDone={props.onDone} onCancel={props.onCancel} />;
  return (
    <PasswordConfirm
      submitLabel={t('ui.security.next')}
      ask={(confirmed) => call(totpBegin, confirmed, { handled: true })}
      onDone={setKey}
      onRefused={props.onRefused}
      onCancel={props.onCancel}
    />
  );
}

/** The key as picture and text, and the first code the app makes of it. */
function ConfirmApp(props: {
  value: Key;
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const t = useText();
  const fieldText = useFieldText();
  const form = useForm<{ tac: string }>({ defaultValues: { tac: '' } });
  const { errors, isSubmitting } = form.formState;
  const { secret, otpauth_url: address } = props.value;
  const submit = async ({ tac }: { tac: string }): Promise<void> => {
    try {
      const { recovery_codes } = await call(totpConfirm, { code: tac }, { handled: true });
      props.onDone(recovery_codes);
    } catch (thrown) {
      form.resetField('tac');
      applyFailure(thrown, form.setError, ['tac']);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="m-0 text-sm">{t('ui.security.scan')}</p>
      <div className="flex flex-wrap items-center gap-4">
        <QrPicture text={address} name={t('ui.security.qr')} />
        <dl className="m-0 grid min-w-0 flex-1 basis-48 gap-2">
          <dt className="text-sm text-text-muted">{t('ui.security.key')}</dt>
          <dd className="m-0">
            <code className="text-base wrap-anywhere select-all">
              {secret.match(/.{1,4}/g)?.join(' ')}
            </code>
          </dd>
          <dd className="m-0">
            <a
              href={address}
              className="inline-flex min-h-6 items-center pointer-coarse:min-h-11 text-accent-text underline"
            >
              {t('ui.security.openApp')}
            </a>
          </dd>
        </dl>
      </div>
      <FormShell
        onSubmit={form.handleSubmit(submit)}
        submitLabel={t('ui.security.confirm')}
        isBusy={isSubmitting}
        footer={
          <Button kind="ghost" onClick={props.onCancel}>
            {t('ui.security.cancel')}
          </Button>
        }
      >
        <CodeField
          label={t('ui.security.appCode')}
          autoFocus
          error={fieldText(errors.tac?.message)}
          {...form.register('tac', { validate: rule(validateTac) })}
        />
      </FormShell>
    </div>
  );
}
