import { classNames } from '@pavilion/ui/class-names';
import type { ReactNode } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './hero-carousel.module.css';
import { HeroControls, type HeroControlsKind } from './hero-controls.tsx';
import { useHeroCarousel } from './use-hero-carousel.ts';

const defaultIntervalMs = 7000;

export interface HeroCarouselProps<Item extends { id: string }> {
  items: readonly Item[];
  children: (item: Item, index: number, isCurrent: boolean) => ReactNode;
  className?: string | undefined;
  trackClassName?: string | undefined;
  itemClassName?: string | undefined;
  controlsClassName?: string | undefined;
  controls?: HeroControlsKind;
  /** Accessible name; the highlights of the site when it is missing. */
  label?: string;
  /** Time until the next item shows by itself; 0 never. */
  intervalMs?: number;
}

/** Items side by side on a track that snaps, moves by itself and can be paused. */
export function HeroCarousel<Item extends { id: string }>(props: HeroCarouselProps<Item>) {
  const { items } = props;
  const { text } = useTemplateEnvironment();
  const carousel = useHeroCarousel(items.length, props.intervalMs ?? defaultIntervalMs);
  const { trackRef, index: current } = carousel;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={props.label ?? text('ui.template.slides')}
      className={classNames(styles.carousel, props.className)}
      onPointerEnter={() => carousel.setHeld(true)}
      onPointerLeave={() => carousel.setHeld(false)}
      onFocus={() => carousel.setHeld(true)}
      onBlur={() => carousel.setHeld(false)}
    >
      <ul ref={trackRef} className={classNames(styles.track, props.trackClassName)}>
        {items.map((item, index) => (
          <li
            key={item.id}
            className={classNames(styles.item, props.itemClassName)}
            data-current={index === current}
          >
            {props.children(item, index, index === current)}
          </li>
        ))}
      </ul>
      <HeroControls
        kind={props.controls ?? 'dots'}
        count={items.length}
        carousel={carousel}
        isMoving={props.intervalMs !== 0}
        className={props.controlsClassName}
      />
    </div>
  );
}
