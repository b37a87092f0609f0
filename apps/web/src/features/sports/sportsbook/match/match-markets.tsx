import { marketGroupName } from '@pavilion/i18n/market-name';
import { useText } from '@pavilion/i18n/react';
import { TextField } from '@pavilion/ui/field';
import { EmptyState } from '@pavilion/ui/states';
import { Tabs } from '@pavilion/ui/tabs';
import { useState } from 'react';
import { useLadderIds } from '../exchange/ladder.query.ts';
import type { PriceComponent } from '../prices.tsx';
import type { MatchEvent } from '../sports.queries.ts';
import { BuilderSwitch, type BuilderMode } from './builder-switch.tsx';
import { useKeptKinds } from './kept-kinds.store.ts';
import { groupsOf, sectionsOf, sectionsOfTab, type MarketSection } from './market-sections.ts';
import { MarketSectionPanel } from './market-section.tsx';
import { useMarketNames, type MarketNames } from './market-words.ts';

/** Fewer sections than this are seen at a glance: nobody needs to look for one. */
const searchFrom = 8;

export interface MatchMarketsProps {
  event: MatchEvent;
  Price: PriceComponent;
  /** Nothing where the slip takes no builders. */
  builder?: BuilderMode | undefined;
}

/** All markets of a match by group, with a way to find one. */
export function MatchMarkets({ event, Price, builder }: MatchMarketsProps) {
  const t = useText();
  const names = useMarketNames(event);
  const ladders = useLadderIds(event.event_id);
  const favourites = useKeptKinds((state) => state.favourites);
  const [chosen, setChosen] = useState('all');
  const [sought, setSought] = useState('');
  const sections = sectionsOf(event);
  const tabs = ['all', ...favouriteTab(sections, favourites), ...groupsOf(sections)];
  const tab = tabs.includes(chosen) ? chosen : 'all';
  const shown = found(sectionsOfTab(sections, tab, favourites), names, sought);
  const tabName = (one: string): string => {
    if (one === 'all') return t('ui.match.allGroups');
    return one === 'favourites' ? t('ui.match.favourites') : marketGroupName(t, one);
  };
  return (
    <div className="match-markets">
      {builder ? <BuilderSwitch event={event} builder={builder} /> : null}
      {sections.length < searchFrom ? null : (
        <TextField
          type="search"
          label={t('ui.match.search')}
          isLabelHidden
          placeholder={t('ui.match.search')}
          value={sought}
          onChange={(change) => setSought(change.target.value)}
          className="mb-2"
        />
      )}
      <Tabs
        className="match-tabs"
        label={t('ui.match.groups')}
        items={tabs.map((id) => ({ id, label: tabName(id) }))}
        selectedId={tab}
        onSelect={setChosen}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {shown.map((section) => (
            <MarketSectionPanel key={section.key} {...{ event, section, names, ladders, Price }} />
          ))}
          {shown.length === 0 ? (
            <EmptyState icon="search" title={t('ui.match.nothingFound')} />
          ) : null}
        </div>
      </Tabs>
    </div>
  );
}

const favouriteTab = (sections: readonly MarketSection[], favourites: readonly string[]) =>
  sections.some(({ kind }) => favourites.includes(kind)) ? ['favourites'] : [];

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLocaleLowerCase();

/** The sections whose name, or one of whose outcomes, has all of the words. */
function found(sections: MarketSection[], names: MarketNames, sought: string): MarketSection[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections.filter((section) => {
    const outcomes = section.markets.flatMap((market) =>
      market.selections.map((selection) => names.selection(market, selection)),
    );
    const text = plain([names.section(section), ...outcomes].join(' '));
    return words.every((word) => text.includes(word));
  });
}
