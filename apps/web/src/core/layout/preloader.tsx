import { Spinner } from '@pavilion/ui/spinner';
import { useLayoutStore } from '../stores/layout.store.ts';

/**
 * The site's loading screen. Before the page's language is known it has no words (`text` is left out); the logo comes as soon
 * as the site is known, on a second visit at once.
 */
export function Preloader({ text }: { text?: string }) {
  const site = useLayoutStore((state) => state.site);
  return (
    <main
      aria-busy="true"
      className="grid min-h-dvh place-content-center justify-items-center gap-6 bg-surface-0 text-text"
    >
      <h1 className="sr-only">{site?.site_name}</h1>
      {site?.logo1 ? <img src={site.logo1} alt="" width={200} height={50} /> : null}
      <p role="status" className="flex items-center gap-3 text-text-muted">
        <Spinner />
        {text}
      </p>
    </main>
  );
}
