// chunk: alone
import { useText } from '@pavilion/i18n/react';
import { IconButton } from '@pavilion/ui/button';
import { classNames } from '@pavilion/ui/class-names';
import { Icon } from '@pavilion/ui/icon';
import { Spinner } from '@pavilion/ui/spinner';
import { oddsMilliOf } from '../../../common/odds/odds-text.ts';
import { marketName } from '../../../common/odds/selection-text.ts';
import { versus } from '../../../common/sports/event-name.ts';
import { useAgreedOddsText } from '../../../common/odds/use-odds.ts';
import { removeSelection } from './betslip.store.ts';
import { SlipPicks } from './builder/slip-picks.tsx';
import { lineName } from './line-name.ts';
import type { LegQuote } from './slip-quote.query.ts';
import type { SlipLine } from './slip.types.ts';

interface SlipLineHeadProps {
  line: SlipLine;
  /** How the server sees it; null while it is asked. */
  leg: LegQuote | null;
}

/** What is backed, at which price, and the way out of the slip; of a builder pick by pick. */
export function SlipLineHead({ line, leg }: SlipLineHeadProps) {
  const t = useText();
  const name = lineName(t, line);
  const { builder } = line;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-x-2">
      <div>
        <p className="m-0 text-sm font-bold wrap-anywhere">{name}</p>
        {builder ? null : <p className="m-0 text-xs text-text-muted">{marketName(t, line)}</p>}
      </div>
      <LinePrice line={line} />
      <IconButton
        icon="close"
        iconSize={16}
        label={t('ui.betslip.remove', { selection: name })}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          removeSelection(line.selectionId);
        }}
        data-slip-remove=""
        className="-my-2 -me-2"
      />
      <p className="col-span-full m-0 text-xs wrap-anywhere text-text-muted">
        {versus(line.home, line.away, line.eventName ?? line.league)}
      </p>
      {builder ? (
        <div className="col-span-full pt-1">
          <SlipPicks line={line} builder={builder} leg={leg} />
        </div>
      ) : null}
    </div>
  );
}

/**
 * The price now; one the player has not agreed to stands beside the old one with the way it went.
 */
function LinePrice({ line }: { line: SlipLine }) {
  const t = useText();
  const oddsText = useAgreedOddsText();
  if (line.currentOdds === '') {
    return (
      <p role="status" className="m-0">
        <Spinner size={16} />
        <span className="sr-only">{t('ui.builder.pricing')}</span>
      </p>
    );
  }
  const move = (oddsMilliOf(line.currentOdds) ?? 0) - (oddsMilliOf(line.odds) ?? 0);
  if (move === 0) return <p className="numeric m-0 text-sm font-bold">{oddsText(line.odds)}</p>;
  const way = move > 0 ? 'up' : 'down';
  return (
    <p className="numeric m-0 flex items-center gap-1 text-sm font-bold">
      <s className="text-xs font-normal text-text-muted">{oddsText(line.odds)}</s>
      <span
        aria-live="polite"
        className={classNames(
          'flex items-center',
          way === 'up' ? 'text-odds-up' : 'text-odds-down',
        )}
      >
        <Icon name={way === 'up' ? 'arrow-up' : 'arrow-down'} size={12} />
        {oddsText(line.currentOdds)}
        <span className="sr-only"> {t(`ui.sports.price.${way}`)}</span>
      </span>
    </p>
  );
}

/** Where the keyboard goes when its line leaves: to the next line's button, else the one before. */
function focusNeighbour(button: HTMLElement): void {
  const line = button.closest('li');
  const neighbour = line?.nextElementSibling ?? line?.previousElementSibling;
  neighbour?.querySelector<HTMLElement>('[data-slip-remove]')?.focus();
}
