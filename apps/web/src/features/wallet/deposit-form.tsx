import { isCurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount, parseAmount } from '@pavilion/domain/money';
import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { TextField } from '@pavilion/ui/field';
import { Icon } from '@pavilion/ui/icon';
import { useRef, useState, type Ref } from 'react';
import { useLimitWords } from '../../core/errors/use-limit-words.ts';
import { SubmitButton } from '../../core/forms/submit-button.tsx';
import { amountMaxLength, amountText } from '../../core/inputs/amount-text.ts';
import { amountProblem, problemWhileTyping, type AmountProblem } from './amount-problem.ts';
import { useCreateDeposit } from './create-deposit.mutation.ts';
import { IdentityNeeded } from './identity-needed.tsx';
import type { DepositMethod } from './deposit.queries.ts';

/** Method, amount with quick choices, and the button to the provider's page. */
export function DepositForm({ methods }: { methods: DepositMethod[] }) {
  const t = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const [methodCode, setMethodCode] = useState(methods[0]?.method_code ?? '');
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [identity, setIdentity] = useState<string | null>(null);
  const problemText = useProblemText();
  const method = methods.find((candidate) => candidate.method_code === methodCode) ?? methods[0];
  const limitWords = useLimitWords();
  const { create, isBusy } = useCreateDeposit((code, detail) => {
    setIdentity(code === 'identityRequired' ? (detail ?? '') : null);
    setProblem(
      (code === 'limitReached' ? limitWords(detail, method?.currency ?? '') : null) ??
        t.find(`errors.${code}`) ??
        t('errors.unknownError'),
    );
    inputRef.current?.focus();
  });
  if (!method) return null;

  const enter = (text: string) => {
    const code = problemWhileTyping(text);
    setAmount(text);
    setIdentity(null);
    setProblem(code && problemText(code, method));
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    const code = amountProblem(amount, method);
    setProblem(code === null ? null : problemText(code, method));
    if (code === null) create({ methodCode: method.method_code, amount: amountText(amount) });
    else inputRef.current?.focus();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-6">
      <MethodChoices methods={methods} chosen={method} onChoose={setMethodCode} />
      <div className="grid gap-3">
        <AmountField
          inputRef={inputRef}
          method={method}
          value={amount}
          onChange={enter}
          problem={problem}
        />
        <QuickAmounts method={method} amount={amount} onChoose={enter} />
      </div>
      {identity === null ? null : <IdentityNeeded detail={identity} currency={method.currency} />}
      <FeeNote method={method} amount={amount} />
      <SubmitButton label={t('ui.deposit.continue')} isBusy={isBusy} />
      <p className="m-0 flex items-start gap-2 text-sm text-text-muted">
        <Icon name="lock" size={18} className="mt-0.5 shrink-0" />
        {t('ui.deposit.leaving')}
      </p>
    </form>
  );
}

/** Gives a function that says what is wrong with an amount, with the method's bounds. */
function useProblemText(): (code: AmountProblem, method: DepositMethod) => string {
  const t = useText();
  const format = useFormat();
  return (code, { min_amount, max_amount, currency }) => {
    if (code === 'belowMinimum') {
      return t('validation.atLeast', { minimum: format.money(min_amount, currency) });
    }
    if (code === 'aboveMaximum') {
      return t('validation.atMost', { maximum: format.money(max_amount, currency) });
    }
    return t(`validation.${code}`);
  };
}

function MethodChoices(props: {
  methods: DepositMethod[];
  chosen: DepositMethod;
  onChoose: (methodCode: string) => void;
}) {
  const t = useText();
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{t('ui.deposit.method')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {props.methods.map((method) => (
          <MethodChoice
            key={method.method_code}
            method={method}
            isChosen={method === props.chosen}
            onChoose={() => props.onChoose(method.method_code)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface AmountFieldProps {
  inputRef: Ref<HTMLInputElement>;
  method: DepositMethod;
  value: string;
  onChange: (amount: string) => void;
  problem: string | null;
}

function AmountField({ inputRef, method, value, onChange, problem }: AmountFieldProps) {
  const t = useText();
  const format = useFormat();
  const { min_amount, max_amount, currency } = method;
  return (
    <TextField
      ref={inputRef}
      label={t('ui.deposit.amount', { currency })}
      hint={t('ui.deposit.limits', {
        min: format.money(min_amount, currency),
        max: format.money(max_amount, currency),
      })}
      error={problem}
      inputMode="decimal"
      autoComplete="off"
      maxLength={amountMaxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputClassName="numeric text-lg"
    />
  );
}

function QuickAmounts(props: {
  method: DepositMethod;
  amount: string;
  onChoose: (amount: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  return (
    <div role="group" aria-label={t('ui.deposit.quickAmounts')} className="flex flex-wrap gap-2">
      {quickAmounts(props.method).map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={quick === props.amount}
          onClick={() => props.onChoose(quick)}
          className="numeric min-h-11 rounded-control border border-line-strong px-4 text-sm font-semibold hover:bg-surface-2 aria-pressed:border-accent aria-pressed:bg-surface-3"
        >
          {format.money(quick, props.method.currency)}
        </button>
      ))}
    </div>
  );
}

/** What is kept and what arrives, before the player goes to pay. Says nothing where there is no fee. */
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

function MethodChoice(props: { method: DepositMethod; isChosen: boolean; onChoose: () => void }) {
  const t = useText();
  const format = useFormat();
  const { method } = props;
  return (
    <label
      className={classNames(
        'flex cursor-pointer items-center gap-3 rounded-card border p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        props.isChosen
          ? 'border-accent bg-surface-2'
          : 'border-line bg-surface-1 hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name="method"
        aria-label={method.name}
        checked={props.isChosen}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="grid min-w-0">
        <span className="truncate font-semibold">{method.name}</span>
        <span className="text-xs text-text-muted">
          {t('ui.deposit.eta', { minutes: method.eta_minutes })} ·{' '}
          {Number(method.fee) === 0
            ? t('ui.deposit.noFee')
            : t('ui.deposit.fee', { fee: format.money(method.fee, method.currency) })}
        </span>
      </span>
    </label>
  );
}

const quickFactors = [1n, 5n, 10n, 50n];

/** Round amounts built on the method's minimum, within its maximum, in major units. */
function quickAmounts({ min_amount, max_amount, currency }: DepositMethod): string[] {
  if (!isCurrencyCode(currency)) return [];
  const minMinor = parseAmount(min_amount, currency);
  const maxMinor = parseAmount(max_amount, currency);
  if (minMinor === null || maxMinor === null) return [];
  return quickFactors
    .map((factor) => minMinor * factor)
    .filter((amountMinor) => amountMinor <= maxMinor)
    .map((amountMinor) => formatAmount(amountMinor, currency));
}
