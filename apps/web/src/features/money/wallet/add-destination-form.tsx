import type { CallFailure } from '@pavilion/client/call-failure';
import { destinationAdd } from '@pavilion/contracts/player/money/destination-add.contract';
import { fullNameMaxLength, normaliseCode, validateFullName } from '@pavilion/domain/input';
import { useText } from '@pavilion/i18n/react';
import { SelectField, TextField } from '@pavilion/ui/field';
import { Notice } from '@pavilion/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../core/api.ts';
import { SubmitButton } from '@pavilion/web-core/forms/submit-button';
import { useFieldText } from '@pavilion/web-core/inputs/field-text';
import { AlphabetField, NumericField } from '../../../core/inputs/filtered-text-field.tsx';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { StepUpPanel } from '../../../core/second-step/step-up-panel.tsx';
import { useConfirmedCall } from '../../../core/second-step/use-confirmed-call.ts';
import { useKnownHolder } from './known-holder.ts';
import { PayoutMethodChoice } from './payout-method-choice.tsx';
import { refreshDestinations, type WithdrawalMethod } from './withdrawal.queries.ts';

type Field = WithdrawalMethod['fields'][number];
type Problems = Readonly<Record<string, string>>;

/** Failures of the whole call that are about one field. */
const fieldOfCode: Readonly<Record<string, string>> = {
  nameMismatch: 'holder_name',
  tooManyDestinations: 'form',
  destinationTaken: 'form',
};

/**
 * Way of payment, holder and the fields of the way; each is checked as it is left and by the server
 * again.
 */
export function AddDestinationForm(props: {
  methods: readonly WithdrawalMethod[];
  onAdded: (destinationId: string) => void;
}) {
  const t = useText();
  const formRef = useRef<HTMLFormElement>(null);
  const [methodCode, setMethodCode] = useState(props.methods[0]?.method_code ?? '');
  const known = useKnownHolder();
  const [typedHolder, setHolder] = useState<string | null>(null);
  const holder = typedHolder ?? known;
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [problems, setProblems] = useState<Problems>({});
  const method = props.methods.find(({ method_code: code }) => code === methodCode);
  const { submit, isBusy, stepUp } = useAdd({
    added: props.onAdded,
    refused: (failure) => refuse(problemsOf(failure)),
  });
  if (!method) return null;

  const refuse = (found: Problems): void => {
    setProblems(found);
    const [first] = Object.keys(found);
    formRef.current?.querySelector<HTMLElement>(`[name="${first ?? ''}"]`)?.focus();
  };
  const enter = (name: string, text: string): void => {
    setProblems(({ [name]: _mended, form: _form, ...rest }) => rest);
    if (name === 'holder_name') setHolder(text);
    else setFields((known) => ({ ...known, [name]: text }));
  };
  const send = (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    const found = problemsIn(method, holder, fields);
    if (Object.keys(found).length > 0) return refuse(found);
    const own = Object.fromEntries(method.fields.map(({ name }) => [name, fields[name] ?? '']));
    setProblems({});
    submit({ method_code: method.method_code, holder_name: holder.trim(), fields: own });
  };

  return (
    <form ref={formRef} onSubmit={send} noValidate className="grid gap-5">
      <PayoutMethodChoice
        methods={props.methods}
        chosen={method}
        onChoose={(code) => {
          setMethodCode(code);
          setFields({});
          setProblems({});
        }}
      />
      <Inputs
        method={method}
        holder={holder}
        isKnown={known !== '' && holder === known}
        fields={fields}
        problems={problems}
        enter={enter}
      />
      <StepUpPanel state={stepUp} />
      <FormProblem code={problems['form']} />
      <SubmitButton
        label={t(stepUp.isAsked ? 'ui.withdrawal.confirmAdd' : 'ui.withdrawal.add')}
        isBusy={isBusy}
      />
    </form>
  );
}

/** Adds the account, with the second step once it is asked for. */
function useAdd(on: {
  added: (destinationId: string) => void;
  refused: (failure: CallFailure) => void;
}) {
  const t = useText();
  const client = useQueryClient();
  return useConfirmedCall(
    (
      wish: { method_code: string; holder_name: string; fields: Record<string, string> },
      confirmation,
    ) => call(destinationAdd, { ...wish, ...confirmation }, { handled: true }),
    {
      done: ({ destination_id: id }) => {
        refreshDestinations(client);
        showToast({ tone: 'success', title: t('ui.withdrawal.added') });
        on.added(id);
      },
      refused: on.refused,
    },
  );
}

function FormProblem({ code }: { code: string | undefined }) {
  const fieldText = useFieldText();
  return code === undefined ? null : (
    <div role="alert">
      <Notice kind="negative">{fieldText(code)}</Notice>
    </div>
  );
}

function Inputs(props: {
  method: WithdrawalMethod;
  holder: string;
  /** The holder is the name we know. */
  isKnown: boolean;
  fields: Readonly<Record<string, string>>;
  problems: Problems;
  enter: (name: string, text: string) => void;
}) {
  const t = useText();
  const fieldText = useFieldText();
  const { problems, enter } = props;
  return (
    <>
      <AlphabetField
        name="holder_name"
        label={t('ui.withdrawal.holder')}
        hint={t(props.isKnown ? 'ui.withdrawal.holderKnown' : 'ui.withdrawal.holderHint')}
        error={fieldText(problems['holder_name'], { maximum: fullNameMaxLength })}
        autoComplete="name"
        maxLength={fullNameMaxLength}
        value={props.holder}
        onChange={(event) => enter('holder_name', event.target.value)}
      />
      {props.method.fields.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          value={props.fields[field.name] ?? ''}
          error={fieldText(problems[field.name])}
          onChange={(text) => enter(field.name, text)}
        />
      ))}
    </>
  );
}

/** Patterns that nothing but digits fits. */
const isDigits = /^(?:\d|\\d|\{\d+(?:,\d+)?\})+$/;

function FieldInput(props: {
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}) {
  const t = useText();
  const { field, value, error, onChange } = props;
  const label = t.find(`ui.withdrawal.field.${field.name}`) ?? field.name;
  if (field.choices)
    return (
      <SelectField
        name={field.name}
        label={label}
        error={error}
        options={[
          { value: '', label: t('ui.withdrawal.choose') },
          ...field.choices.map(({ value: code, name }) => ({ value: code, label: name })),
        ]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  const Input = isDigits.test(field.pattern) ? NumericField : TextField;
  return (
    <Input
      name={field.name}
      label={label}
      hint={t('ui.withdrawal.example', { example: field.example })}
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode={/^[\d+]+$/.test(field.example) ? 'numeric' : 'text'}
      maxLength={100}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      inputClassName="numeric"
    />
  );
}

/**
 * What can be told before asking the server: empty fields and those without the form of their kind.
 */
function problemsIn(
  method: WithdrawalMethod,
  holder: string,
  fields: Readonly<Record<string, string>>,
): Problems {
  const found: Record<string, string> = {};
  const holderProblem = holder.trim() === '' ? 'required' : validateFullName(holder);
  if (holderProblem) found['holder_name'] = holderProblem;
  for (const { name, pattern } of method.fields) {
    const text = normaliseCode(fields[name] ?? '');
    if (text === '') found[name] = 'required';
    else if (!new RegExp(`^(?:${pattern})$`).test(text)) found[name] = 'invalidFormat';
  }
  return found;
}

/** The fields a refused call is about; `form` where it is about none. */
function problemsOf({ code, errors }: CallFailure): Problems {
  const named = errors.map(({ path, code: reason }) => [path.replace(/^fields\./, ''), reason]);
  if (named.length > 0) return Object.fromEntries(named) as Problems;
  return { [fieldOfCode[code] ?? 'form']: `errors.${code}` };
}
