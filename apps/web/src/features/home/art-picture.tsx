import { classNames } from '@pavilion/ui/class-names';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import { pictureWidths } from './picture-widths.ts';

/**
 * A drawn picture that fills its box; the box keeps its size and the palette's own light when the picture is late or
 * cannot be loaded, so that nothing moves and nothing looks broken.
 */
export function ArtPicture(props: { source: string; className?: string }) {
  const { hasFailed: isBroken, watch } = usePictureFailure();
  const widths = pictureWidths(props.source);
  return (
    <span
      className={classNames(
        'relative block overflow-hidden bg-[linear-gradient(150deg,var(--surface-3),var(--surface-2)_45%,color-mix(in_oklab,var(--accent)_35%,var(--surface-2)))]',
        props.className,
      )}
    >
      {isBroken ? null : (
        <img
          // The width of the box decides, where the browser can tell it; `sizes` must stand before the addresses.
          loading="lazy"
          sizes={widths && 'auto, (max-width: 640px) 90vw, 400px'}
          srcSet={widths}
          src={props.source}
          alt=""
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          {...watch}
        />
      )}
    </span>
  );
}
