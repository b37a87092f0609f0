// chunk: parts
import { classNames } from '@pavilion/ui/class-names';
import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, Slide } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import styles from './hero-carousel-winners.module.css';
import { HeroCarousel } from './hero-carousel.tsx';
import type from './hero-type.module.css';
import { SlideArt } from './slide-art.tsx';
import { WinnersFeed } from './winners-feed.tsx';

/** Pictures with their words on a card that overlaps them, beside the latest winners. */
export function HeroCarouselWinners(props: HeroProps) {
  const { slides, winners } = props;
  const waitsForSlides = awaits(props, 'slides');
  const waitsForWinners = awaits(props, 'winners');
  if (slides.length + winners.length === 0 && !waitsForSlides && !waitsForWinners) return null;
  return (
    <div className={styles.salon}>
      <div className={styles.pair}>
        {waitsForSlides ? <Skeleton className={styles.frame} /> : null}
        {slides.length > 0 ? (
          <HeroCarousel items={slides} className={styles.frame} controlsClassName={styles.controls}>
            {(slide, index) => <SalonSlide slide={slide} isPriority={index === 0} />}
          </HeroCarousel>
        ) : null}
        {waitsForWinners ? <Skeleton className={styles.winners} /> : null}
        {winners.length > 0 ? <WinnersFeed winners={winners} className={styles.winners} /> : null}
      </div>
    </div>
  );
}

function SalonSlide({ slide, isPriority }: { slide: Slide; isPriority: boolean }) {
  const { Link, text } = useTemplateEnvironment();
  return (
    <Link to={slide.to} className={styles.slide}>
      <SlideArt slide={slide} isPriority={isPriority} className={styles.art} />
      <span className={styles.card}>
        <span className={classNames(type.display, styles.title)}>{slide.title}</span>
        <span className={type.call}>{text('ui.template.discover')}</span>
      </span>
    </Link>
  );
}
