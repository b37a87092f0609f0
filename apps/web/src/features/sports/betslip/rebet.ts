// chunk: alone
import { aboutMarket } from '../../../common/odds/market-about.ts';
import { localNames } from '../../../common/sports/local-names.ts';
import { newId } from '../../../core/ids.ts';
import { addLines, openSlip, useSlipStore } from './betslip.store.ts';
import { builderLine } from './builder/builder-line.ts';
import type { PlacedBet, SlipLine, SlipPick, ToldTerms } from './slip.types.ts';

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
  names?: Record<string, string> | undefined;
  league: string;
  home: string;
  away: string;
  home_team_names: Record<string, string>;
  away_team_names: Record<string, string>;
  event_name?: string | undefined;
  event_names?: Record<string, string> | undefined;
  place_terms?: ToldTerms | null | undefined;
  is_each_way?: boolean | undefined;
}

/** A selection as a line of the slip. */
export const lineOf = (named: NamedSelection): SlipLine => ({
  ...pickOf(named),
  ...(named.place_terms && {
    placeTerms: named.place_terms,
    isEachWay: named.is_each_way ?? false,
  }),
  stake: '',
});

/** A selection with its words, as the slip shows it. */
function pickOf(named: NamedSelection): SlipPick {
  const { kind, outcome, odds, name, event_name: eventName } = named;
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
    home: named.home,
    away: named.away,
    names: localNames(named, named.names),
    league: named.league,
    odds: odds ?? '1.00',
    currentOdds: odds ?? '1.00',
    isOpen: named.is_open,
  };
}

/** A leg of several picks that was named by the server, with its joint price where it has one. */
export function builderOf(picks: readonly NamedSelection[], odds: string | null): SlipLine {
  // Of a pick alone nothing was told: the first price that is tells it.
  const named = picks.map((pick) => ({ ...pickOf(pick), odds: '', currentOdds: '' }));
  return builderLine({ id: newId(), picks: named, odds: odds ?? '' });
}

/**
 * The legs of a bet as lines of the slip, at the odds they have; the next quote tells the present
 * ones.
 */
const linesOfBet = (bet: PlacedBet): SlipLine[] =>
  (bet.legs ?? []).flatMap((leg) => {
    const picks = leg.picks.map((pick) => ({
      ...pick,
      event_id: leg.event_id,
      odds: leg.odds,
      is_open: true,
      league: leg.league_name,
      home: leg.home_team_name,
      away: leg.away_team_name,
      home_team_names: leg.home_team_names,
      away_team_names: leg.away_team_names,
      event_name: leg.event_name,
      event_names: leg.event_names,
      place_terms: leg.place_terms,
      is_each_way: bet.each_way && bet.bet_type === 'single',
    }));
    return picks.length > 1 ? [builderOf(picks, leg.odds)] : picks.map(lineOf);
  });

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
