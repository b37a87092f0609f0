import type { ReactNode } from 'react';

/** One of a few short facts of a card. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5 rounded-control bg-surface-2 p-3">
      <dt className="text-xs text-text-muted">{name}</dt>
      <dd className="m-0 font-bold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
