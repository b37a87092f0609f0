import styles from './carousel-controls.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { CarouselState } from './use-carousel.ts';

/** How the controls show the place: round dots, bars, or `2 / 5` between arrows. */
export type CarouselControlsKind = 'dots' | 'bars' | 'numbers';

export interface CarouselLabels {
  play: string;
  pause: string;
  previous: string;
  next: string;
  /** Names the way to one item, counted from 1. */
  item: (number: number) => string;
}

interface ControlsProps {
  kind: CarouselControlsKind;
  count: number;
  carousel: CarouselState;
  labels: CarouselLabels;
  /** False where nothing moves by itself: no pause button then. */
  isMoving: boolean;
  className?: string | undefined;
}

/** Pause button and the way to every item; nothing where there is only one. */
export function CarouselControls(props: ControlsProps) {
  const { count, carousel, labels } = props;
  const { isPaused } = carousel;
  if (count < 2) return null;
  return (
    <div className={classNames(styles.controls, props.className)} data-kind={props.kind}>
      {props.isMoving ? (
        <button
          type="button"
          className={classNames(styles.button, styles.pause)}
          aria-label={isPaused ? labels.play : labels.pause}
          onClick={() => carousel.setPaused(!isPaused)}
        >
          <Icon name={isPaused ? 'play' : 'pause'} size={16} />
        </button>
      ) : null}
      {props.kind === 'numbers' ? <Arrows {...props} /> : <Steps {...props} />}
    </div>
  );
}

function Steps({ count, carousel, labels }: ControlsProps) {
  return Array.from({ length: count }, (_, index) => (
    <button
      // Steps have no identity besides their place.
      key={index}
      type="button"
      className={styles.step}
      aria-label={labels.item(index + 1)}
      aria-current={index === carousel.index ? 'true' : undefined}
      onClick={() => carousel.show(index)}
    />
  ));
}

function Arrows({ count, carousel, labels }: ControlsProps) {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.previous}
        onClick={() => carousel.show(carousel.index - 1)}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <span className={styles.count}>
        {carousel.index + 1} / {count}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={labels.next}
        onClick={() => carousel.show(carousel.index + 1)}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </>
  );
}
