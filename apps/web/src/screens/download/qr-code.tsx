import { useText } from '@pavilion/i18n/react';
import { renderSVG } from 'uqr';

/** An address as a QR code. A camera needs dark on light with a quiet edge, in whatever colours the page is. */
export function QrCode({ address }: { address: string }) {
  const t = useText();
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(address, { border: 4 }))}`;
  return (
    <img
      src={picture}
      alt={t('ui.download.qr', { address })}
      width={192}
      height={192}
      className="size-48 shrink-0 rounded-control"
    />
  );
}
