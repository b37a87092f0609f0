import { memo, Suspense, useMemo, useSyncExternalStore } from 'react';
import { lazyPart } from '../../core/build/lazy-part.ts';
import { useSearchParams } from '../../core/navigation/use-search-params.ts';
import { PriceButton } from '../../features/sports/betslip/price-button.tsx';
import { MatchDetail } from '../../features/sports/sportsbook/match-detail.tsx';

const BuilderPrice = lazyPart(
  async () =>
    (await import('../../features/sports/betslip/builder/builder-price.tsx')).BuilderPrice,
);
const BuilderBar = lazyPart(
  async () => (await import('../../features/sports/betslip/builder/builder-bar.tsx')).BuilderBar,
);

/** One match; whether its prices are put together to a builder stands in the address. */
export const MatchPage = memo(function MatchPage(props: { eventId: string; backTo: string }) {
  const { eventId, backTo } = props;
  const [params, setParams] = useSearchParams();
  const isOn = params.get('builder') === '1';
  // The same while nothing changes: the match below may not be hydrated yet.
  const builder = useMemo(() => {
    const onChange = async (isWanted: boolean) => {
      // The prices change at once, and are never away while they do.
      if (isWanted) await Promise.all([BuilderPrice.preload(), BuilderBar.preload()]);
      setParams((now) => {
        if (isWanted) now.set('builder', '1');
        else now.delete('builder');
        return now;
      });
    };
    const bar = <DockedBar eventId={eventId} />;
    return { isOn, onChange: (isWanted: boolean) => void onChange(isWanted), bar };
  }, [isOn, eventId, setParams]);
  const Price = isOn ? BuilderPrice : PriceButton;
  return <MatchDetail {...{ eventId, backTo, Price, builder }} />;
});

const neverChanges = () => () => undefined;

/** What is docked comes after the page: the server draws none. */
function DockedBar({ eventId }: { eventId: string }) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!isInBrowser) return null;
  return (
    <Suspense fallback={null}>
      <BuilderBar eventId={eventId} />
    </Suspense>
  );
}
