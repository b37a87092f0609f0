import { useText } from '@pavilion/i18n/react';
import { Icon } from '@pavilion/ui/icon';
import { createElement, use } from 'react';
import { TemplateContext } from '../core/layout/template-context.ts';
import { AppLink } from '../core/navigation/app-link.tsx';
import { useSportsSlots } from '../common/sports/sports-slots.store.ts';
import { PriceButton } from '../features/sports/betslip/price-button.tsx';
import { PartHead } from '@pavilion/web-core/layout/part-head';
import { SportsBoard } from '../features/sports/sportsbook/sports-board.tsx';

const teaserMatches = 6;

/** Matches on the home page: the whole board where sports come first, a teaser elsewhere. */
export function HomeSportsBoard() {
  const t = useText();
  const isSportsSite = use(TemplateContext)?.slipPlacement === 'column';
  const LivePrices = useSportsSlots((slots) => slots.LivePrices);
  return (
    <section aria-labelledby="home-matches">
      {LivePrices && createElement(LivePrices)}
      <PartHead id="home-matches" icon="sportsbook" title={t('ui.sports.homeTitle')}>
        <AppLink
          to="/sports"
          className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-text no-underline hover:underline"
        >
          {t('ui.sports.allMatches')}
          <Icon name="chevron-right" size={16} className="shrink-0" />
        </AppLink>
      </PartHead>
      <SportsBoard
        filter={{}}
        Price={PriceButton}
        maxMatches={isSportsSite ? undefined : teaserMatches}
      />
    </section>
  );
}
