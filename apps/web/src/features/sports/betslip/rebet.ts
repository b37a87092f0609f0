// chunk: alone
import { aboutMarket } from '../../../common/odds/market-about.ts';
import { addLines, openSlip, useSlipStore } from './betslip.store.ts';
import type { PlacedBet, SlipLine, ToldTerms } from './slip.types.ts';

interface NamedSelection {
  selection_id: string;
  market_id: string;
  event_id: string;
  kind: string;
  outcome: string;
  line: string | null;
  odds: string | null;
  is_open: boolean;
  sport?: string;
  base?: string;
  stat?: string;
  period?: string;
  scope?: string;
  param?: string | null;
  player_id?: string;
  name?: string;
  league: string;
  home: string;
  away: string;
  event_name?: string | undefined;
  place_terms?: ToldTerms | null | undefined;
  is_each_way?: boolean | undefined;
}

/** A selection as a line of the slip. */
export function lineOf(named: NamedSelection): SlipLine {
  const { kind, outcome, odds, name, event_name: eventName, place_terms: placeTerms } = named;
  const about = aboutMarket(named.sport, named);
  return {
    selectionId: named.selection_id,
    marketId: named.market_id,
    eventId: named.event_id,
    kind,
    outcome,
    line: named.line,
    ...(about && { about }),
    ...(name === undefined ? {} : { name }),
    ...(eventName === undefined ? {} : { eventName }),
    ...(placeTerms && { placeTerms, isEachWay: named.is_each_way ?? false }),
    home: named.home,
    away: named.away,
    league: named.league,
    odds: odds ?? '1.00',
    currentOdds: odds ?? '1.00',
    isOpen: named.is_open,
    stake: '',
  };
}

/**
 * The picks of a bet as lines of the slip, at the odds it has; the next quote tells the present
 * ones.
 */
function linesOfBet(bet: PlacedBet): SlipLine[] {
  return (bet.legs ?? []).flatMap((leg) =>
    leg.picks.flatMap((pick) =>
      lineOf({
        ...pick,
        event_id: leg.event_id,
        odds: leg.odds,
        is_open: true,
        league: leg.league_name,
        home: leg.home_team_name,
        away: leg.away_team_name,
        event_name: leg.event_name,
        place_terms: leg.place_terms,
        is_each_way: bet.each_way && bet.bet_type === 'single',
      }),
    ),
  );
}

/**
 * Puts the picks of bets into the slip once more: of one bet of several legs as the same kind of
 * bet.
 */
export function betAgain(bets: readonly PlacedBet[]): void {
  const lines = bets.flatMap(linesOfBet);
  const [bet, ...others] = bets;
  const isEmpty = useSlipStore.getState().lines.length === 0;
  addLines(lines);
  const kind = bet?.bet_type;
  if (others.length > 0 || !isEmpty || (kind !== 'parlay' && kind !== 'system')) return openSlip();
  useSlipStore.setState({
    mode: kind,
    isEachWay: bet?.each_way ?? false,
    sizes: [...(bet?.sizes ?? [])],
    bankers: (bet?.bankers ?? []).map((legNo) => lines[legNo]?.selectionId ?? ''),
  });
  return openSlip();
}
