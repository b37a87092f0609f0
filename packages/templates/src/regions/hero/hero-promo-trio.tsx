import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, Slide } from '../../props/hero.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-promo-trio.module.css';
import type from './hero-type.module.css';
import { SlideArt } from './slide-art.tsx';

const cards = 3;

/** Three promotions; the middle one stands higher and takes turns where there are more. */
export function HeroPromoTrio({ slides, isLoading }: HeroProps) {
  const { text } = useTemplateEnvironment();
  if (isLoading) return <TrioSkeleton />;
  if (slides.length === 0) return null;
  const beside = slides.slice(1, cards);
  const middle = slides.filter((slide) => !beside.includes(slide));
  return (
    <section className={styles.hero} aria-label={text('ui.template.slides')}>
      <div className={styles.trio} data-count={Math.min(cards, slides.length)}>
        <div className={styles.card}>
          <HeroCarousel
            items={middle}
            className={styles.carousel}
            controlsClassName={styles.controls}
          >
            {(slide, index) => (
              <WaveCard
                slide={slide}
                isPriority={index === 0}
                shape={slides.length === 1 ? 'wide' : 'tall'}
              />
            )}
          </HeroCarousel>
        </div>
        {beside.map((slide) => (
          <div key={slide.id} className={styles.card}>
            <WaveCard slide={slide} isPriority={false} shape="tall" />
          </div>
        ))}
      </div>
    </section>
  );
}

function WaveCard(props: { slide: Slide; isPriority: boolean; shape: 'wide' | 'tall' }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={props.slide.to} className={styles.slide}>
      <span className={styles.picture}>
        <SlideArt slide={props.slide} isPriority={props.isPriority} shape={props.shape} />
      </span>
      <span className={styles.copy}>
        <span className={classNames(type.display, styles.title)}>{props.slide.title}</span>
        <span className={classNames(type.call, styles.call)}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}

function TrioSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.trio} data-count={cards}>
        {Array.from({ length: cards }, (_, index) => (
          <Skeleton key={index} className={styles.card} />
        ))}
      </div>
    </div>
  );
}
