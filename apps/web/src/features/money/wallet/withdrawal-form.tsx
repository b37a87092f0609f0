import { withdrawalCreate } from '@pavilion/contracts/player/money/withdrawal-create.contract';
import { useFormat, useText } from '@pavilion/i18n/react';
import { useQueryClient } from '@tanstack/react-query';
import { CheckboxField } from '@pavilion/ui/choice';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../../core/api.ts';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { amountText } from '../../../common/amounts/amount-text.ts';
import { useSearchParams } from '../../../core/navigation/use-search-params.ts';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { AmountButton, AmountField, useAmountWords } from './amount-field.tsx';
import { problemWhileTyping } from './amount-problem.ts';
import { useArrivalText } from './arrival-text.ts';
import { DestinationChoices } from './destination-choices.tsx';
import { StepUpPanel } from '../../../core/second-step/step-up-panel.tsx';
import { useConfirmedCall } from '../../../core/second-step/use-confirmed-call.ts';
import { mostOf, netOf, withdrawalProblem, type WithdrawalProblem } from './withdrawal-problem.ts';
import { IdentityNeeded } from './identity-needed.tsx';
import {
  refreshWithdrawals,
  type Destination,
  type WithdrawalMethod,
} from './withdrawal.queries.ts';

interface FormProps {
  methods: readonly WithdrawalMethod[];
  destinations: readonly Destination[];
  /** What may leave. */
  free: string;
  /** Shows what a withdrawal would take of a bonus that it ends. */
  forfeitNotice: (bonusId: string) => ReactNode;
}

/** The bonus that a withdrawal would end; none as long as it has no id. */
interface EndedBonus {
  id: string;
  agrees: boolean;
}

const noBonus: EndedBonus = { id: '', agrees: false };

/** Where to, how much, what arrives and when, and the second step once it is asked for. */
export function WithdrawalForm({ methods, destinations, free, forfeitNotice }: FormProps) {
  const t = useText();
  const inputRef = useRef<HTMLInputElement>(null);
  const { chosen, choose } = useChosenDestination(destinations);
  const [amount, setAmount] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [identity, setIdentity] = useState<string | null>(null);
  const [bonus, setBonus] = useState(noBonus);
  const problemText = useProblemText();
  const method = methods.find(({ method_code: code }) => code === chosen?.method_code);
  const { submit, isBusy, stepUp } = useAsk({
    done: () => {
      setAmount('');
      setBonus(noBonus);
    },
    forfeits: (bonusId) => setBonus({ id: bonusId, agrees: false }),
    refused: (text, identityDetail) => {
      setProblem(text);
      setIdentity(identityDetail);
      inputRef.current?.focus();
    },
  });

  const enter = (text: string): void => {
    const code = problemWhileTyping(text);
    setAmount(text);
    setIdentity(null);
    setProblem(code && method ? problemText(code, method, free) : null);
  };
  const send = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    if (!chosen || !method) return;
    const code = withdrawalProblem(amount, method, free);
    setProblem(code === null ? null : problemText(code, method, free));
    if (code !== null) return inputRef.current?.focus();
    submit({
      destination_id: chosen.destination_id,
      amount: amountText(amount),
      ...(bonus.agrees && { forfeit_bonus: true }),
    });
  };

  return (
    <form onSubmit={send} noValidate className="grid gap-6">
      <DestinationChoices
        methods={methods}
        destinations={destinations}
        chosenId={chosen?.destination_id ?? ''}
        onChoose={choose}
      />
      {method ? (
        <>
          <div className="grid gap-3">
            <AmountField {...{ inputRef, method, problem }} value={amount} onChange={enter} />
            <EverythingButton method={method} free={free} amount={amount} onChoose={enter} />
          </div>
          <IdentityNeeded detail={identity} currency={method.currency} />
          <Summary method={method} amount={amount} />
          <BonusGoes bonus={bonus} onChange={setBonus} notice={forfeitNotice} />
          <StepUpPanel state={stepUp} />
          <SubmitButton
            label={t(stepUp.isAsked ? 'ui.withdrawal.confirm' : 'ui.withdrawal.withdraw')}
            isBusy={isBusy}
          />
        </>
      ) : null}
    </form>
  );
}

/** What the withdrawal ends, and the player's agreement to it; nothing where it ends no bonus. */
function BonusGoes(props: {
  bonus: EndedBonus;
  onChange: (bonus: EndedBonus) => void;
  notice: FormProps['forfeitNotice'];
}) {
  const t = useText();
  const { bonus, onChange, notice } = props;
  if (bonus.id === '') return null;
  return (
    <>
      {notice(bonus.id)}
      <CheckboxField
        label={t('ui.rewards.withdrawalAgree')}
        checked={bonus.agrees}
        onChange={(event) => onChange({ ...bonus, agrees: event.target.checked })}
      />
    </>
  );
}

/**
 * The account the player chose; before he did, the one he has just added, else the first that can
 * be paid to.
 */
function useChosenDestination(destinations: readonly Destination[]) {
  const [params] = useSearchParams();
  const [chosenId, choose] = useState<string | null>(null);
  const ready = destinations.filter(({ status }) => status === 'ready');
  const byId = (wanted: string | null) => ready.find(({ destination_id: id }) => id === wanted);
  return { chosen: byId(chosenId) ?? byId(params.get('destination')) ?? ready[0], choose };
}

/** Asks for a withdrawal; what may leave is read anew whatever comes of it. */
function useAsk(on: {
  done: () => void;
  /** A bonus would be lost: the player is asked first. */
  forfeits: (bonusId: string) => void;
  refused: (text: string, identityDetail: string | null) => void;
}) {
  const t = useText();
  const client = useQueryClient();
  return useConfirmedCall(
    (wish: { destination_id: string; amount: string; forfeit_bonus?: boolean }, confirmation) =>
      call(withdrawalCreate, { ...wish, ...confirmation }, { handled: true }),
    {
      done: () => {
        refreshWithdrawals(client);
        showToast({ tone: 'success', title: t('ui.withdrawal.requested') });
        on.done();
      },
      refused: ({ code, statusDetail }) => {
        refreshWithdrawals(client);
        if (code === 'bonusForfeits') return on.forfeits(statusDetail ?? '');
        on.refused(
          t.find(`errors.${code}`) ?? t('errors.unknownError'),
          code === 'identityRequired' ? (statusDetail ?? '') : null,
        );
      },
    },
  );
}

/** Gives a function that says what is wrong with an amount, with the bounds it breaks. */
function useProblemText(): (
  code: WithdrawalProblem,
  method: WithdrawalMethod,
  free: string,
) => string {
  const t = useText();
  const format = useFormat();
  const words = useAmountWords();
  return (code, method, free) =>
    code === 'locked'
      ? t('ui.withdrawal.onlyFree', { free: format.money(free, method.currency) })
      : words(code, method);
}

/** The most that may leave, by one press. */
function EverythingButton(props: {
  method: WithdrawalMethod;
  free: string;
  amount: string;
  onChoose: (amount: string) => void;
}) {
  const t = useText();
  const format = useFormat();
  const { method, free, amount, onChoose } = props;
  const most = mostOf(method, free);
  if (most === null) return null;
  return (
    <AmountButton amount={most} chosen={amount} onChoose={onChoose}>
      {t('ui.withdrawal.everything', { amount: format.money(most, method.currency) })}
    </AmountButton>
  );
}

/** What is kept, what arrives and when, before the player asks for it. */
function Summary({ method, amount }: { method: WithdrawalMethod; amount: string }) {
  const t = useText();
  const format = useFormat();
  const arrival = useArrivalText();
  const net = netOf(amount, method);
  const rows: [string, string][] = [
    [
      t('ui.withdrawal.fee'),
      Number(method.fee) === 0 ? t('ui.deposit.noFee') : format.money(method.fee, method.currency),
    ],
    [t('ui.withdrawal.net'), net === null ? '–' : format.money(net, method.currency)],
    [t('ui.withdrawal.time'), arrival(method.eta_minutes)],
  ];
  return (
    <dl aria-live="polite" className="m-0 grid gap-2 rounded-card bg-surface-2 p-4 text-sm">
      {rows.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-text-muted">{name}</dt>
          <dd className="numeric m-0 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
