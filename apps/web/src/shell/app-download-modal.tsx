import { useText } from '@pavilion/i18n/react';
import { SiteIcon } from '../core/layout/site-icon.tsx';
import { SiteModal } from '../core/modals/site-modal.tsx';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { AppWays } from '../features/site/install/app-ways.tsx';

/**
 * How to take the site along: its own apps where it has them, the browser's installation, or the
 * steps by hand.
 */
export function AppDownloadModal() {
  const t = useText();
  const site = useLayoutStore((state) => state.site);
  if (!site) return null;
  return (
    <SiteModal id="app-download" kind="sheet" size="small" title={t('ui.floating.appGet')}>
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <SiteIcon source={site.manifest_icon} className="size-18 rounded-2xl shadow-card" />
          <div className="grid min-w-0 gap-1">
            <p className="text-lg font-bold wrap-anywhere">
              {t('ui.template.appTitle', { site: site.site_name })}
            </p>
            <p className="text-sm text-text-muted">{t('ui.template.appText')}</p>
          </div>
        </div>
        <AppWays site={site} />
      </div>
    </SiteModal>
  );
}
