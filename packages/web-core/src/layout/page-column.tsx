import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';

const widths = { narrow: 'max-w-md', text: 'max-w-3xl', wide: 'max-w-6xl' } as const;

/** A page of one column with its heading. */
export function PageColumn(props: {
  title: ReactNode;
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(
        'mx-auto grid w-full grid-cols-1 gap-6 px-4 py-8 sm:px-6',
        widths[props.width ?? 'text'],
      )}
    >
      <h1 className="page-title">{props.title}</h1>
      {props.children}
    </div>
  );
}

/** A short form in a frame in the middle of the page. */
export function PageCard(props: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-md px-4 py-8 sm:py-12">
      <div className="grid grid-cols-1 gap-6 panel p-5 sm:p-8">
        <div className="grid gap-1">
          <h1 className="page-title">{props.title}</h1>
          {props.text ? <p className="text-text-muted">{props.text}</p> : null}
        </div>
        {props.children}
      </div>
    </div>
  );
}
