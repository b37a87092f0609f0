import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-promo-duo.module.css';
import { HeroSlide } from './hero-slide.tsx';

const intervalMs = 8000;

/**
 * A wide banner that changes and begins with the first slide, beside a tall one that stays, in
 * carved frames.
 */
export function HeroPromoDuo({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  if (slides.length === 0) return isLoading ? <DuoSkeleton /> : null;
  // The site's own words stand over the first slide: a phone, which shows one at a time, opens with
  // them.
  const still = slides[1];
  return (
    <section className={styles.duo} aria-label={text('ui.template.slides')}>
      <div className={still ? styles.pair : undefined}>
        <HeroCarousel
          items={slides.filter((slide) => slide !== still)}
          className={styles.frame}
          controlsClassName={styles.controls}
          intervalMs={intervalMs}
        >
          {(slide, index) => (
            <HeroSlide slide={slide} isPriority={index === 0} className={styles.slide} />
          )}
        </HeroCarousel>
        {still ? (
          <div className={styles.still}>
            <HeroSlide
              slide={still}
              isPriority={false}
              shape="tall"
              className={styles.stillSlide}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}

function DuoSkeleton() {
  return (
    <div className={styles.duo}>
      <div className={styles.pair}>
        <Skeleton className={styles.frame} />
        <Skeleton className={styles.still} />
      </div>
    </div>
  );
}
