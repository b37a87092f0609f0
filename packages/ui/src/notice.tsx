// chunk: standing
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A short fact in a coloured frame. */
export function Notice(props: {
  kind?: 'info' | 'positive' | 'warning' | 'negative';
  children: ReactNode;
}) {
  const kind = props.kind ?? 'info';
  const looks = {
    info: { icon: 'info', tone: 'text-accent-text' },
    positive: { icon: 'check', tone: 'text-positive' },
    warning: { icon: 'warning', tone: 'text-warning' },
    negative: { icon: 'error', tone: 'text-negative' },
  } as const;
  return (
    <div className="flex items-start gap-3 rounded-control border border-line bg-surface-2 p-3 text-sm">
      <Icon
        name={looks[kind].icon}
        size={20}
        className={classNames('shrink-0', looks[kind].tone)}
      />
      <div className="min-w-0 text-pretty">{props.children}</div>
    </div>
  );
}

export function Badge(props: {
  kind?: 'plain' | 'accent' | 'positive' | 'negative' | 'warning';
  children: ReactNode;
}) {
  const kinds = {
    plain: 'bg-surface-3 text-text',
    accent: 'bg-accent text-on-accent',
    positive: 'bg-positive text-on-positive',
    negative: 'bg-negative text-on-negative',
    warning: 'bg-warning text-on-warning',
  };
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2 py-0.5 font-body text-xs font-semibold tracking-normal whitespace-nowrap normal-case not-italic',
        kinds[props.kind ?? 'plain'],
      )}
    >
      {props.children}
    </span>
  );
}
