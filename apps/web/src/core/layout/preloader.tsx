import { Spinner } from '@pavilion/ui/spinner';
import { useLayoutStore } from '../stores/layout.store.ts';
import { SiteLogo } from './site-logo.tsx';

/**
 * The site's loading screen. Before the page's language is known it has no words (`text` is left
 * out) and is what the page is busy with; the logo comes as soon as the site is known, on a second
 * visit at once.
 */
export function Preloader({ text }: { text?: string }) {
  const site = useLayoutStore((state) => state.site);
  return (
    <main
      aria-busy={text === undefined}
      className="grid min-h-dvh place-content-center justify-items-center gap-6 bg-surface-0 text-text"
    >
      {site ? (
        <h1 className="max-w-full px-4 text-center">
          <SiteLogo site={site} height={50} />
        </h1>
      ) : null}
      <p role="status" className="flex items-center gap-3 text-text-muted">
        <Spinner />
        {text}
      </p>
    </main>
  );
}
