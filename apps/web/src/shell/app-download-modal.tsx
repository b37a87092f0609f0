import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { useDevice } from '../core/device/device.store.ts';
import { SiteIcon } from '../core/layout/site-icon.tsx';
import { SiteModal } from '../core/modals/site-modal.tsx';
import { useLayoutStore, type Site } from '../core/stores/layout.store.ts';
import { appOffer } from './app-offer.ts';
import { askToInstall, useInstallPrompt } from './install-prompt.ts';

/** How to take the site along: its own apps where it has them, the browser's installation, or the steps by hand. */
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
        <Ways site={site} />
      </div>
    </SiteModal>
  );
}

function Ways({ site }: { site: Site }) {
  const t = useText();
  const device = useDevice();
  const canAsk = useInstallPrompt((state) => state.prompt !== null);
  const { android, ios, guide } = appOffer(site, device);
  const guides = {
    ios: t('ui.floating.appGuideIos'),
    android: t('ui.floating.appGuideAndroid'),
    desktop: t('ui.floating.appGuideDesktop'),
  };
  return (
    <div className="grid gap-3">
      {android ? <StoreLink to={android} label={t('ui.template.appAndroid')} /> : null}
      {ios ? <StoreLink to={ios} label={t('ui.template.appIos')} /> : null}
      {canAsk ? (
        <Button icon="download" isWide onClick={() => void askToInstall()}>
          {t('ui.floating.appInstall')}
        </Button>
      ) : null}
      <p className="flex items-start gap-3 rounded-control border border-line bg-surface-2 p-3 text-sm">
        <Icon name="phone" size={20} className="shrink-0 text-accent-text" />
        <span>{guides[guide]}</span>
      </p>
    </div>
  );
}

function StoreLink({ to, label }: { to: string; label: string }) {
  return (
    <a href={to} rel="noopener noreferrer" className={buttonClass('primary', 'medium', true)}>
      <Icon name="download" size={18} />
      {label}
    </a>
  );
}
