import { useFormat, useText } from '@pavilion/i18n/react';
import { useLayoutStore } from '../../../core/stores/layout.store.ts';
import { marketName, selectionName } from '../../odds/selection-text.ts';
import { useAgreedOddsText } from '../../odds/use-odds.ts';
import { useEventName } from '../../sports/event-name.ts';
import { betKindName, hasOnePrice, isCombined } from '../bet-kind.ts';
import type { SportsBet } from '../bet-match.ts';
import { restOfPayout } from '../rest-of-bet.ts';
import type { BetLeg } from '../standing-of-pick.ts';
import { usePickWords } from '../use-pick-words.ts';
import type { CardRow } from './card-layout.ts';

interface CardChoice {
  /** Whether stake and payout are told; who bet never is. */
  hasAmounts: boolean;
  /** Brings the picks to whoever has it; null where there is none. */
  code: string | null;
}

/** What stands on the card of a bet, row by row. */
export function useCardRows(bet: SportsBet, { hasAmounts, code }: CardChoice): CardRow[] {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const siteName = useLayoutStore((state) => state.site?.site_name ?? '');
  const legRows = useLegRows();
  const amountRows = useAmountRows();
  const odds = hasOnePrice(bet) ? { end: oddsText(bet.odds) } : {};
  return [
    {
      style: 'site',
      text: siteName,
      ...(bet.result && { end: t(`ui.history.result.${bet.result}`) }),
    },
    ...(isCombined(bet) ? [{ style: 'title', text: betKindName(t, bet), ...odds } as const] : []),
    ...(bet.legs ?? []).flatMap(legRows),
    ...(hasAmounts ? amountRows(bet) : []),
    ...(code === null ? [] : [{ style: 'code', text: t('ui.shareBet.code', { code }) } as const]),
    { style: 'foot', text: location.host },
  ];
}

function useLegRows(): (leg: BetLeg) => CardRow[] {
  const t = useText();
  const oddsText = useAgreedOddsText();
  const eventName = useEventName();
  const pickWords = usePickWords();
  return (leg) => {
    const words = pickWords(leg);
    const [only, ...others] = words;
    const isOne = only !== undefined && others.length === 0;
    const score = leg.home_score === null ? '' : ` (${leg.home_score}:${leg.away_score})`;
    const result = leg.result === null ? [] : [t(`ui.history.result.${leg.result}`)];
    const about = [...(isOne ? [marketName(t, only)] : []), `${eventName(leg)}${score}`, ...result];
    return [
      {
        style: 'pick',
        text: isOne ? selectionName(t, only) : t('ui.builder.title'),
        end: oddsText(leg.odds),
      },
      ...(isOne ? [] : words).map((one): CardRow => ({
        style: 'about',
        text: `${selectionName(t, one)} · ${marketName(t, one)}`,
      })),
      { style: 'about', text: about.join(' · ') },
    ];
  };
}

function useAmountRows(): (bet: SportsBet) => CardRow[] {
  const t = useText();
  const format = useFormat();
  return (bet) => {
    const isOpen = bet.payout === null;
    const payout = bet.payout ?? restOfPayout(bet);
    return [
      { style: 'foot', text: t('ui.history.stake'), end: format.money(bet.stake, bet.currency) },
      {
        style: 'foot',
        text: t(isOpen ? 'ui.history.potentialPayout' : 'ui.history.payout'),
        end: format.money(payout, bet.currency),
      },
    ];
  };
}
