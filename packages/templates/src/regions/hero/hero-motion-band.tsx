import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useState } from 'react';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, Slide } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-motion-band.module.css';
import type from './hero-type.module.css';
import { MotionToggle } from './motion-toggle.tsx';
import { SlideArt } from './slide-art.tsx';

const intervalMs = 7000;
const panels = 3;

/**
 * Slides as panels of a comic page; the drawn band behind them moves like a film until it is
 * stopped.
 */
export function HeroMotionBand({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  const [isPaused, setPaused] = useState(false);
  if (slides.length === 0 && !isLoading) return null;
  const small = slides.slice(1, panels);
  // More slides than panels take turns in the large one.
  const large = slides.filter((slide) => !small.includes(slide));
  return (
    <section className={styles.band} aria-label={text('ui.template.slides')} data-paused={isPaused}>
      <div className={styles.rays} aria-hidden="true" />
      <div className={styles.dots} aria-hidden="true" />
      <div className={styles.page}>
        {isLoading ? (
          <LoadingPanels />
        ) : (
          <div className={styles.panel}>
            <HeroCarousel
              items={large}
              className={styles.carousel}
              controlsClassName={styles.controls}
              intervalMs={isPaused ? 0 : intervalMs}
            >
              {(slide, index) => <Panel slide={slide} isPriority={index === 0} />}
            </HeroCarousel>
          </div>
        )}
        {small.map((slide) => (
          <div key={slide.id} className={styles.panel}>
            <Panel slide={slide} isPriority={false} shape="tall" />
          </div>
        ))}
      </div>
      <MotionToggle
        isPaused={isPaused}
        onPause={setPaused}
        playLabel="ui.template.motionPlay"
        pauseLabel="ui.template.motionPause"
        className={styles.toggle}
      />
    </section>
  );
}

function Panel(props: { slide: Slide; isPriority: boolean; shape?: 'wide' | 'tall' }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={props.slide.to} className={styles.slide}>
      <SlideArt slide={props.slide} isPriority={props.isPriority} shape={props.shape ?? 'wide'} />
      <span className={styles.caption}>
        <span className={classNames(type.display, styles.title)}>{props.slide.title}</span>
        <span className={classNames(type.call, styles.call)}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}

function LoadingPanels() {
  return Array.from({ length: panels }, (_, index) => (
    <div key={index} className={styles.panel}>
      <Skeleton className={styles.carousel} />
    </div>
  ));
}
