import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { useRef, useState, type ReactNode } from 'react';
import { useLimitWords } from '../../../common/amounts/use-limit-words.ts';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import {
  AmountButton,
  AmountField,
  useAmountWords,
  type AmountFieldProps,
} from './amount-field.tsx';
import { amountProblem, problemWhileTyping } from './amount-problem.ts';
import { useCreateDeposit } from './create-deposit.mutation.ts';
import { DepositMethods } from './deposit-methods.tsx';
import { DepositRoom } from './deposit-room.tsx';
import type { Cashier, DepositMethod } from './deposit.queries.ts';
import { IdentityNeeded } from './identity-needed.tsx';
import { SavedChoices } from './saved-choices.tsx';
import { TurnoverNote } from './turnover-note.tsx';

interface FormProps {
  cashier: Cashier;
  /** The one of `cashier` that is offered first. */
  first: DepositMethod;
  /** The bonus that is wished for with it; empty: none. */
  promotionCode: string;
  /** Where it is chosen. */
  promotionChoice: ReactNode;
}

/** How to pay, how much with quick choices, and what the player's limits leave. */
export function DepositForm({ cashier, first, promotionCode, promotionChoice }: FormProps) {
  const t = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [methodCode, setMethodCode] = useState<string | null>(null);
  const [wantedSaved, setWantedSaved] = useState<string | null>(null);
  const [isToSave, setToSave] = useState(false);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [identity, setIdentity] = useState<string | null>(null);
  const words = useAmountWords();
  const wanted = methodCode ?? cashier.usual_method;
  const method = cashier.value.find(({ method_code: code }) => code === wanted) ?? first;
  const saved = cashier.saved.filter(({ method_code: code }) => code === method.method_code);
  const savedId = chosenSaved(saved, wantedSaved);
  const bounds = { ...method, room: cashier.room[0]?.room };
  const { create, isBusy } = useStartDeposit(method.currency, (text, identityDetail) => {
    setProblem(text);
    setIdentity(identityDetail);
    inputRef.current?.focus();
  });

  const enter = (text: string): void => {
    const code = problemWhileTyping(text);
    setAmount(text);
    setIdentity(null);
    setProblem(code && words(code, bounds));
  };
  const submit = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const code = amountProblem(amount, bounds);
    setProblem(code === null ? null : words(code, bounds));
    if (code !== null) return inputRef.current?.focus();
    create({
      methodCode: method.method_code,
      amount: amountText(amount),
      ...{ savedId, isToSave, promotionCode },
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-6">
      <DepositMethods
        methods={cashier.value}
        chosen={method}
        usualCode={cashier.usual_method}
        onChoose={(code) => {
          setMethodCode(code);
          setWantedSaved(null);
          setProblem(null);
        }}
      />
      <SavedChoices
        {...{ method, saved, isToSave }}
        chosenId={savedId}
        onChoose={setWantedSaved}
        onToSave={setToSave}
      />
      <DepositRoom cashier={cashier} method={method} />
      <AmountPart {...{ inputRef, method, problem }} value={amount} onChange={enter} />
      <IdentityNeeded detail={identity} currency={method.currency} />
      <FeeNote method={method} amount={amount} />
      <TurnoverNote method={method} amount={amount} percent={cashier.turnover_percent} />
      {promotionChoice}
      <SubmitButton label={t('ui.deposit.continue')} isBusy={isBusy} />
      <LeavingNote method={method} />
    </form>
  );
}

/** The one the player chose, while it is there; before he chose, the latest used. */
function chosenSaved(saved: Cashier['saved'], wanted: string | null): string {
  if (wanted === '') return '';
  const known = saved.find(({ saved_id: id }) => id === wanted) ?? saved[0];
  return known?.saved_id ?? '';
}

const leavingTexts = {
  bank: 'ui.deposit.leavingBank',
  card: 'ui.deposit.leavingCard',
  crypto: 'ui.deposit.leavingCrypto',
  ewallet: 'ui.deposit.leaving',
} as const;

/** What comes next, and whose it is; of cards which are taken, where not all are. */
function LeavingNote({ method }: { method: DepositMethod }) {
  const t = useText();
  const line = 'm-0 flex items-start gap-2 text-sm';
  return (
    <div className="grid gap-2">
      {method.is_debit_only ? (
        <p className={line}>
          <Icon name="card" size={18} className="mt-0.5 shrink-0" />
          {t('ui.deposit.debitOnly')}
        </p>
      ) : null}
      <p className={`${line} text-text-muted`}>
        <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
        {t(leavingTexts[method.kind])}
      </p>
    </div>
  );
}

/** Starts the deposit and leads on: to the provider, or to what the player needs to pay. */
function useStartDeposit(
  currency: string,
  onRefused: (text: string, identityDetail: string | null) => void,
) {
  const t = useText();
  const limitWords = useLimitWords();
  const [, setParams] = useSearchParams();
  return useCreateDeposit({
    made: ({ deposit, redirect_url: address }) => {
      if (deposit.step?.kind === 'redirect') location.assign(address);
      else setParams(() => new URLSearchParams({ deposit_id: deposit.deposit_id }));
    },
    refused: (code, detail) =>
      onRefused(
        (code === 'limitReached' ? limitWords(detail, currency) : null) ??
          t.find(`errors.${code}`) ??
          t('errors.unknownError'),
        code === 'identityRequired' ? (detail ?? '') : null,
      ),
  });
}

/** The amount, typed or chosen. */
function AmountPart(props: AmountFieldProps & { method: DepositMethod }) {
  const t = useText();
  const format = useFormat();
  const { method, value, onChange } = props;
  return (
    <div className="grid gap-3">
      <AmountField {...props} />
      <div role="group" aria-label={t('ui.deposit.quickAmounts')} className="flex flex-wrap gap-2">
        {method.quick_amounts.map((quick) => (
          <AmountButton key={quick} amount={quick} chosen={value} onChoose={onChange}>
            {format.money(quick, method.currency)}
          </AmountButton>
        ))}
      </div>
    </div>
  );
}

/**
 * What is kept and what arrives, before the player goes to pay. Says nothing where there is no fee.
 */
function FeeNote({ method, amount }: { method: DepositMethod; amount: string }) {
  const t = useText();
  const format = useFormat();
  const { currency } = method;
  if (!isCurrencyCode(currency)) return null;
  const feeMinor = parseAmount(method.fee, currency) ?? 0n;
  const minor = parseAmount(amountText(amount), currency) ?? 0n;
  if (feeMinor === 0n || minor <= feeMinor) return null;
  const credit = formatAmount(minor - feeMinor, currency);
  return (
    <p className="numeric m-0 text-sm text-text-muted" aria-live="polite">
      {t('ui.deposit.credit', {
        fee: format.money(method.fee, currency),
        credit: format.money(credit, currency),
      })}
    </p>
  );
}
