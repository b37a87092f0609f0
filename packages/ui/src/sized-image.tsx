import { useCallback, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { imagePlaceholderSizePx, sourceSet } from './image-rules.ts';
import { placeholderBackground } from './picture.tsx';
import styles from './sized-image.module.css';
import { useSettledWidth } from './use-settled-width.ts';

export interface SizedImageProps {
  /** Address of the picture in a width; empty where there is no picture. */
  source: (widthPx: number) => string;
  /**
   * Widths there are, ascending, without the stand-in's; none for a picture of one size, which has
   * no stand-in either.
   */
  widthsPx: readonly number[];
  /** Empty for ornaments. */
  alt: string;
  /** Width to height, such as `16 / 9`: the room is kept before anything is loaded. */
  ratio: string;
  /** The share of the window it takes, until its box has been measured. */
  sizes?: string;
  /**
   * Colours of the stand-in, when the list that names the picture tells them; a picture 32 px wide
   * is fetched otherwise.
   */
  placeholder?: string;
  /** Among the first things seen: loaded at once. */
  isPriority?: boolean;
  /** What stands in its place when it cannot be loaded. */
  fallback: ReactNode;
  className?: string;
}

/**
 * A picture in the size its box needs. A blurred stand-in comes first; after a resize the file for
 * the new width is fetched when the box has come to rest; what cannot be loaded shows its fallback,
 * never a broken picture.
 */
export function SizedImage(props: SizedImageProps) {
  const { source, widthsPx, isPriority } = props;
  const { ref, widthPx } = useSettledWidth<HTMLSpanElement>();
  const largest = source(widthsPx.at(-1) ?? imagePlaceholderSizePx);
  const { isShown, isFailed, watch } = useOutcome(largest);
  return (
    <span
      ref={ref}
      className={classNames(styles.frame, props.className)}
      style={{ aspectRatio: props.ratio }}
      role={isFailed && props.alt ? 'img' : undefined}
      aria-label={isFailed && props.alt ? props.alt : undefined}
    >
      {isShown || isFailed ? null : <StandIn {...props} />}
      {isFailed ? (
        <span className={styles.fallback}>{props.fallback}</span>
      ) : (
        <img
          {...watch}
          // The addresses must come last: each of the others decides what is fetched, and when.
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          sizes={widthPx === null ? (props.sizes ?? '100vw') : `${widthPx}px`}
          srcSet={widthsPx.length > 0 ? sourceSet(source, widthsPx) : undefined}
          src={largest}
          alt={props.alt}
          className={styles.image}
        />
      )}
    </span>
  );
}

/**
 * What became of the picture at an address. One in a page that the server drew may have come or
 * failed before any script ran, when nobody could hear of it: it is asked again when the page is
 * taken over.
 */
function useOutcome(url: string) {
  const [outcome, setOutcome] = useState({ url, isShown: false, isFailed: url === '' });
  const now = outcome.url === url ? outcome : { isShown: false, isFailed: url === '' };
  const tell = useCallback(
    (isShown: boolean) => setOutcome({ url, isShown, isFailed: !isShown }),
    [url],
  );
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.currentSrc !== '') tell(image.naturalWidth > 0);
    },
    [tell],
  );
  const watch = { ref, onLoad: () => tell(true), onError: () => tell(false) };
  return { isShown: now.isShown, isFailed: now.isFailed, watch };
}

function StandIn({ source, widthsPx, placeholder }: SizedImageProps) {
  if (!placeholder && widthsPx.length === 0) return null;
  const background = placeholder
    ? placeholderBackground(placeholder)
    : `center / cover url("${source(imagePlaceholderSizePx)}")`;
  return <span aria-hidden="true" className={styles.standIn} style={{ background }} />;
}
