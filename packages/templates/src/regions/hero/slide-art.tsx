// chunk: parts
import { classNames } from '@pavilion/ui/class-names';
import { usePictureFailure } from '@pavilion/ui/use-picture-failure';
import type { Slide } from '../../props/hero.ts';
import styles from './slide-art.module.css';

/**
 * The drawn picture of a slide, filling its positioned parent. `tall` frames always take the narrow
 * picture. When it cannot be loaded the palette's own light stays. `--art-at` moves the part that
 * is kept when it is cropped.
 */
export function SlideArt(props: {
  slide: Slide;
  isPriority: boolean;
  shape?: 'wide' | 'tall';
  className?: string | undefined;
}) {
  const { hasFailed, watch } = usePictureFailure();
  const { slide, isPriority } = props;
  const isTall = props.shape === 'tall';
  return (
    <span className={classNames(styles.stand, props.className)} aria-hidden="true">
      {hasFailed ? null : (
        <picture>
          {isTall ? null : <source media="(max-width: 720px)" srcSet={slide.mobileImageUrl} />}
          <img
            {...watch}
            src={isTall ? slide.mobileImageUrl : slide.imageUrl}
            alt=""
            className={styles.art}
            loading={isPriority ? 'eager' : 'lazy'}
            fetchPriority={isPriority ? 'high' : 'auto'}
            decoding={isPriority ? 'sync' : 'async'}
          />
        </picture>
      )}
    </span>
  );
}
