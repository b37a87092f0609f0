import { useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { imagePlaceholderSizePx, sourceSet } from './image-rules.ts';
import { placeholderBackground } from './picture.tsx';
import styles from './sized-image.module.css';
import { useSettledWidth } from './use-settled-width.ts';

export interface SizedImageProps {
  /** Address of the picture in a width. */
  source: (widthPx: number) => string;
  /** Widths there are, ascending, without the stand-in's. */
  widthsPx: readonly number[];
  /** Empty for ornaments. */
  alt: string;
  /** Width to height, such as `16 / 9`: the room is kept before anything is loaded. */
  ratio: string;
  /** The share of the window it takes, until its box has been measured. */
  sizes?: string;
  /** Colours of the stand-in, when the list that names the picture tells them; a picture 32 px wide is fetched otherwise. */
  placeholder?: string;
  /** Among the first things seen: loaded at once. */
  isPriority?: boolean;
  /** What stands in its place when it cannot be loaded. */
  fallback: ReactNode;
  className?: string;
}

/**
 * A picture in the size its box needs. A blurred stand-in comes first; after a resize the file for the new width is
 * fetched when the box has come to rest; what cannot be loaded shows its fallback, never a broken picture.
 */
export function SizedImage(props: SizedImageProps) {
  const { source, widthsPx, isPriority } = props;
  const { ref, widthPx } = useSettledWidth<HTMLSpanElement>();
  const largest = source(widthsPx.at(-1) ?? imagePlaceholderSizePx);
  const [outcome, setOutcome] = useState<{ url: string; isShown: boolean } | null>(null);
  const isShown = outcome?.url === largest && outcome.isShown;
  const isFailed = outcome?.url === largest && !outcome.isShown;
  return (
    <span
      ref={ref}
      className={classNames(styles.frame, props.className)}
      style={{ aspectRatio: props.ratio }}
      role={isFailed && props.alt ? 'img' : undefined}
      aria-label={isFailed && props.alt ? props.alt : undefined}
    >
      {isShown ? null : <StandIn {...props} />}
      {isFailed ? (
        <span className={styles.fallback}>{props.fallback}</span>
      ) : (
        <img
          src={largest}
          srcSet={sourceSet(source, widthsPx)}
          sizes={widthPx === null ? (props.sizes ?? '100vw') : `${widthPx}px`}
          alt={props.alt}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setOutcome({ url: largest, isShown: true })}
          onError={() => setOutcome({ url: largest, isShown: false })}
          className={styles.image}
        />
      )}
    </span>
  );
}

function StandIn({ source, placeholder }: SizedImageProps) {
  const background = placeholder
    ? placeholderBackground(placeholder)
    : `center / cover url("${source(imagePlaceholderSizePx)}")`;
  return <span aria-hidden="true" className={styles.standIn} style={{ background }} />;
}
