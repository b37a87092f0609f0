// chunk: alone
import { CallFailure } from '@pavilion/client/call-failure';
import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { TextField } from '@pavilion/ui/field';
import { EmptyState } from '@pavilion/ui/states';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { QuickBetField } from './quick-bet-field.tsx';
import { loadShared } from './share-slip.ts';
import { useSlipCurrency } from './slip-room.ts';
import { StakeKeypad } from './stake-keypad.tsx';

/** A slip without selections: how to begin, and the way in for a code from somebody else. */
export function EmptySlip() {
  const t = useText();
  const currency = useSlipCurrency();
  return (
    <div className="grid gap-3 p-3">
      <EmptyState icon="ticket" title={t('ui.betslip.empty')} text={t('ui.betslip.emptyText')} />
      <CodeForm />
      <QuickBetField />
      <StakeKeypad currency={currency} />
    </div>
  );
}

const codeLength = 8;

function CodeForm() {
  const t = useText();
  const [code, setCode] = useState('');
  const load = useMutation({ mutationFn: loadShared, meta: { handled: true } });
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (code.trim() !== '') load.mutate(code.trim());
  };
  const failed = load.error instanceof CallFailure ? load.error.code : 'disconnect';
  const problem = load.isError ? (t.find(`errors.${failed}`) ?? t('ui.common.offlineText')) : null;
  return (
    <form
      onSubmit={onSubmit}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
    >
      <TextField
        label={t('ui.betslip.haveCode')}
        value={code}
        maxLength={4 * codeLength}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" kind="secondary" isBusy={load.isPending} className="mt-6.5">
        {t('ui.betslip.load')}
      </Button>
    </form>
  );
}
