import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { useState } from 'react';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { useUserStore } from '../../../core/stores/user.store.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useRedeemCode } from './promotion.queries.ts';

/** A field for a code; only for who is signed in. */
export function CodeForm() {
  const t = useText();
  const isKnown = useUserStore((state) => state.user.account_id !== '');
  const [code, setCode] = useState('');
  const redeem = useRedeemCode((kind) => {
    setCode('');
    const what = t.find(`ui.rewards.kind.${kind}`) ?? kind;
    showToast({ tone: 'success', title: t('ui.rewards.codeTaken', { what }) });
  });
  if (!isKnown) return null;
  const refused = redeem.error instanceof CallFailure ? redeem.error.code : null;
  const problem = redeem.error
    ? (t.find(`errors.${refused ?? ''}`) ?? t('errors.unknownError'))
    : undefined;
  return (
    <form
      noValidate
      className="grid gap-3 panel p-4 sm:grid-cols-[1fr_auto] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim() !== '') redeem.mutate(code.trim());
      }}
    >
      <TextField
        label={t('ui.rewards.haveCode')}
        value={code}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        {...(problem !== undefined && { error: problem })}
        onChange={(event) => setCode(event.target.value)}
      />
      <SubmitButton label={t('ui.rewards.redeem')} isBusy={redeem.isPending} />
    </form>
  );
}
