// chunk: alone
import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './select.module.css';
import { Spinner } from './spinner.tsx';

export interface FieldShellProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Said in place of the hint when the value has been found right (a free name, a valid code). */
  success?: ReactNode;
  /** Hides the label visually; it stays for assistive technology. */
  isLabelHidden?: boolean;
  className?: string;
}

export const controlClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface-0 px-3 py-2 text-base text-text ' +
  'placeholder:text-text-muted disabled:opacity-60 aria-invalid:border-negative';

/** The look of a control that holds more than its text: the frame takes border and focus ring. */
export const controlFrameClass =
  'flex w-full min-h-11 items-center rounded-control border border-line-strong bg-surface-0 text-base text-text ' +
  'has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus ' +
  'has-[input:disabled]:opacity-60 has-[input:read-only]:bg-surface-2 has-[[aria-invalid]]:border-negative';

/** The input inside such a frame. */
export const framedInputClass =
  'min-w-0 flex-1 self-stretch rounded-control bg-transparent px-3 py-2 outline-none placeholder:text-text-muted';

interface FieldIds {
  id: string;
  /** Id of the label, for controls that are named by label and value together. */
  labelId: string;
  describedBy: string | undefined;
  isInvalid: boolean;
}

/** Label, control, hint, error or success, tied together by ids. */
export function FieldShell(
  props: FieldShellProps & {
    /** `group` where the control is several: the label is then a text, named by `labelId`. */
    as?: 'label' | 'group';
    children: (ids: FieldIds) => ReactNode;
  },
) {
  const id = useId();
  const labelId = `${id}-label`;
  const isInvalid = Boolean(props.error);
  const hasMessage = Boolean(props.error || props.success || props.hint);
  const labelClass = props.isLabelHidden ? 'sr-only' : 'text-sm font-medium text-text';
  return (
    <div className={classNames('grid grid-cols-1 content-start gap-1.5', props.className)}>
      {props.as === 'group' ? (
        <span id={labelId} className={labelClass}>
          {props.label}
        </span>
      ) : (
        <label id={labelId} htmlFor={id} className={labelClass}>
          {props.label}
        </label>
      )}
      {props.children({
        id,
        labelId,
        describedBy: hasMessage ? `${id}-note` : undefined,
        isInvalid,
      })}
      <FieldNote id={`${id}-note`} {...props} />
    </div>
  );
}

/** What is said below a control: the error before the success before the hint. */
function FieldNote(props: {
  id: string;
  hint?: ReactNode;
  error?: ReactNode;
  success?: ReactNode;
}) {
  const said = props.error || props.success;
  if (!said) {
    if (!props.hint) return null;
    return (
      <p id={props.id} className="text-sm text-text-muted">
        {props.hint}
      </p>
    );
  }
  return (
    <p
      id={props.id}
      className={classNames(
        'flex items-start gap-1.5 text-sm',
        props.error ? 'text-negative' : 'text-positive',
      )}
    >
      <Icon name={props.error ? 'error' : 'check'} size={16} className="mt-0.5 shrink-0" />
      <span>{said}</span>
    </p>
  );
}

export interface TextFieldProps
  extends
    FieldShellProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> {
  ref?: Ref<HTMLInputElement>;
  /** Shown inside the control, before and after the text: an icon, a currency, a button. */
  before?: ReactNode;
  after?: ReactNode;
  /** Shows that the value is being looked at. */
  isBusy?: boolean;
  inputClassName?: string;
}

/** One line of text with everything around it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, success, isLabelHidden, className, ...rest } = props;
  const { before, after, isBusy, inputClassName, ref, ...input } = rest;
  const shell = { label, hint, error, success, isLabelHidden, className };
  return (
    <FieldShell {...shell}>
      {({ id, describedBy, isInvalid }) => (
        <div className={controlFrameClass}>
          {before ? (
            <span className="pointer-events-none shrink-0 ps-3 text-text-muted">{before}</span>
          ) : null}
          <input
            {...input}
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            aria-busy={isBusy || undefined}
            className={classNames(framedInputClass, inputClassName)}
          />
          {isBusy ? (
            <span className="shrink-0 pe-3 text-text-muted">
              <Spinner size={18} />
            </span>
          ) : null}
          {after ? <span className="-my-px grid shrink-0 place-items-center">{after}</span> : null}
        </div>
      )}
    </FieldShell>
  );
}

export interface SelectFieldProps
  extends FieldShellProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
}

/** The platform's own select: right on every device and in every screen reader. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, isLabelHidden, className, options, ref, ...select } = props;
  const shell = { label, hint, error, success, isLabelHidden, className };
  return (
    <FieldShell {...shell}>
      {({ id, describedBy, isInvalid }) => (
        <div className="relative flex items-center">
          <select
            {...select}
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={classNames(controlClass, styles.select, 'appearance-none pe-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute end-3 text-text-muted"
          />
        </div>
      )}
    </FieldShell>
  );
}
