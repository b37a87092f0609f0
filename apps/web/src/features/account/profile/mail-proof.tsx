import { mailCode } from '@pavilion/contracts/player/account/mail-code.contract';
import { mailConfirm } from '@pavilion/contracts/player/account/mail-confirm.contract';
import { profile as profileCall } from '@pavilion/contracts/player/account/profile.contract';
import { validateTac } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../core/api.ts';
import { nowMs } from '../../../core/clock.ts';
import { handleThrown } from '../../../core/errors/handle-failure.ts';
import { applyFailure } from '../../../core/forms/apply-failure.ts';
import { FormShell } from '@pavilion/web-core/forms/form-shell';
import { rule } from '@pavilion/web-core/forms/rules';
import { CodeField } from '../../../core/inputs/code-field.tsx';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { callKey } from '../../../core/query.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useSecondsUntil } from '../../../core/use-countdown.ts';
import type { Profile } from './account.queries.ts';

const resendAfterMs = 60_000;

/**
 * Confirms the mail of the account by a code that is sent to it; `sentAtMs` is when one was sent
 * already, null when none was.
 */
export function MailProof(props: { profile: Profile; sentAtMs: number | null }) {
  const t = useText();
  const { contact_email: mail } = props.profile;
  const [resentAtMs, setResentAtMs] = useState<number | null>(null);
  const sentAtMs = resentAtMs ?? props.sentAtMs;
  const send = useMutation({
    mutationFn: () => call(mailCode, {}, { handled: true }),
    meta: { handled: true },
    onSuccess: () => setResentAtMs(nowMs()),
    onError: handleThrown,
  });
  return (
    <section aria-labelledby="mail-proof" className="grid grid-cols-1 gap-4 panel p-4">
      <header className="grid gap-1">
        <h2 id="mail-proof" className="m-0 text-lg font-semibold">
          {t('ui.account.mailConfirm')}
        </h2>
        <p role="status" className="m-0 text-sm wrap-anywhere text-text-muted">
          {t(sentAtMs === null ? 'ui.account.mailUnproven' : 'ui.account.mailSent', { mail })}
        </p>
      </header>
      {sentAtMs === null ? (
        <Button kind="secondary" isBusy={send.isPending} onClick={() => send.mutate()}>
          {t('ui.account.mailSend')}
        </Button>
      ) : (
        <EnterCode
          key={mail}
          profile={props.profile}
          resendAtMs={sentAtMs + resendAfterMs}
          onResend={() => send.mutate()}
        />
      )}
    </section>
  );
}

function EnterCode(props: { profile: Profile; resendAtMs: number; onResend: () => void }) {
  const t = useText();
  const fieldText = useFieldText();
  const client = useQueryClient();
  const secondsLeft = useSecondsUntil(props.resendAtMs);
  const form = useForm<{ tac: string }>({ defaultValues: { tac: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = async ({ tac: code }: { tac: string }): Promise<void> => {
    try {
      const proven = await call(mailConfirm, { code }, { handled: true });
      client.setQueryData(callKey(profileCall, {}), { ...props.profile, ...proven });
      showToast({ tone: 'success', title: t('ui.account.mailProven') });
    } catch (thrown) {
      applyFailure(thrown, form.setError, ['tac']);
    }
  };
  return (
    <FormShell
      onSubmit={form.handleSubmit(submit)}
      submitLabel={t('ui.security.confirm')}
      isBusy={isSubmitting}
      footer={
        <Button kind="ghost" size="small" disabled={secondsLeft > 0} onClick={props.onResend}>
          {secondsLeft > 0 ? t('ui.auth.resendIn', { seconds: secondsLeft }) : t('ui.auth.resend')}
        </Button>
      }
    >
      <CodeField
        label={t('ui.auth.code')}
        autoFocus
        error={fieldText(errors.tac?.message)}
        {...form.register('tac', { validate: rule(validateTac) })}
      />
    </FormShell>
  );
}
