import { useFormat, useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Badge } from '@pavilion/ui/notice';
import { useArrivalText } from './arrival-text.ts';
import type { DepositMethod } from './deposit.queries.ts';
import { MethodLogo } from './method-logo.tsx';

/** The ways to pay: what each is, how long it takes and what it costs. */
export function DepositMethods(props: {
  methods: readonly DepositMethod[];
  chosen: DepositMethod;
  usualCode: string | null;
  onChoose: (methodCode: string) => void;
}) {
  const t = useText();
  return (
    <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
      <legend className="mb-2 p-0 text-sm font-medium">{t('ui.deposit.method')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {props.methods.map((method) => (
          <MethodChoice
            key={method.method_code}
            method={method}
            isChosen={method === props.chosen}
            isUsual={method.method_code === props.usualCode}
            onChoose={() => props.onChoose(method.method_code)}
          />
        ))}
      </div>
    </fieldset>
  );
}

function MethodChoice(props: {
  method: DepositMethod;
  isChosen: boolean;
  isUsual: boolean;
  onChoose: () => void;
}) {
  const t = useText();
  const format = useFormat();
  const arrival = useArrivalText();
  const { method, isChosen } = props;
  const fee =
    Number(method.fee) === 0
      ? t('ui.deposit.noFee')
      : t('ui.deposit.fee', { fee: format.money(method.fee, method.currency) });
  return (
    <label
      className={classNames(
        'flex min-w-0 cursor-pointer items-center gap-3 rounded-card border p-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isChosen ? 'border-accent bg-surface-2' : 'border-line bg-surface-1 hover:bg-surface-2',
      )}
    >
      <input
        type="radio"
        name="method"
        aria-label={method.name}
        checked={isChosen}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <MethodLogo code={method.method_code} kind={method.kind} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          <span className="wrap-anywhere">{method.name}</span>
          {props.isUsual ? <Badge>{t('ui.deposit.usual')}</Badge> : null}
        </span>
        <span className="text-xs text-text-muted">
          {t(`ui.deposit.kind.${method.kind}`)} · {arrival(method.eta_minutes)} · {fee}
        </span>
      </span>
    </label>
  );
}
