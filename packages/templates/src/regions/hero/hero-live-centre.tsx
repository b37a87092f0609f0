import { Skeleton } from '@pavilion/ui/states';
import { useTemplateEnvironment } from '../../environment.tsx';
import type { HeroProps, MatchSummary, Slide } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import styles from './hero-live-centre.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { MatchRow, Scoreboard } from './live-centre-matches.tsx';

/**
 * In play first: the match of the moment on the scoreboard, the others with score, minute and
 * prices.
 */
export function HeroLiveCentre(props: HeroProps) {
  const { slides, matches } = props;
  const ordered = matches.toSorted((a, b) => Number(b.isLive) - Number(a.isLive));
  const [lead, ...others] = ordered;
  const isWaiting = awaits(props, 'matches');
  const waitsForSlides = awaits(props, 'slides');
  const hasMatches = isWaiting || lead !== undefined;
  if (!hasMatches && !waitsForSlides && slides.length === 0) return null;
  return (
    <section className={styles.hero}>
      <div className={styles.centre} data-matches={isWaiting || others.length > 0 ? 'many' : 'few'}>
        {isWaiting ? <MatchesSkeleton /> : null}
        {lead ? <Scoreboard match={lead} /> : null}
        {others.length > 0 ? <Matches matches={others} /> : null}
        {waitsForSlides ? (
          <div className={styles.promotion} data-size={hasMatches ? 'strip' : 'full'}>
            <Skeleton className={styles.carousel} />
          </div>
        ) : null}
        <Promotions slides={slides} size={hasMatches ? 'strip' : 'full'} />
      </div>
    </section>
  );
}

HeroLiveCentre.showsMatches = true as const;

function Matches({ matches }: { matches: MatchSummary[] }) {
  const { text } = useTemplateEnvironment();
  const hasLive = matches.some((match) => match.isLive);
  return (
    <ul
      className={styles.list}
      aria-label={text(hasLive ? 'ui.template.inPlay' : 'ui.template.nextMatches')}
    >
      {matches.map((match) => (
        <li key={match.id}>
          <MatchRow match={match} />
        </li>
      ))}
    </ul>
  );
}

function Promotions({ slides, size }: { slides: Slide[]; size: 'strip' | 'full' }) {
  if (slides.length === 0) return null;
  return (
    <div className={styles.promotion} data-size={size}>
      <HeroCarousel
        items={slides}
        className={styles.carousel}
        controlsClassName={styles.controls}
        controls="bars"
      >
        {(slide, index) => <HeroSlide slide={slide} isPriority={size === 'full' && index === 0} />}
      </HeroCarousel>
    </div>
  );
}

function MatchesSkeleton() {
  return (
    <>
      <Skeleton className={styles.waiting} />
      <Skeleton className={styles.waitingList} />
    </>
  );
}
