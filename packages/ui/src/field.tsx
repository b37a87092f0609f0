import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface FieldShellProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Hides the label visually; it stays for assistive technology. */
  isLabelHidden?: boolean;
  className?: string;
}

export const controlClass =
  'w-full min-h-11 rounded-control border border-line-strong bg-surface-0 px-3 py-2 text-base text-text ' +
  'placeholder:text-text-muted disabled:opacity-60 aria-invalid:border-negative';

/** Label, control, hint and error, tied together by ids. */
export function FieldShell(
  props: FieldShellProps & {
    children: (ids: {
      id: string;
      describedBy: string | undefined;
      isInvalid: boolean;
    }) => ReactNode;
  },
) {
  const id = useId();
  const hasError = Boolean(props.error);
  const describedBy = hasError ? `${id}-error` : props.hint ? `${id}-hint` : undefined;
  return (
    <div className={classNames('grid gap-1.5', props.className)}>
      <label
        htmlFor={id}
        className={props.isLabelHidden ? 'sr-only' : 'text-sm font-medium text-text'}
      >
        {props.label}
      </label>
      {props.children({ id, describedBy, isInvalid: hasError })}
      {hasError ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-negative">
          <Icon name="error" size={16} className="mt-0.5 shrink-0" />
          <span>{props.error}</span>
        </p>
      ) : props.hint ? (
        <p id={`${id}-hint`} className="text-sm text-text-muted">
          {props.hint}
        </p>
      ) : null}
    </div>
  );
}

export interface TextFieldProps
  extends
    FieldShellProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'prefix'> {
  ref?: Ref<HTMLInputElement>;
  /** Shown inside the control, before and after the text. */
  before?: ReactNode;
  after?: ReactNode;
  inputClassName?: string;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isLabelHidden,
    className,
    before,
    after,
    inputClassName,
    ref,
    ...input
  } = props;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {({ id, describedBy, isInvalid }) => (
        <div className="relative flex items-center">
          {before ? (
            <span className="pointer-events-none absolute start-3 text-text-muted">{before}</span>
          ) : null}
          <input
            {...input}
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={classNames(
              controlClass,
              before ? 'ps-10' : '',
              after ? 'pe-12' : '',
              inputClassName,
            )}
          />
          {after ? <span className="absolute end-0.5 grid place-items-center">{after}</span> : null}
        </div>
      )}
    </FieldShell>
  );
}

export interface SelectFieldProps
  extends FieldShellProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  ref?: Ref<HTMLSelectElement>;
  options: readonly { value: string; label: string }[];
}

/** The platform's own select: right on every device and in every screen reader. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, isLabelHidden, className, options, ref, ...select } = props;
  return (
    <FieldShell
      label={label}
      hint={hint}
      error={error}
      isLabelHidden={isLabelHidden}
      className={className}
    >
      {({ id, describedBy, isInvalid }) => (
        <div className="relative flex items-center">
          <select
            {...select}
            ref={ref}
            id={id}
            aria-describedby={describedBy}
            aria-invalid={isInvalid || undefined}
            className={classNames(controlClass, 'appearance-none pe-10')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
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

export interface CheckboxFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'type'
> {
  label: ReactNode;
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, error, ref, className, ...input } = props;
  const id = useId();
  return (
    <div className={className}>
      <div className="flex items-start gap-3">
        <input
          {...input}
          ref={ref}
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <label htmlFor={id} className="text-sm text-text">
          {label}
        </label>
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 text-sm text-negative">
          {error}
        </p>
      ) : null}
    </div>
  );
}
