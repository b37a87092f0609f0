import { renderSVG } from 'uqr';

/**
 * A text as a QR code. A camera needs dark on light with a quiet edge, in whatever colours the page
 * is.
 */
export function QrPicture({ text, name }: { text: string; name: string }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 4 }))}`;
  return (
    <img
      src={picture}
      alt={name}
      width={192}
      height={192}
      className="size-48 shrink-0 rounded-control"
    />
  );
}
