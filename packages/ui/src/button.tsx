import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'danger' | 'positive';
export type ButtonSize = 'small' | 'medium' | 'large';

/**
 * Surfaces; the first class of each says what the button is, for style sheets of art directions.
 */
const kinds: Record<ButtonKind, string> = {
  primary: 'button-primary bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'button-secondary border border-line-strong bg-surface-2 text-text hover:bg-surface-3',
  ghost: 'button-ghost text-text hover:bg-surface-2',
  danger: 'button-danger bg-negative text-on-negative hover:brightness-110',
  positive: 'button-positive bg-positive text-on-positive hover:brightness-110',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 pointer-coarse:min-h-11 px-3 text-sm gap-1.5',
  medium: 'min-h-11 px-4 text-base gap-2',
  large: 'min-h-13 px-6 text-lg gap-2',
};

/** Classes of a button, for links that look like one. */
export function buttonClass(
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'medium',
  isWide = false,
) {
  return classNames(
    'button inline-flex items-center justify-center rounded-control font-semibold transition-colors duration-(--motion-time) ease-(--motion-ease)',
    'disabled:opacity-50 select-none text-center text-balance leading-tight py-2',
    kinds[kind],
    sizes[size],
    isWide && 'w-full',
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
  /** Shows a spinner and refuses clicks, keeping the width. */
  isBusy?: boolean;
  icon?: IconName;
  children?: ReactNode;
}

export function Button(props: ButtonProps) {
  const { kind, size, isWide, isBusy, icon, children, className, disabled, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass(kind, size, isWide), className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner size={18} /> : icon ? <Icon name={icon} size={18} /> : null}
      {children}
    </button>
  );
}

/** A square button that shows only an icon; `label` is its accessible name. */
export function IconButton(
  props: Omit<ButtonProps, 'children' | 'icon'> & {
    icon: IconName;
    label: string;
    iconSize?: number;
  },
) {
  const {
    icon,
    label,
    iconSize,
    className,
    kind = 'ghost',
    size: _size,
    isWide: _isWide,
    isBusy,
    disabled,
    ...rest
  } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
      className={classNames(
        'inline-grid size-11 shrink-0 place-items-center rounded-control transition-colors duration-(--motion-time) ease-(--motion-ease) disabled:opacity-50',
        kinds[kind],
        className,
      )}
    >
      {isBusy ? <Spinner size={18} /> : <Icon name={icon} size={iconSize ?? 22} />}
    </button>
  );
}
