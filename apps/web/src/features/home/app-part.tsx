import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { SiteIcon } from '../../core/layout/site-icon.tsx';
import { openModal } from '../../core/modals/modal.store.ts';
import { useLayoutStore } from '../../core/stores/layout.store.ts';

/** The offer to take the site along as an app. */
export function AppPart() {
  const t = useText();
  const site = useLayoutStore((state) => state.site);
  if (!site) return null;
  return (
    <section
      aria-labelledby="home-app"
      className="flex items-center gap-5 overflow-hidden rounded-card border border-line bg-[linear-gradient(110deg,var(--surface-1),color-mix(in_oklab,var(--accent)_22%,var(--surface-1)))] px-5 py-6 sm:gap-8 sm:px-8"
    >
      <SiteIcon
        source={site.manifest_icon}
        className="size-16 rounded-2xl shadow-card sm:size-24"
      />
      <div className="grid min-w-0 flex-1 gap-3 sm:flex sm:items-center sm:justify-between sm:gap-8">
        <div className="grid gap-1">
          <h2 id="home-app" className="text-xl font-bold wrap-anywhere">
            {t('ui.template.appTitle', { site: site.site_name })}
          </h2>
          <p>{t('ui.template.appText')}</p>
        </div>
        <Button
          icon="download"
          className="justify-self-start sm:shrink-0"
          onClick={() => openModal('app-download')}
        >
          {t('ui.floating.appGet')}
        </Button>
      </div>
    </section>
  );
}
