import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useTemplateEnvironment } from '../../environment.tsx';
import styles from './hero-controls.module.css';
import { MotionToggle } from './motion-toggle.tsx';
import type { HeroCarouselState } from './use-hero-carousel.ts';

/** How the controls show the place: round dots, bars, or `2 / 5` between arrows. */
export type HeroControlsKind = 'dots' | 'bars' | 'numbers';

/** Pause button and the way to every item; nothing where there is only one. */
export function HeroControls(props: {
  kind: HeroControlsKind;
  count: number;
  carousel: HeroCarouselState;
  /** False where nothing moves by itself: no pause button then. */
  isMoving: boolean;
  className?: string | undefined;
}) {
  const { count, carousel } = props;
  if (count < 2) return null;
  return (
    <div className={classNames(styles.controls, props.className)} data-kind={props.kind}>
      {props.isMoving ? (
        <MotionToggle
          isPaused={carousel.isPaused}
          onPause={carousel.setPaused}
          playLabel="ui.template.slidesPlay"
          pauseLabel="ui.template.slidesPause"
          className={classNames(styles.button, styles.pause)}
        />
      ) : null}
      {props.kind === 'numbers' ? (
        <Arrows count={count} carousel={carousel} />
      ) : (
        <Steps count={count} carousel={carousel} />
      )}
    </div>
  );
}

function Steps({ count, carousel }: { count: number; carousel: HeroCarouselState }) {
  const { text } = useTemplateEnvironment();
  return Array.from({ length: count }, (_, index) => (
    <button
      // Steps have no identity besides their place.
      key={index}
      type="button"
      className={styles.step}
      aria-label={text('ui.template.slideNumber', { number: index + 1 })}
      aria-current={index === carousel.index ? 'true' : undefined}
      onClick={() => carousel.show(index)}
    />
  ));
}

function Arrows({ count, carousel }: { count: number; carousel: HeroCarouselState }) {
  const { text } = useTemplateEnvironment();
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text('ui.template.slidePrevious')}
        onClick={() => carousel.show(carousel.index - 1)}
      >
        <Icon name="chevron-left" size={18} className={styles.arrow} />
      </button>
      <span className={styles.count}>
        {carousel.index + 1} / {count}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={text('ui.template.slideNext')}
        onClick={() => carousel.show(carousel.index + 1)}
      >
        <Icon name="chevron-right" size={18} className={styles.arrow} />
      </button>
    </>
  );
}
