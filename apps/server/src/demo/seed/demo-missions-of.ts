import { brandKindOf } from './brand-kind.ts';
import { demoBrandMissions } from './demo-brand-missions.data.ts';
import type { DemoItem } from './demo-item.ts';
import { demoMissions } from './demo-missions.data.ts';
import { demoSecondRaces, raceOfTheDay } from './demo-races.data.ts';
import { demoSites } from './demo-sites.data.ts';

/**
 * Missions and races of a demo site: some that every brand has, some of its kind, and a second race
 * that its neighbour of the same kind does not hold.
 */
export function demoMissionsOf(site: { externalId: string; themeCode: string }): DemoItem[] {
  const kind = brandKindOf(site.themeCode);
  const races = demoSecondRaces[kind];
  const brands = demoSites.filter(({ themeCode }) => brandKindOf(themeCode) === kind);
  const place = brands.findIndex(({ externalId }) => externalId === site.externalId);
  const second = races[Math.max(place, 0) % races.length];
  return [
    ...demoMissions,
    ...demoBrandMissions[kind],
    raceOfTheDay(kind),
    ...(second ? [second] : []),
  ];
}
