import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { useId } from 'react';
import { ExchangePart } from '../exchange/exchange-part.tsx';
import { toggleFavourite, toggleFolded, useKeptKinds } from './kept-kinds.store.ts';
import { stopOf } from './market-sections.ts';
import { SectionPrices } from './section-prices.tsx';
import type { SectionPricesProps } from './section-prices.types.ts';

interface MarketSectionProps extends SectionPricesProps {
  /** Ids of the markets that an exchange tells of. */
  ladders: readonly string[];
}

/** One question with its prices: it can be folded away, or kept above the others. */
export function MarketSectionPanel(props: MarketSectionProps) {
  const { section, names, ladders } = props;
  const t = useText();
  const id = useId();
  const isFolded = useKeptKinds(({ folded }) => folded.includes(section.kind));
  const isFavourite = useKeptKinds(({ favourites }) => favourites.includes(section.kind));
  const name = names.section(section);
  const stop = stopOf(section);
  return (
    <section aria-labelledby={`${id}-name`} className="match-section panel overflow-hidden">
      <div className="flex items-center bg-surface-2 pe-1">
        <h2 className="m-0 min-w-0 flex-1 text-sm">
          <button
            type="button"
            id={`${id}-name`}
            aria-expanded={!isFolded}
            aria-controls={`${id}-prices`}
            onClick={() => toggleFolded(section.kind)}
            className="flex min-h-11 w-full items-center gap-2 px-3 text-start font-bold -outline-offset-3"
          >
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <Icon
              name="chevron-down"
              size={16}
              className={classNames('shrink-0 transition-transform', isFolded && '-rotate-90')}
            />
          </button>
        </h2>
        <IconButton
          icon={isFavourite ? 'star-filled' : 'star'}
          iconSize={18}
          label={t('ui.match.keepOnTop', { market: name })}
          aria-pressed={isFavourite}
          onClick={() => toggleFavourite(section.kind)}
        />
      </div>
      <div id={`${id}-prices`} hidden={isFolded} className="grid gap-1.5 p-2">
        {stop === null ? null : (
          <p className="m-0 flex items-center gap-1.5 text-xs text-text-muted">
            <Icon name="lock" size={14} />
            {stop === 'unsaid' || stop === undefined
              ? t('ui.sports.suspended')
              : t(`ui.match.stopped.${stop}`)}
          </p>
        )}
        {isFolded ? null : <SectionPrices {...props} />}
        {isFolded ? null : (
          <ExchangePart ladders={ladders} markets={section.markets} names={names} />
        )}
      </div>
    </section>
  );
}
