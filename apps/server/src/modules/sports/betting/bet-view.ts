import type * as z from 'zod/mini';
import type { sportsBet } from '@pavilion/contracts';
import type { CurrencyCode } from '@pavilion/domain/currencies';
import { formatAmount } from '@pavilion/domain/money';
import { baseRules, lineOfOutcome, lineText, type MarketType } from '@pavilion/sports';
import { oddsText, typeOfKind } from '../sportsbook/index.ts';
import { paidBy, returnedTo } from './bet-pockets.ts';
import type { AcceptedBet, BetRecord, LegRecord } from './bet-record.ts';

export type BetView = z.output<typeof sportsBet>;
type LegView = NonNullable<BetView['legs']>[number];

/**
 * A bet on the wire; of several legs the flat fields are the first one's, but for the odds. `line`
 * is the market's (the home side's handicap), `criteria1` names the market with the line as the
 * chosen side sees it.
 */
export function betView(bet: BetRecord): BetView {
  const amount = (minor: bigint): string => formatAmount(minor, bet.currency as CurrencyCode);
  const [leg] = bet.legs;
  return {
    bet_id: bet.id,
    product: 'sports',
    status: bet.status,
    bet_type: bet.betType,
    home_away: leg.outcome,
    criteria1: criteria(leg),
    event_id: leg.eventId,
    league_name: leg.leagueName,
    ...(leg.leagueNames && { league_names: leg.leagueNames }),
    start_time: leg.startTime.toISOString(),
    start_day: leg.startDay,
    home_team_name: leg.homeName,
    away_team_name: leg.awayName,
    home_team_names: leg.homeNames,
    away_team_names: leg.awayNames,
    ...eventNameOf(leg),
    market_kind: leg.marketKind,
    line: lineText(typeOfKind(leg.sport, leg.marketKind), leg.lineQuarters),
    accepted_home_score: leg.acceptedHomeScore,
    accepted_away_score: leg.acceptedAwayScore,
    odds: oddsText(bet.oddsMilli),
    stake: amount(bet.stakeMinor),
    unit_stake: amount(bet.unitStakeMinor),
    line_count: bet.lineCount,
    sizes: bet.sizes,
    bankers: bet.bankers,
    each_way: bet.isEachWay,
    rules_version: bet.rulesVersion,
    voucher:
      bet.voucherId === null || bet.voucherKind === null
        ? null
        : { voucher_id: bet.voucherId, kind: bet.voucherKind },
    paid_by: paidBy(bet, amount),
    returned_to: returnedTo(bet, amount),
    currency: bet.currency,
    potential_payout: amount(bet.potentialMinor),
    payout: paidMinor(bet) === null ? null : amount(paidMinor(bet) ?? 0n),
    result: bet.result,
    home_score: leg.homeScore,
    away_score: leg.awayScore,
    placed_at: bet.placedAt.toISOString(),
    settled_at: bet.settledAt?.toISOString() ?? null,
    revision: bet.revision,
    cash_outs: bet.cashOuts.map((part) => ({
      cash_out_id: part.id,
      unit_stake: amount(BigInt(part.unitMinor)),
      amount: amount(BigInt(part.amountMinor)),
      at: new Date(part.at).toISOString(),
    })),
    cash_out_rule: bet.cashOutRule && {
      amount: amount(BigInt(bet.cashOutRule.amountMinor)),
      part: partText(bet.cashOutRule.partPercent),
      set_at: new Date(bet.cashOutRule.setAt).toISOString(),
    },
    edited_from: bet.editedFrom,
    edited_to: bet.editedTo,
    legs: bet.legs.map(legView),
    ...(bet.status === 'accepted' && leg.match && { match: leg.match }),
  };
}

/** What it paid in all: its settlement and what was cashed out; null while the rest is open. */
function paidMinor({ status, payoutMinor, cashedPaidMinor }: BetRecord): bigint | null {
  if (status === 'cashed-out') return cashedPaidMinor;
  return payoutMinor === null ? null : payoutMinor + cashedPaidMinor;
}

/** A part of a bet in percent as on the wire: `"0.25"`. */
export const partText = (percent: number): string => (percent / 100).toFixed(2);

/**
 * The bet as it stood when it was accepted, whatever happened since: what a repeated request is
 * answered.
 */
export function acceptedView(bet: AcceptedBet, status: 'accepted' | 'pending'): BetView {
  const [first, ...others] = bet.legs.map((leg): LegRecord => ({
    ...leg,
    picks: leg.picks?.map((pick) => ({ ...pick, result: null })) ?? null,
    status: 'open',
    result: null,
    multiplier: null,
    placeMultiplier: null,
    settledAs: null,
    isEarly: false,
    homeScore: null,
    awayScore: null,
  }));
  if (!first) throw new Error(`bet ${bet.id} has no legs`);
  return betView({
    ...bet,
    legs: [first, ...others],
    status,
    result: null,
    payoutMinor: null,
    settledAt: null,
    revision: 0,
    cashedUnitMinor: 0n,
    cashedPaidMinor: 0n,
    cashOuts: [],
    cashOutRule: null,
    editedFrom: null,
    editedTo: null,
  });
}

function legView(leg: LegRecord): LegView {
  return {
    leg_no: leg.legNo,
    event_id: leg.eventId,
    league_name: leg.leagueName,
    start_time: leg.startTime.toISOString(),
    start_day: leg.startDay,
    home_team_name: leg.homeName,
    away_team_name: leg.awayName,
    home_team_names: leg.homeNames,
    away_team_names: leg.awayNames,
    ...eventNameOf(leg),
    odds: oddsText(leg.oddsMilli),
    is_live: leg.isLive,
    accepted_at: leg.acceptedAt.toISOString(),
    accepted_home_score: leg.acceptedHomeScore,
    accepted_away_score: leg.acceptedAwayScore,
    state: leg.result === null ? 'open' : 'settled',
    result: leg.result,
    multiplier: leg.multiplier,
    ...placePartOf(leg),
    home_score: leg.homeScore,
    away_score: leg.awayScore,
    ...(leg.result === null && leg.match && { match: leg.match }),
    ...picksOf(leg),
  };
}

/** The one pick, or those of a builder with the prices kept for what is left of it. */
function picksOf(leg: LegRecord): Pick<LegView, 'picks' | 'reprice'> {
  const { picks, reprice, sport, eventName } = leg;
  if (!picks) return { picks: [{ ...pickView(leg), antepost: leg.isAntepost }] };
  return {
    picks: picks.map((pick) => ({
      ...pickView({ ...pick, sport, eventName }),
      antepost: false,
      result: pick.result ?? null,
    })),
    reprice: Object.fromEntries(
      Object.entries(reprice ?? {}).map(([voids, oddsMilli]) => [voids, oddsText(oddsMilli)]),
    ),
  };
}

type PickRecord = Pick<
  LegRecord,
  | 'selectionId'
  | 'marketId'
  | 'sport'
  | 'marketKind'
  | 'outcome'
  | 'lineQuarters'
  | 'param'
  | 'pickedPlayerId'
  | 'playerName'
  | 'playerNames'
> & { eventName: string | null };

function pickView(pick: PickRecord): LegView['picks'][number] {
  const { sport, marketKind } = pick;
  const type = typeOfKind(sport, marketKind);
  const { base, stat, period, scope, counts, param } = type;
  return {
    selection_id: pick.selectionId,
    market_id: pick.marketId,
    sport,
    kind: marketKind,
    ...{ base, stat, period, scope, counts },
    line: lineText(type, pick.lineQuarters),
    param: pick.param ?? param,
    outcome: pick.outcome,
    outcomes: outcomesOf(type, pick.param),
    ...pickedOf(pick),
    criteria: criteria(pick),
  };
}

/** What can come of a pick's market by name; players, runners and open scores have no such list. */
function outcomesOf({ base, param, scope }: MarketType, own: string | null): string[] {
  const outcomes = baseRules[base].outcomes(own ?? param ?? '', scope);
  return typeof outcomes === 'string' ? [] : [...outcomes];
}

const eventNameOf = ({ eventName, eventNames }: LegRecord) =>
  eventName !== null && { event_name: eventName, event_names: eventNames ?? {} };

/** Whom a pick is about: a player of a match, a runner where there are no teams. */
function pickedOf({ pickedPlayerId: id, playerName, playerNames, eventName }: PickRecord) {
  return {
    ...(id && (eventName === null ? { player_id: id } : { runner_id: id })),
    ...(playerName && { name: playerName }),
    ...(playerNames && { names: playerNames }),
  };
}

/** What a leg on a runner has besides; nothing where teams meet. */
function placePartOf({
  eventName,
  placeTerms: terms,
  areTermsFixed,
  settledAs,
  placeMultiplier,
}: LegRecord) {
  if (eventName === null) return {};
  return {
    place_terms: terms && { places: terms.places, fraction: fractionText([terms.num, terms.den]) },
    place_terms_fixed: areTermsFixed,
    dead_heat: settledAs && deadHeatOf(settledAs),
    deduction: settledAs?.deduction ?? 0,
    place_multiplier: placeMultiplier,
  };
}

/** The share of the stake that wins where runners were level: to win, else to be placed. */
function deadHeatOf({ share, place }: NonNullable<LegRecord['settledAs']>): string | null {
  const shares = [share, ...(place === null ? [] : [place.share])];
  const shared = shares.find(([part, whole]) => part > 0 && part < whole);
  return shared === undefined ? null : fractionText(shared);
}

export const fractionText = ([part, whole]: readonly [number, number]): string =>
  part === whole ? '1' : `${part}/${whole}`;

function criteria({ sport, marketKind, outcome, lineQuarters }: PickRecord): string {
  const type = typeOfKind(sport, marketKind);
  const line = lineText(type, lineOfOutcome(type, outcome, lineQuarters));
  return line === null ? marketKind : `${marketKind} ${line}`;
}
