import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-promo-duo.module.css';
import { HeroSlide } from './hero-slide.tsx';

const intervalMs = 8000;

/** A wide banner that changes, beside a tall one that stays, in carved frames. */
export function HeroPromoDuo({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  const [first, ...others] = slides;
  if (!first) return isLoading ? <DuoSkeleton /> : null;
  const still = others.length > 0 ? first : null;
  return (
    <section className={styles.duo} aria-label={text('ui.template.slides')}>
      <div className={still ? styles.pair : undefined}>
        <HeroCarousel
          items={still ? others : slides}
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
