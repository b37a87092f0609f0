import { useText } from '@pavilion/i18n/react';
import { classNames } from '@pavilion/ui/class-names';
import { Notice } from '@pavilion/ui/notice';
import { MethodLogo } from './method-logo.tsx';
import type { WithdrawalMethod } from './withdrawal.queries.ts';

/** The ways to be paid, one of which is chosen, and what to heed of it. */
export function PayoutMethodChoice(props: {
  methods: readonly WithdrawalMethod[];
  chosen: WithdrawalMethod;
  onChoose: (methodCode: string) => void;
}) {
  const t = useText();
  const { methods, chosen, onChoose } = props;
  return (
    <>
      <fieldset className="m-0 grid min-w-0 gap-3 border-0 p-0">
        <legend className="mb-2 p-0 text-sm font-medium">{t('ui.withdrawal.method')}</legend>
        {methods.map((method) => (
          <Choice
            key={method.method_code}
            method={method}
            isChosen={method === chosen}
            onChoose={() => onChoose(method.method_code)}
          />
        ))}
      </fieldset>
      {chosen.kind === 'crypto' ? (
        <Notice kind="warning">{t('ui.withdrawal.network', { name: chosen.name })}</Notice>
      ) : null}
    </>
  );
}

function Choice(props: { method: WithdrawalMethod; isChosen: boolean; onChoose: () => void }) {
  const { method, isChosen } = props;
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
        checked={isChosen}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <MethodLogo code={method.method_code} kind={method.kind} />
      <span className="min-w-0 font-semibold wrap-anywhere">{method.name}</span>
    </label>
  );
}
