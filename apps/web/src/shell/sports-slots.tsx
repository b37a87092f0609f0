import { Skeleton } from '@pavilion/ui/states';
import { memo, type ComponentType } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { StandingPart } from '@pavilion/web-core/build/standing-part';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { provideSports, type SportsSlots } from '../common/sports/sports-slots.store.ts';
import { useHasSlipRoom } from './slip-place.ts';

/** Parts of the first view of templates that begin with sports. */
const load = () => import('./sports-parts.tsx');
const preloads: (() => Promise<void>)[] = [];

function firstPart<Props extends object>(
  pick: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
  placeClass: string,
): ComponentType<Props> {
  const Part = lazyPart(async () => pick(await load()));
  preloads.push(Part.preload);
  return inPlace(Part, placeClass);
}

/**
 * A part that loads when first shown; its place, or what the server rendered there, stands until
 * then.
 */
function inPlace<Props extends object>(
  Part: ComponentType<Props>,
  placeClass: string,
): ComponentType<Props> {
  function InPlace(props: Props) {
    return (
      <StandingPart fallback={<Skeleton className={placeClass} />}>
        <Part {...props} />
      </StandingPart>
    );
  }
  return memo(InPlace);
}

const LazySlipColumn = lazyPart(async () => (await import('./slip-column.tsx')).SlipColumn);
const SlipColumnInPlace = inPlace(LazySlipColumn, 'h-96');

/** Where the window has no room for the column, nothing of it is loaded. */
function SlipColumn(props: { isClosable: boolean }) {
  return useHasSlipRoom() ? <SlipColumnInPlace {...props} /> : <Skeleton className="h-96" />;
}

const LivePrices = lazyPart(async () => (await import('./live-prices.tsx')).LivePrices);

const parts: Partial<SportsSlots> = {
  OddsFormatChooser: firstPart(({ OddsFormatSelect }) => OddsFormatSelect, 'h-9 w-32'),
  MatchPrices: firstPart(({ MatchPrices }) => MatchPrices, 'h-12 w-full'),
  SportsBoard: firstPart(({ HomeSportsBoard }) => HomeSportsBoard, 'h-200'),
  LeagueMatches: firstPart(({ LeagueMatches }) => LeagueMatches, 'h-96'),
  SlipColumn,
  LivePrices: inPlace(LivePrices, 'hidden'),
};

/** Loads them before the page is drawn: for templates that begin with them. */
export async function preloadSportsParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/**
 * Gives the frame its sports parts on sites that have a sportsbook; other sites never load them.
 */
export function provideSportsSlots(): void {
  const { provider_count } = useLayoutStore.getState();
  if ((provider_count['sportsbook'] ?? 0) > 0) provideSports(parts);
}
