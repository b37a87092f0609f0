import { useText } from '@pavilion/i18n/react';
import { Button } from '@pavilion/ui/button';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { CopyLine } from '@pavilion/web-core/inputs/copy-line';
import { sharedAddress } from '../../../core/navigation/shared-address.ts';

const QrPicture = lazyPart(async () => (await import('@pavilion/web-core/qr-picture')).QrPicture);

/**
 * The player's link and code: to copy, to hand on by the device's own chooser, and as a picture for
 * a camera.
 */
export function OwnLink({ code }: { code: string }) {
  const t = useText();
  const [isQrShown, setQrShown] = useState(false);
  const link = sharedAddress(`/register?ref=${encodeURIComponent(code)}`);
  return (
    <section
      aria-label={t('ui.referral.link')}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 panel p-4 sm:p-6"
    >
      <CopyLine name={t('ui.referral.link')} value={link} />
      <CopyLine name={t('ui.referral.code')} value={code} />
      <div className="flex flex-wrap gap-2">
        {'share' in navigator ? (
          <Button
            icon="share"
            // Who closes the chooser has shared nothing; there is nothing to tell.
            onClick={() => void navigator.share({ url: link }).catch(() => undefined)}
          >
            {t('ui.referral.share')}
          </Button>
        ) : null}
        <Button
          kind="secondary"
          aria-expanded={isQrShown}
          onClick={() => setQrShown((before) => !before)}
        >
          {t(isQrShown ? 'ui.referral.hideQr' : 'ui.referral.showQr')}
        </Button>
      </div>
      {isQrShown ? (
        <Suspense fallback={<div className="size-48" aria-busy="true" />}>
          <QrPicture text={link} name={t('ui.referral.qrOf')} />
        </Suspense>
      ) : null}
    </section>
  );
}
