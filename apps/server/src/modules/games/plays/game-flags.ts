import type { CategoryCode } from '@pavilion/domain/categories';
import { jurisdictionFlags } from '@pavilion/domain/jurisdictions';
import type { Site } from '../../../site-directory/index.ts';

export interface GameFlags {
  autobet: boolean;
  turbo: boolean;
  /** Paying for a bonus round at once. */
  buy: boolean;
  /** Play money for who has not signed in. */
  guestDemo: boolean;
  /** Advice on the best play of a hand. */
  hint: boolean;
  /** From the start of one round to the start of the next, at least. */
  roundMinMs: number;
}

/** What the rules a site runs under let its games of this category do. */
export function gameFlags(site: Pick<Site, 'jurisdiction'>, category: CategoryCode): GameFlags {
  const rules = jurisdictionFlags[site.jurisdiction];
  return {
    autobet: rules.isAutobetAllowed,
    turbo: rules.isTurboAllowed,
    buy: rules.isBonusBuyAllowed,
    guestDemo: rules.isGuestDemoAllowed,
    hint: rules.isHintAllowed,
    roundMinMs: category === 'slots' ? rules.slotRoundMinMs : rules.casinoRoundMinMs,
  };
}
