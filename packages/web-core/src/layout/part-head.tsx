// chunk: standing
import { Icon, type IconName } from '@pavilion/ui/icon';
import type { ReactNode } from 'react';

/** Heading of a part of the home page, with what acts on the part at its end. */
export function PartHead(props: {
  id: string;
  icon: IconName;
  title: string;
  children?: ReactNode;
}) {
  return (
    <header className="mb-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      <div className="flex max-w-full items-center gap-x-3">
        <Icon name={props.icon} size={22} className="shrink-0 text-accent-text" />
        <h2 id={props.id} className="min-w-0 text-xl font-bold wrap-anywhere">
          {props.title}
        </h2>
      </div>
      {props.children ? <div className="ms-auto">{props.children}</div> : null}
    </header>
  );
}
