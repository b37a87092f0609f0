import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps, Slide } from '../../region-props.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero-tournaments.module.css';
import { LeadTournament, OtherTournaments } from './tournament-board.tsx';

const othersShown = 3;

/** The running competition with its leaders, the next ones and the promotions beside it. */
export function HeroTournaments({ slides, tournaments = [], isLoading }: HeroProps) {
  const [lead, ...others] = tournaments;
  if (isLoading) return <BoardSkeleton />;
  if (!lead && slides.length === 0) return null;
  const hasSide = others.length > 0 || slides.length > 0;
  return (
    <div className={styles.hero}>
      <div className={styles.board} data-board={lead !== undefined && hasSide}>
        {lead ? <LeadTournament tournament={lead} /> : null}
        {lead && hasSide ? (
          <div className={styles.side}>
            <OtherTournaments tournaments={others.slice(0, othersShown)} />
            <Promotions slides={slides} size="side" />
          </div>
        ) : null}
        {lead ? null : <Promotions slides={slides} size="full" />}
      </div>
    </div>
  );
}

function Promotions({ slides, size }: { slides: Slide[]; size: 'side' | 'full' }) {
  if (slides.length === 0) return null;
  return (
    <div className={styles.promotion} data-size={size}>
      <HeroCarousel
        items={slides}
        className={styles.carousel}
        controlsClassName={styles.controls}
        controls="bars"
      >
        {(slide, index) => (
          <HeroSlide
            slide={slide}
            isPriority={index === 0}
            shape={size === 'side' ? 'tall' : 'wide'}
          />
        )}
      </HeroCarousel>
    </div>
  );
}

function BoardSkeleton() {
  return (
    <div className={styles.hero}>
      <div className={styles.board} data-board="true">
        <Skeleton className={styles.waiting} />
        <Skeleton className={styles.promotion} />
      </div>
    </div>
  );
}
