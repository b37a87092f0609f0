import { useText } from '@pavilion/i18n/react';
import { Spinner } from '@pavilion/ui/spinner';
import { useLayoutStore } from '../../core/stores/layout.store.ts';

/** /preloader: the site's loading screen on its own, for app wrappers. */
export function PreloaderScreen() {
  const t = useText();
  const site = useLayoutStore((state) => state.site);
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 bg-surface-0 text-text">
      <h1 className="sr-only">{site?.site_name}</h1>
      {site?.logo1 ? <img src={site.logo1} alt="" width={200} height={50} /> : null}
      <p role="status" className="flex items-center gap-3 text-text-muted">
        <Spinner />
        {t('ui.common.loading')}
      </p>
    </main>
  );
}
