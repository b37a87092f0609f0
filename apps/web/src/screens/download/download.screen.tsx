import { useText } from '@pavilion/i18n/react';
import { Notice } from '@pavilion/ui/notice';
import { Skeleton } from '@pavilion/ui/states';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useDevice } from '../../core/device/device.store.ts';
import { isInstalled, keepInstallPrompt } from '../../core/device/install-prompt.ts';
import { PageColumn } from '@pavilion/web-core/layout/page-column';
import { SiteIcon } from '../../core/layout/site-icon.tsx';
import { useLayoutStore, type Site } from '../../core/stores/layout.store.ts';
import { currentPath } from '../../core/navigation/go.ts';
import { sharedAddress } from '../../core/navigation/shared-address.ts';
import { AppPictures } from '../../features/site/install/app-pictures.tsx';
import { AppWays } from '../../features/site/install/app-ways.tsx';

const QrPicture = lazyPart(async () => (await import('@pavilion/web-core/qr-picture')).QrPicture);

const neverChanges = () => () => undefined;
const ownAddress = (): string => sharedAddress(currentPath());

/**
 * /download: every way to take the site along, and where the visitor holds no phone a code that
 * brings the page to one.
 */
export function DownloadScreen() {
  const t = useText();
  const site = useLayoutStore((state) => state.site);
  const isPhone = useDevice(({ isMobile, isTablet }) => isMobile || isTablet);
  return (
    <PageColumn title={t('_m.download')}>
      {site ? <Offer site={site} /> : <Skeleton className="h-80" />}
      {isPhone ? null : <PhoneCode />}
    </PageColumn>
  );
}

function Offer({ site }: { site: Site }) {
  const t = useText();
  // The server cannot know how the page is shown.
  const isApp = useSyncExternalStore(neverChanges, isInstalled, () => false);
  useEffect(keepInstallPrompt, []);
  return (
    <div className="grid grid-cols-1 gap-5 panel p-4 sm:p-6">
      <div className="flex items-center gap-4">
        <SiteIcon source={site.manifest_icon} className="size-18 rounded-2xl shadow-card" />
        <div className="grid min-w-0 gap-1">
          <p className="m-0 text-lg font-bold wrap-anywhere">
            {t('ui.template.appTitle', { site: site.site_name })}
          </p>
          <p className="m-0 text-sm text-text-muted">{t('ui.template.appText')}</p>
        </div>
      </div>
      {isApp ? (
        <Notice kind="positive">{t('ui.download.installed')}</Notice>
      ) : (
        <AppWays site={site} />
      )}
      <AppPictures />
    </div>
  );
}

/**
 * The address of this page without what the visit carries along; drawn in the browser, which knows
 * it.
 */
function PhoneCode() {
  const t = useText();
  const address = useSyncExternalStore(neverChanges, ownAddress, () => null);
  return (
    <section
      aria-labelledby="download-scan"
      className="flex flex-wrap items-center gap-5 panel p-4 sm:p-6"
    >
      <Suspense fallback={<Skeleton className="size-48" />}>
        {address === null ? (
          <Skeleton className="size-48" />
        ) : (
          <QrPicture text={address} name={t('ui.download.qr', { address })} />
        )}
      </Suspense>
      <div className="grid min-w-0 flex-1 basis-48 gap-1">
        <h2 id="download-scan" className="m-0 text-lg font-bold">
          {t('ui.download.scan')}
        </h2>
        <p className="m-0 text-text-muted">{t('ui.download.scanText')}</p>
      </div>
    </section>
  );
}
