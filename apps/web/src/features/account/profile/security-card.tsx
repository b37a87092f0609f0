import { Badge } from '@pavilion/ui/notice';
import { useId, type ReactNode } from 'react';

/**
 * One way the account is protected: what it is, whether it is on, and what can be done about it.
 */
export function SecurityCard(props: {
  title: string;
  text: string;
  badge?: { label: string; isOn: boolean };
  /** Stands beside the title. */
  action?: ReactNode;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4 panel p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h3 id={id} className="m-0 flex flex-wrap items-center gap-2 text-base font-bold">
            {props.title}
            {props.badge ? (
              <Badge kind={props.badge.isOn ? 'positive' : 'plain'}>{props.badge.label}</Badge>
            ) : null}
          </h3>
          <p className="m-0 text-sm text-text-muted">{props.text}</p>
        </div>
        {props.action}
      </div>
      {props.children}
    </section>
  );
}
