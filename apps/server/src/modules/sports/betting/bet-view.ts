import type * as z from 'zod/mini';
import type { sportsBet } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatLine, selectionLineQuarters } from '@pavilion/domain/markets';
import { formatAmount } from '@pavilion/domain/money';
import { potentialPayoutMinor } from '@pavilion/domain/settlement';
import { lineText, oddsText } from '../sportsbook/index.ts';
import type { AcceptedBet, BetRecord } from './bet-record.ts';

export type BetView = z.output<typeof sportsBet>;

/**
 * A bet on the wire. `line` is the market's (the home side's handicap), `criteria1` names the market with the line as the
 * chosen side sees it.
 */
export function betView(bet: BetRecord): BetView {
  const amount = (minor: bigint): string => formatAmount(minor, bet.currency as CurrencyCode);
  return {
    bet_id: bet.id,
    product: 'sports',
    status: bet.status,
    bet_type: 'single',
    home_away: bet.outcome,
    criteria1: criteria(bet),
    event_id: bet.eventId,
    league_name: bet.leagueName,
    ...(bet.leagueNames && { league_names: bet.leagueNames }),
    start_time: bet.startTime.toISOString(),
    start_day: bet.startDay,
    home_team_name: bet.homeName,
    away_team_name: bet.awayName,
    home_team_names: bet.homeNames,
    away_team_names: bet.awayNames,
    market_kind: bet.marketKind,
    line: lineText(bet.marketKind, bet.lineQuarters),
    accepted_home_score: bet.acceptedHomeScore,
    accepted_away_score: bet.acceptedAwayScore,
    odds: oddsText(bet.oddsMilli),
    stake: amount(bet.stakeMinor),
    currency: bet.currency,
    potential_payout: amount(potentialPayoutMinor(bet.stakeMinor, bet.oddsMilli)),
    payout: bet.payoutMinor === null ? null : amount(bet.payoutMinor),
    result: bet.result,
    home_score: bet.homeScore,
    away_score: bet.awayScore,
    placed_at: bet.placedAt.toISOString(),
    settled_at: bet.settledAt?.toISOString() ?? null,
    revision: bet.revision,
    ...(bet.status === 'accepted' && bet.match && { match: bet.match }),
  };
}

/** The bet as it stood when it was accepted, whatever happened since: what a repeated request is answered. */
export function acceptedView(bet: AcceptedBet): BetView {
  return betView({
    ...bet,
    status: 'accepted',
    result: null,
    payoutMinor: null,
    homeScore: null,
    awayScore: null,
    settledAt: null,
    revision: 0,
  });
}

function criteria({ marketKind, outcome, lineQuarters }: BetRecord): string {
  const line = selectionLineQuarters({ kind: marketKind, outcome, lineQuarters });
  return line === null ? marketKind : `${marketKind} ${formatLine(marketKind, line)}`;
}
