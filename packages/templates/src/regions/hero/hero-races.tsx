import { Skeleton } from '@pavilion/ui/states';
import type { HeroProps, Slide, RaceEntry, WinnerEntry } from '../../props/hero.ts';
import { awaits } from './awaits.ts';
import { HeroCarousel } from './hero-carousel.tsx';
import { HeroSlide } from './hero-slide.tsx';
import styles from './hero-races.module.css';
import { AwaitedRaces, LeadRace, OtherRaces, WinnersBoard } from './race-board.tsx';

const othersShown = 3;

/** The running competition with its leaders, the next ones and the promotions beside it. */
export function HeroRaces(props: HeroProps) {
  const { slides, winners, races = [], awaitedRaces = [] } = props;
  const [lead, ...others] = races;
  const awaitedOthers = awaitedRaces.slice(1, 1 + othersShown);
  const isWaiting = !lead && (awaits(props, 'races') || awaits(props, 'winners'));
  const waitsForSlides = awaits(props, 'slides');
  const hasBoard = isWaiting || lead !== undefined || winners.length > 0;
  const hasSide = others.length + awaitedOthers.length > 0 || slides.length > 0 || waitsForSlides;
  if (!hasBoard && !hasSide) return null;
  const promotions = (size: 'side' | 'full') =>
    waitsForSlides ? (
      <div className={styles.promotion} data-size={size}>
        <Skeleton className={styles.carousel} />
      </div>
    ) : (
      <Promotions slides={slides} size={size} />
    );
  return (
    <div className={styles.hero}>
      <div className={styles.board} data-board={hasBoard && hasSide}>
        {isWaiting ? <Skeleton className={styles.waiting} /> : null}
        {isWaiting ? null : <Board lead={lead} winners={winners} />}
        {hasBoard && hasSide ? (
          <div className={styles.side}>
            <OtherRaces races={others.slice(0, othersShown)} />
            {isWaiting ? <AwaitedRaces titles={awaitedOthers} /> : null}
            {promotions('side')}
          </div>
        ) : null}
        {hasBoard ? null : promotions('full')}
      </div>
    </div>
  );
}

HeroRaces.showsRaces = true as const;

/** The competition, or the ranks of the latest wins where there is none. */
function Board(props: { lead: RaceEntry | undefined; winners: WinnerEntry[] }) {
  if (props.lead) return <LeadRace race={props.lead} />;
  return props.winners.length > 0 ? <WinnersBoard winners={props.winners} /> : null;
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
