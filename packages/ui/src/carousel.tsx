import type { ReactNode } from 'react';
import {
  CarouselControls,
  type CarouselControlsKind,
  type CarouselLabels,
} from './carousel-controls.tsx';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { useCarousel } from './use-carousel.ts';

const defaultIntervalMs = 7000;

export interface CarouselProps<Item extends { id: string }> {
  items: readonly Item[];
  children: (item: Item, index: number, isCurrent: boolean) => ReactNode;
  /** Accessible name of the whole. */
  label: string;
  labels: CarouselLabels;
  className?: string | undefined;
  trackClassName?: string | undefined;
  itemClassName?: string | undefined;
  controlsClassName?: string | undefined;
  controls?: CarouselControlsKind;
  /** Time until the next item shows by itself; 0 never. */
  intervalMs?: number;
}

/** Items side by side on a track that snaps, moves by itself and can be paused. */
export function Carousel<Item extends { id: string }>(props: CarouselProps<Item>) {
  const { items } = props;
  const carousel = useCarousel(items.length, props.intervalMs ?? defaultIntervalMs);
  const { trackRef, index: current } = carousel;
  return (
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={props.label}
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
      <CarouselControls
        kind={props.controls ?? 'dots'}
        count={items.length}
        carousel={carousel}
        labels={props.labels}
        isMoving={props.intervalMs !== 0}
        className={props.controlsClassName}
      />
    </div>
  );
}
