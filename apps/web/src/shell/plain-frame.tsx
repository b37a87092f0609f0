import type { ReactNode } from 'react';
import { SiteLogo } from '../core/layout/site-logo.tsx';
import { useLayoutStore } from '../core/stores/layout.store.ts';

/**
 * The layout `default`: the site's name above the page, nothing else. For errors and before a
 * template is known.
 */
export function PlainFrame({ children }: { children: ReactNode }) {
  const site = useLayoutStore((state) => state.site);
  return (
    <div className="flex min-h-dvh flex-col bg-surface-0 text-text">
      <header className="flex min-h-16 items-center border-b border-line px-4">
        <SiteLogo site={site} height={40} />
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
    </div>
  );
}
