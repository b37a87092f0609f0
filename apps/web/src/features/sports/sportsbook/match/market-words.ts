import type { Text } from '@pavilion/i18n';
import { useText } from '@pavilion/i18n/react';
import { useMemo } from 'react';
import { useOwnName } from '../../../../common/sports/event-name.ts';
import { useTeamNames } from '../../../../common/sports/team-names.ts';
import { aboutMarket } from '../../../../common/odds/market-about.ts';
import { marketName, selectionName } from '../../../../common/odds/selection-text.ts';
import { marketGroupName } from '@pavilion/i18n/market-name';
import type { Market, MatchEvent } from '../sports.queries.ts';
import type { MarketSection } from './market-sections.ts';

type Selection = Market['selections'][number];

/** How markets and outcomes of a match are named in the visitor's language. */
export interface MarketNames {
  market: (market: Market) => string;
  selection: (market: Market, selection: Selection) => string;
  section: (section: MarketSection) => string;
}

export function useMarketNames(event: MatchEvent): MarketNames {
  const t = useText();
  const namesOf = useTeamNames();
  const ownName = useOwnName();
  return useMemo(() => {
    const nameOf = (selection: Selection): string | undefined =>
      ownName(
        event.participants?.find(({ runner_id: id }) => id === selection.runner_id) ?? selection,
      );
    return marketNames(t, event.sport, { ...namesOf(event), nameOf });
  }, [t, event, namesOf, ownName]);
}

interface Called {
  home: string;
  away: string;
  nameOf: (selection: Selection) => string | undefined;
}

function marketNames(
  t: Text,
  sport: string,
  { nameOf: outcomeName, ...teams }: Called,
): MarketNames {
  const words = (market: Market, name?: string) => {
    const about = aboutMarket(sport, market);
    const { kind, line } = market;
    return { kind, line, ...teams, ...(about && { about }), ...(name !== undefined && { name }) };
  };
  const nameOf = (market: Market): string => marketName(t, words(market));
  const general = ({ player_id: _player, ...market }: Market): string => nameOf(market);
  return {
    market: nameOf,
    selection: (market, selection) => {
      const { outcome } = selection;
      return selectionName(t, { ...words(market, outcomeName(selection)), outcome });
    },
    section: ({ layout, markets: [first], group }) => {
      if (!first || layout === 'scorers') return marketGroupName(t, group);
      return general(first);
    },
  };
}
