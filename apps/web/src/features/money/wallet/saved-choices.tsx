import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { CheckboxField } from '@pavilion/ui/choice';
import { classNames } from '@pavilion/ui/class-names';
import { showToast } from '@pavilion/web-core/toasts/toast.store';
import { useForgetSaved, type DepositMethod, type SavedMethod } from './deposit.queries.ts';

interface ChoicesProps {
  method: DepositMethod;
  saved: readonly SavedMethod[];
  /** Empty: another one. */
  chosenId: string;
  onChoose: (savedId: string) => void;
  isToSave: boolean;
  onToSave: (isToSave: boolean) => void;
}

/** The saved cards or wallets of a method and another one; another one can be remembered. */
export function SavedChoices(props: ChoicesProps) {
  const t = useText();
  const { method, saved, chosenId } = props;
  if (!method.can_save) return null;
  return (
    <div className="grid gap-3">
      {saved.length === 0 ? null : (
        <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0">
          <legend className="mb-2 p-0 text-sm font-medium">{t('ui.deposit.payWith')}</legend>
          {saved.map((one) => (
            <SavedChoice
              key={one.saved_id}
              saved={one}
              isChosen={one.saved_id === chosenId}
              onChoose={() => props.onChoose(one.saved_id)}
            />
          ))}
          <Choice
            label={t('ui.deposit.payNew')}
            isChosen={chosenId === ''}
            onChoose={() => props.onChoose('')}
          />
        </fieldset>
      )}
      {chosenId === '' ? (
        <CheckboxField
          label={t('ui.deposit.save')}
          hint={t(
            method.saved_by === 'account' ? 'ui.deposit.saveHintAccount' : 'ui.deposit.saveHint',
          )}
          checked={props.isToSave}
          onChange={(event) => props.onToSave(event.target.checked)}
        />
      ) : null}
    </div>
  );
}

function SavedChoice(props: { saved: SavedMethod; isChosen: boolean; onChoose: () => void }) {
  const t = useText();
  const { saved_id: savedId, label } = props.saved;
  const forget = useForgetSaved(() =>
    showToast({ tone: 'success', title: t('ui.deposit.forgotten', { label }) }),
  );
  return (
    <div className="flex items-center gap-2">
      <Choice label={label} isChosen={props.isChosen} onChoose={props.onChoose} />
      <IconButton
        icon="trash"
        label={t('ui.deposit.forget', { label })}
        disabled={forget.isPending}
        onClick={() => forget.mutate(savedId)}
      />
    </div>
  );
}

function Choice(props: { label: string; isChosen: boolean; onChoose: () => void }) {
  return (
    <label
      className={classNames(
        'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control border px-3 has-focus-visible:outline-2 has-focus-visible:outline-focus',
        props.isChosen ? 'border-accent bg-surface-2' : 'border-line bg-surface-1',
      )}
    >
      <input
        type="radio"
        name="saved"
        checked={props.isChosen}
        onChange={props.onChoose}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="numeric truncate font-medium">{props.label}</span>
    </label>
  );
}
