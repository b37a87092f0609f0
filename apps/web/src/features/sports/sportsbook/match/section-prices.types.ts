import type { PriceComponent } from '../prices.tsx';
import type { MatchEvent } from '../sports.queries.ts';
import type { MarketSection } from './market-sections.ts';
import type { MarketNames } from './market-words.ts';

export interface SectionPricesProps {
  event: MatchEvent;
  section: MarketSection;
  names: MarketNames;
  Price: PriceComponent;
}
