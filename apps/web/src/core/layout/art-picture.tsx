// chunk: later
import { Icon } from '@pavilion/ui/icon';
import { SizedImage } from '@pavilion/ui/sized-image';
import { pictureSource } from '@pavilion/web-core/layout/picture-widths';

/**
 * A picture of an offer or announcement in the size its box needs; the palette's own light with a
 * sign when it is missing or cannot be loaded, so that nothing moves and nothing looks broken.
 */
export function ArtPicture(props: { source: string; className?: string }) {
  return (
    <SizedImage
      {...pictureSource(props.source)}
      alt=""
      ratio="16 / 9"
      sizes="(max-width: 640px) 90vw, 400px"
      fallback={<DrawnLight />}
      className={props.className}
    />
  );
}

const DrawnLight = () => (
  <span className="absolute inset-0 grid place-items-center bg-[linear-gradient(150deg,var(--surface-3),var(--surface-2)_45%,color-mix(in_oklab,var(--accent)_35%,var(--surface-2)))] text-text">
    <Icon name="gift" size={36} />
  </span>
);
