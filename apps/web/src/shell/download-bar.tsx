import { siteinfodetail } from '@pavilion/contracts/player/site/siteinfodetail.contract';
import { useText } from '@pavilion/i18n/react';
import { Button, IconButton } from '@pavilion/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDevice } from '../core/device/device.store.ts';
import { Docked } from '@pavilion/web-core/dock/docked';
import { SiteIcon } from '../core/layout/site-icon.tsx';
import { openModal, useModalStore } from '../core/modals/modal.store.ts';
import { callQuery } from '../core/query.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { offersBar } from '../core/device/app-offer.ts';
import styles from './floating.module.css';
import { isInstalled, keepInstallPrompt } from '../core/device/install-prompt.ts';
import { rememberDismissal, wasDismissed } from './dismissed.ts';

/** Offers the app on phones, above the mobile bar; out of the way while the visitor reads on. */
export function DownloadBar({ isAside }: { isAside: boolean }) {
  const t = useText();
  const site = useLayoutStore((state) => state.site);
  if (!site) return null;
  const dismiss = (): void => {
    rememberDismissal('app-offer');
    useLayoutStore.setState({ show_download_bar: false });
  };
  return (
    <Docked part="offer" label={t('ui.floating.appGet')} isAside={isAside} className={styles.offer}>
      <IconButton
        icon="close"
        iconSize={18}
        label={t('ui.floating.appDismiss')}
        className="order-last"
        onClick={dismiss}
      />
      <SiteIcon source={site.manifest_icon} className="ms-1 size-10 rounded-control" />
      <p className="line-clamp-2 text-sm leading-tight font-semibold wrap-anywhere">
        {t('ui.template.appTitle', { site: site.site_name })}
      </p>
      <Button size="small" onClick={() => openModal('app-download')}>
        {t('ui.floating.appGetShort')}
      </Button>
    </Docked>
  );
}

/**
 * Whether the bar is shown: until it is dismissed for this visit. Keeps `show_download_bar` what
 * the device, the site and the visitor make it; a modal in front hides the bar.
 */
export function useDownloadBar(): boolean {
  const device = useDevice();
  // The switch is the site's word only after its details came; until then the store holds its
  // default.
  const isKnown = !useQuery(callQuery(siteinfodetail, {})).isPending;
  const isWanted = useLayoutStore((state) => state.show_app_download) && isKnown;
  const isShown = useLayoutStore((state) => state.show_download_bar);
  const isFree = useModalStore((state) => state.open === null);
  useEffect(keepInstallPrompt, []);
  useEffect(() => {
    const show_download_bar = offersBar({
      isWanted,
      isInstalled: isInstalled(),
      isDismissed: wasDismissed('app-offer'),
      device,
    });
    useLayoutStore.setState({ show_download_bar });
  }, [isWanted, device]);
  return isShown && isFree && isWanted;
}
