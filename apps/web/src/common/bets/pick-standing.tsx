import { Suspense } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import type { BetLeg, BetPick } from './standing-of-pick.ts';

/** The rules of every sport come only where a match is under way. */
const PickStandingWords = lazyPart(
  async () => (await import('./pick-standing-words.tsx')).PickStandingWords,
);

/** How a pick stands while its match is under way; else nothing. */
export function PickStanding({ leg, pick }: { leg: BetLeg; pick: BetPick | undefined }) {
  if (pick === undefined || leg.match?.state !== 'live') return null;
  return (
    <Suspense fallback={null}>
      <PickStandingWords leg={leg} pick={pick} />
    </Suspense>
  );
}
