// chunk: alone
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

type NativeProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>;

export interface CheckboxFieldProps extends NativeProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some but not all of what it stands for. */
  isMixed?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** One thing to agree to or to choose. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error, isMixed, ref, className, ...input } = props;
  const id = useId();
  const setMixed = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = isMixed ?? false;
    if (typeof ref === 'function') return ref(element);
    if (ref) ref.current = element;
    return undefined;
  };
  return (
    <div className={className}>
      <div className={styles.choice}>
        <input
          {...input}
          // React gives a new function each time, so that the mixed state is written again after
          // every change.
          ref={isMixed === undefined ? ref : setMixed}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error || hint ? `${id}-note` : undefined}
          className={styles.input}
        />
        <ChoiceText id={id} label={label} hint={error ? undefined : hint} />
      </div>
      {error ? <ChoiceError id={`${id}-note`}>{error}</ChoiceError> : null}
    </div>
  );
}

/** A setting that takes effect at once. */
export function SwitchField(
  props: NativeProps & {
    label: ReactNode;
    hint?: ReactNode;
    /** The change is on its way: the switch keeps its place and takes no other. */
    isBusy?: boolean;
    /** Label first, switch at the end of the line, as lists of settings have it. */
    isAtEnd?: boolean;
  },
) {
  const { label, hint, isBusy, isAtEnd, className, disabled, ...input } = props;
  const id = useId();
  const text = <ChoiceText id={id} label={label} hint={hint} />;
  return (
    <div
      className={classNames(styles.choice, isAtEnd && 'justify-between', className)}
      aria-busy={isBusy || undefined}
    >
      {isAtEnd ? text : null}
      <input
        {...input}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- it tells its state
        role="switch"
        disabled={disabled || isBusy}
        aria-describedby={hint ? `${id}-note` : undefined}
        className={classNames(styles.input, styles.switch, isBusy && styles.busy)}
      />
      {isAtEnd ? null : text}
    </div>
  );
}

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** One of several; arrow keys move the choice. */
export function RadioGroup(props: {
  label: ReactNode;
  options: readonly RadioOption[];
  value: string | null;
  onChange: (value: string) => void;
  error?: ReactNode;
  isDisabled?: boolean;
  /** `cards` frames each option, `row` puts them side by side. */
  look?: 'list' | 'row' | 'cards';
}) {
  const id = useId();
  const isCards = props.look === 'cards';
  return (
    <fieldset
      className="m-0 grid min-w-0 gap-3 border-0 p-0"
      disabled={props.isDisabled}
      role="radiogroup"
      aria-invalid={Boolean(props.error) || undefined}
      aria-describedby={props.error ? `${id}-note` : undefined}
    >
      <legend className="mb-3 p-0 text-sm font-medium">{props.label}</legend>
      <div className={props.look === 'row' ? styles.row : styles.group}>
        {props.options.map((option) => {
          const optionId = `${id}-${option.value}`;
          return (
            <label
              key={option.value}
              htmlFor={optionId}
              className={classNames(styles.choice, isCards && styles.card)}
            >
              <input
                type="radio"
                id={optionId}
                name={id}
                value={option.value}
                checked={option.value === props.value}
                disabled={option.isDisabled}
                aria-describedby={option.hint ? `${optionId}-note` : undefined}
                onChange={() => props.onChange(option.value)}
                className={styles.input}
              />
              <span className={styles.body}>
                <span className={styles.label}>{option.label}</span>
                {option.hint ? (
                  <span id={`${optionId}-note`} className={styles.hint}>
                    {option.hint}
                  </span>
                ) : null}
              </span>
            </label>
          );
        })}
      </div>
      {props.error ? <ChoiceError id={`${id}-note`}>{props.error}</ChoiceError> : null}
    </fieldset>
  );
}

function ChoiceText(props: { id: string; label: ReactNode; hint?: ReactNode }) {
  return (
    <span className={styles.body}>
      <label htmlFor={props.id} className={styles.label}>
        {props.label}
      </label>
      {props.hint ? (
        <span id={`${props.id}-note`} className={styles.hint}>
          {props.hint}
        </span>
      ) : null}
    </span>
  );
}

function ChoiceError(props: { id: string; children: ReactNode }) {
  return (
    <p id={props.id} className="mt-1.5 flex items-start gap-1.5 text-sm text-negative">
      <Icon name="error" size={16} className="mt-0.5 shrink-0" />
      <span>{props.children}</span>
    </p>
  );
}
