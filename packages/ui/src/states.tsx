import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

/** Grey stand-in while something loads. */
export function Skeleton(props: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-pulse rounded-[min(var(--shape-control),14px)] bg-surface-3',
        props.className,
      )}
    />
  );
}

interface StateProps {
  icon?: IconName;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  className?: string;
}

/** Shown where a list has nothing. */
export function EmptyState(props: StateProps) {
  return (
    <div
      className={classNames(
        'state grid justify-items-center gap-3 px-6 py-12 text-center',
        props.className,
      )}
    >
      <span className="state-mark text-text-muted">
        <Icon name={props.icon ?? 'search'} size={28} />
      </span>
      <p className="state-title">{props.title}</p>
      {props.text ? <p className="max-w-prose text-text-muted">{props.text}</p> : null}
      {props.action}
    </div>
  );
}

/** Shown where something could not be loaded, with a way to try again. */
export function ErrorState(props: StateProps & { retryLabel?: string; onRetry?: () => void }) {
  return (
    <div
      role="alert"
      className={classNames(
        'state grid justify-items-center gap-3 px-6 py-12 text-center',
        props.className,
      )}
    >
      <span className="state-mark text-negative">
        <Icon name={props.icon ?? 'warning'} size={28} />
      </span>
      <p className="state-title">{props.title}</p>
      {props.text ? <p className="max-w-prose text-text-muted">{props.text}</p> : null}
      {props.onRetry && props.retryLabel ? (
        <Button kind="secondary" icon="refresh" onClick={props.onRetry}>
          {props.retryLabel}
        </Button>
      ) : null}
      {props.action}
    </div>
  );
}
