import type { ReactNode } from 'react';

/** A board of events without teams: its title, the menu of sports, and what is shown. */
export function RunnersPage(props: { title: string; menu: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-3 py-2 sm:gap-4 sm:py-4">
      <h1 className="page-title max-sm:sr-only">{props.title}</h1>
      {props.menu}
      {props.children}
    </div>
  );
}
