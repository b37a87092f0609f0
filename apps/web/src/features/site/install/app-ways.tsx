import { useText } from '@pavilion/i18n/react';
import { Button, buttonClass } from '@pavilion/ui/button';
import { Icon } from '@pavilion/ui/icon';
import { appOffer } from '../../../core/device/app-offer.ts';
import { useDevice } from '../../../core/device/device.store.ts';
import { askToInstall, useInstallPrompt } from '../../../core/device/install-prompt.ts';
import type { Site } from '../../../core/stores/layout.store.ts';

/**
 * The ways to install the site on this device: its own apps, the browser's installation, or the
 * steps by hand.
 */
export function AppWays({ site }: { site: Site }) {
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
