import { leadsWithSports } from '@pavilion/domain/themes';

/** What a brand of the demo lives of. */
export type BrandKind = 'casino' | 'slot' | 'sportsbook';

/** The kind of a brand, by its theme. */
export function brandKindOf(themeCode: string): BrandKind {
  if (leadsWithSports(themeCode)) return 'sportsbook';
  return themeCode.startsWith('slot') ? 'slot' : 'casino';
}
