import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero-split-sign-up.module.css';

/** Slides as a sky behind; in front the way in for guests, another slide for players. */
export function HeroSplitSignUp(props: HeroProps) {
  const { slides, signUpPanel } = props;
  const isWaiting = awaits(props, 'slides');
  const isGuest = signUpPanel !== undefined && signUpPanel !== null;
  if (slides.length === 0 && !isGuest && !isWaiting) return null;
  // Players get the last slide in the panel's place; guests see all of them behind the panel.
  const second = !isGuest && slides.length > 1 ? slides.at(-1) : undefined;
  const behind = second ? slides.slice(0, -1) : slides;
  return (
    <section className={styles.hero}>
      <div className={styles.pair}>
        {isWaiting ? <Skeleton className={styles.stage} /> : null}
        {behind.length > 0 ? (
          <HeroCarousel
            items={behind}
            className={styles.stage}
            controlsClassName={styles.controls}
            controls="bars"
          >
            {(slide, index) => <HeroSlide slide={slide} isPriority={index === 0} />}
          </HeroCarousel>
        ) : null}
        <span className={styles.stars} aria-hidden="true" />
        {isGuest ? (
          <div
            className={classNames(styles.panel, slides.length === 0 && !isWaiting && styles.solo)}
          >
            {signUpPanel}
          </div>
        ) : null}
        {second ? (
          <div className={styles.second}>
            <HeroSlide slide={second} isPriority={false} shape="tall" />
          </div>
        ) : null}
      </div>
    </section>
  );
}
