import { Skeleton } from '@pavilion/ui/states';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from '../core/build/lazy-part.ts';
import { useLayoutStore } from '../core/stores/layout.store.ts';
import { provideSports, type SportsSlots } from '../core/stores/sports-slots.store.ts';

const load = () => import('./sports-parts.tsx');
const preloads: (() => Promise<void>)[] = [];

/** A part of the sportsbook that loads when first shown; its place is kept until then. */
function sportsPart<Props extends object>(
  pick: (parts: Awaited<ReturnType<typeof load>>) => ComponentType<Props>,
  placeClass: string,
): ComponentType<Props> {
  const Part = lazyPart(async () => pick(await load()));
  preloads.push(Part.preload);
  return (props) => (
    <Suspense fallback={<Skeleton className={placeClass} />}>
      <Part {...props} />
    </Suspense>
  );
}

const parts: Partial<SportsSlots> = {
  SlipColumn: sportsPart(({ SlipColumn }) => SlipColumn, 'h-96'),
  OddsFormatChooser: sportsPart(({ OddsFormatSelect }) => OddsFormatSelect, 'h-9 w-32'),
  MatchPrices: sportsPart(({ MatchPrices }) => MatchPrices, 'h-12 w-full'),
  SportsBoard: sportsPart(({ HomeSportsBoard }) => HomeSportsBoard, 'h-200'),
  LeagueMatches: sportsPart(({ LeagueMatches }) => LeagueMatches, 'h-96'),
  LivePrices: sportsPart(({ LivePrices }) => LivePrices, 'hidden'),
};

/** Loads them before the page is drawn: for templates that begin with them. */
export async function preloadSportsParts(): Promise<void> {
  await Promise.all(preloads.map((preload) => preload()));
}

/** Gives the frame its sports parts on sites that have a sportsbook; other sites never load them. */
export function provideSportsSlots(): void {
  const { provider_count } = useLayoutStore.getState();
  if ((provider_count['sportsbook'] ?? 0) > 0) provideSports(parts);
}
