import { useText } from '@pavilion/i18n/react';
import { Skeleton } from '@pavilion/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../core/build/lazy-part.ts';
import { useFollowPots } from './use-follow-pots.ts';
import { jackpotsQuery, type Jackpot } from '../../../common/competitions/competition-queries.ts';
import { JackpotCard } from './jackpot-card.tsx';
import { jackpotsId } from '../../../common/competitions/jackpots-address.ts';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { cellClass, railClass } from './pot-rail.ts';
import { StudioPots } from './studio-pots.tsx';
import { useArrivalByHash } from './use-arrival-by-hash.ts';

const JackpotDialog = lazyPart(async () => (await import('./jackpot-dialog.tsx')).JackpotDialog);

/**
 * The site's jackpots with what is in them now. Left out where there are none or they cannot be
 * had.
 */
export function JackpotsPart() {
  const t = useText();
  const { data, isPending } = useQuery(jackpotsQuery());
  useFollowPots();
  const pots = data?.value ?? [];
  const studioPots = data?.studio_pots ?? [];
  const isEmpty = pots.length + studioPots.length === 0;
  const ref = useArrivalByHash<HTMLElement>(jackpotsId, !isEmpty);
  if (!isPending && isEmpty) return null;
  return (
    <section
      ref={ref}
      id={jackpotsId}
      tabIndex={-1}
      aria-labelledby="home-jackpots"
      className="outline-none"
    >
      <PartHead id="home-jackpots" icon="crown" title={t('ui.template.jackpots')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isPending ? <PotsSkeleton /> : null}
        {pots.length > 0 ? <Pots pots={pots} /> : null}
        {studioPots.length > 0 ? <StudioPots pots={studioPots} /> : null}
      </div>
    </section>
  );
}

function Pots({ pots }: { pots: Jackpot[] }) {
  // The dialog stays when it closes, so that it gives the focus back to the button that opened it.
  const [told, setTold] = useState<{ id: string; isOpen: boolean } | null>(null);
  const pot = pots.find(({ jackpot_id }) => jackpot_id === told?.id);
  return (
    <>
      <ul className={railClass}>
        {pots.map((each) => (
          <li key={each.jackpot_id} className={`grid snap-start ${cellClass}`}>
            <JackpotCard pot={each} onTell={() => setTold({ id: each.jackpot_id, isOpen: true })} />
          </li>
        ))}
      </ul>
      {told && pot ? (
        <Suspense fallback={null}>
          <JackpotDialog
            pot={pot}
            isOpen={told.isOpen}
            onClose={() => setTold({ ...told, isOpen: false })}
          />
        </Suspense>
      ) : null}
    </>
  );
}

function PotsSkeleton() {
  return (
    <div className={railClass} aria-busy="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} className={`h-84 sm:h-72 ${cellClass}`} />
      ))}
    </div>
  );
}
