import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TemplateEnvironmentProvider } from '../../environment.tsx';
import type { GameTile } from '../../props/card.ts';
import type { LinkProps } from '../../props/environment.ts';
import type { HeroProps, HeroRegion, MatchSummary, RaceEntry } from '../../props/hero.ts';
import { HeroCarouselQuickGames } from './hero-carousel-quick-games.tsx';
import { HeroCarouselWinners } from './hero-carousel-winners.tsx';
import { HeroDealerHall } from './hero-dealer-hall.tsx';
import { HeroFeaturedTables } from './hero-featured-tables.tsx';
import { HeroFullCarousel } from './hero-full-carousel.tsx';
import { HeroJackpotTicker } from './hero-jackpot-ticker.tsx';
import { HeroJackpotWall } from './hero-jackpot-wall.tsx';
import { HeroLiveCentre } from './hero-live-centre.tsx';
import { HeroMatchStrip } from './hero-match-strip.tsx';
import { HeroMotionBand } from './hero-motion-band.tsx';
import { HeroNone } from './hero-none.tsx';
import { HeroOddsCarousel } from './hero-odds-carousel.tsx';
import { HeroPromoDuo } from './hero-promo-duo.tsx';
import { HeroPromoTrio } from './hero-promo-trio.tsx';
import { HeroSplitSignUp } from './hero-split-sign-up.tsx';
import { HeroRaces } from './hero-races.tsx';

const heroes: [string, HeroRegion][] = Object.entries({
  HeroCarouselQuickGames,
  HeroCarouselWinners,
  HeroDealerHall,
  HeroFeaturedTables,
  HeroFullCarousel,
  HeroJackpotTicker,
  HeroJackpotWall,
  HeroLiveCentre,
  HeroMatchStrip,
  HeroMotionBand,
  HeroOddsCarousel,
  HeroPromoDuo,
  HeroPromoTrio,
  HeroSplitSignUp,
  HeroRaces,
});

const nothing: HeroProps = { slides: [], winners: [], matches: [], isLoading: false };
const slides = ['one', 'two', 'three', 'four'].map((id) => ({
  id,
  title: `Slide ${id}`,
  imageUrl: `/media/${id}.webp`,
  mobileImageUrl: `/media/${id}-mobile.webp`,
  to: `/promotions/${id}`,
}));
const jackpots = [{ id: 'grand', name: 'Grand', amount: '₱999,999,999,999.99', to: '/jackpots' }];
const winners = [{ id: 'w', accountId: 'ju***12', amount: '₱1.00', source: 'Reef Hunter' }];
const race = (id: string): RaceEntry => ({
  id,
  title: `Race ${id}`,
  prize: `₱${id}00.00`,
  ends: 'in 42 minutes',
  leaders: [{ accountId: `${id}***1`, score: '₱98.40' }],
  to: '/sports',
});
const match = (id: string, isLive: boolean): MatchSummary => ({
  id,
  league: 'League',
  home: `Home ${id}`,
  away: `Away ${id}`,
  when: isLive ? '67’' : '19:30',
  isLive,
  homeScore: isLive ? 2 : null,
  awayScore: isLive ? 1 : null,
  to: `/sports?event=${id}`,
  prices: <b>{`prices of ${id}`}</b>,
});
const table: GameTile = {
  id: 'g',
  name: 'Golden Wheel',
  provider: 'EVOPLAY',
  imageUrl: '/media/g/poster.webp',
  placeholder: '#123,#456',
  to: '/g',
  isFavourite: false,
  isHot: false,
  isNew: false,
  seats: { taken: 3, total: 7 },
};

const Link = (props: LinkProps) => (
  <a href={props.to} tabIndex={props.tabIndex}>
    {props.children}
  </a>
);

function show(Hero: ComponentType<HeroProps>, props: Partial<HeroProps>): string {
  const text = (key: string, values?: Record<string, string | number>) =>
    `${key}${values ? JSON.stringify(values) : ''}`;
  return renderToStaticMarkup(
    <TemplateEnvironmentProvider environment={{ Link, text, load: (load) => load() }}>
      <Hero {...nothing} {...props} />
    </TemplateEnvironmentProvider>,
  );
}

describe.each(heroes)('%s', (_, Hero) => {
  it('leaves no empty frame where there is nothing to show', () => {
    expect(show(Hero, {})).toBe('');
  });

  it('keeps its room while it loads', () => {
    expect(show(Hero, { isLoading: true })).toContain('aria-hidden="true"');
  });

  // What it does not say is never fetched for it; what it says in vain is fetched for nothing.
  it('says which lists it shows besides slides and winners', () => {
    const shows = (props: Partial<HeroProps>, words: string) =>
      show(Hero, { slides, ...props }).includes(words);
    expect(shows({ matches: [match('one', true)] }, 'Home one')).toBe(Hero.showsMatches === true);
    expect(shows({ jackpots }, 'Grand')).toBe(Hero.showsJackpots === true);
    const races = [race('sprint')];
    expect(shows({ races }, 'Race sprint')).toBe(Hero.showsRaces === true);
  });

  it('shows every slide with its title and its way on, whatever else is missing', () => {
    const markup = show(Hero, { slides });
    for (const slide of slides) {
      expect(markup).toContain(slide.title);
      expect(markup).toContain(`href="${slide.to}"`);
    }
  });

  // The site's own words stand over it, and a phone shows one slide at a time.
  it('opens with the first slide', () => {
    const [, title] = /Slide (\w+)/.exec(show(Hero, { slides })) ?? [];
    expect(title).toBe('one');
  });

  it('loads the first picture at once and the others when they are needed', () => {
    const pictures = show(Hero, { slides }).match(/<img[^>]*>/g) ?? [];
    const eager = pictures.filter((picture) => picture.includes('loading="eager"'));
    expect(eager).toHaveLength(1);
    expect(eager[0]).toContain('fetchPriority="high"');
    expect(pictures.length).toBeGreaterThanOrEqual(slides.length);
  });
});

describe('parts of single heroes', () => {
  it('the none hero is a rule without words', () => {
    expect(show(HeroNone, { slides })).not.toContain('Slide');
  });

  it('jackpot amounts are read out whole, not digit by digit', () => {
    expect(show(HeroJackpotWall, { jackpots })).toContain(
      '<span class="sr-only">₱999,999,999,999.99</span>',
    );
  });

  it('the jackpot wall shows winners only where there are no jackpots', () => {
    expect(show(HeroJackpotWall, { winners, slides })).toContain('Reef Hunter');
    expect(show(HeroJackpotWall, { winners, slides, jackpots })).not.toContain('Reef Hunter');
  });

  it('the jackpot wall keeps the room of pots that are on their way', () => {
    const awaited = show(HeroJackpotWall, { winners, slides, awaited: ['jackpots'] });
    expect(awaited).toContain('aria-hidden="true"');
    expect(awaited).not.toContain('Reef Hunter');
  });

  it.each([HeroJackpotTicker, HeroJackpotWall])('every pot leads on from %o', (Hero) => {
    expect(show(Hero, { jackpots })).toContain(`href="${jackpots[0]?.to}"`);
  });

  it('the races board leads with the first, its prize, end and leaders, and names the others', () => {
    const races = [race('1'), race('2')];
    const markup = show(HeroRaces, { winners, races });
    for (const words of ['Race 1', '₱100.00', 'in 42 minutes', '1***1', '₱98.40', 'Race 2'])
      expect(markup).toContain(words);
    expect(markup).not.toContain('2***1');
    expect(markup).not.toContain('Reef Hunter');
  });

  it('the races board tells what each place wins while nobody leads', () => {
    const prizes = ['₱60.00', '₱40.00'];
    const nobody = { ...race('1'), leaders: [], prizes };
    const markup = show(HeroRaces, { races: [nobody] });
    for (const words of [...prizes, 'ui.template.racePlace{&quot;place&quot;:2}'])
      expect(markup).toContain(words);
    const led = show(HeroRaces, { races: [{ ...race('1'), prizes }] });
    expect(led).not.toContain('₱40.00');
  });

  it('the races board shows winners only where there are no races, and waits for them', () => {
    expect(show(HeroRaces, { winners })).toContain('Reef Hunter');
    const awaited = show(HeroRaces, { winners, awaited: ['races'] });
    expect(awaited).toContain('aria-hidden="true"');
    expect(awaited).not.toContain('Reef Hunter');
  });

  it('the races board keeps room for the other races until they are told of', () => {
    const awaitedRaces = ['Day', 'Weekend'];
    const awaited = show(HeroRaces, { winners, awaited: ['races'], awaitedRaces });
    expect(awaited).toContain('Weekend');
    expect(awaited).not.toContain('Day');
    expect(show(HeroRaces, { races: [race('1')], awaitedRaces })).not.toContain('Weekend');
  });

  it('copies of rolling jackpots can neither be focused nor heard', () => {
    const markup = show(HeroJackpotTicker, { jackpots });
    const copies = markup.match(/<ul[^>]*aria-hidden="true"[^>]*>.*?<\/ul>/g) ?? [];
    expect(copies.length).toBeGreaterThan(0);
    expect(copies.every((copy) => copy.includes('tabindex="-1"'))).toBe(true);
  });

  it('guests get the sign-up panel, players a slide in its place', () => {
    const panel = <form>join</form>;
    expect(show(HeroSplitSignUp, { slides, signUpPanel: panel })).toContain('<form>join</form>');
    expect(show(HeroSplitSignUp, { slides, signUpPanel: null })).not.toContain('<form>');
    expect(show(HeroSplitSignUp, { signUpPanel: panel })).toContain('<form>join</form>');
  });

  it('the live centre puts matches in play first', () => {
    const markup = show(HeroLiveCentre, { matches: [match('later', false), match('now', true)] });
    expect(markup.indexOf('Home now')).toBeLessThan(markup.indexOf('Home later'));
    expect(markup).toContain('prices of now');
  });

  it('seats of a live table are said in words; tables without seats say nothing', () => {
    const seats = 'ui.template.seatsTaken{&quot;taken&quot;:3,&quot;total&quot;:7}';
    expect(show(HeroDealerHall, { games: [table] })).toContain(seats);
    // Nor that it is live: who sits there is not known.
    expect(show(HeroDealerHall, { games: [table] })).toContain('ui.template.liveTable<');
    expect(show(HeroDealerHall, { games: [{ ...table, seats: null }] })).not.toContain(
      'ui.template.liveTable<',
    );
    expect(show(HeroDealerHall, { games: [{ ...table, seats: null }] })).not.toContain(
      'seatsTaken',
    );
  });

  it('only the table on the large screen may come in the largest picture', () => {
    const largest = (markup: string) => markup.match(/<img[^>]*wide-960\.webp 960w/g)?.length ?? 0;
    const games = ['a', 'b'].map((id) => ({ ...table, id, imageUrl: `/media/${id}/poster.webp` }));
    expect(largest(show(HeroDealerHall, { games }))).toBe(1);
    expect(largest(show(HeroCarouselQuickGames, { games }))).toBe(0);
  });
});
