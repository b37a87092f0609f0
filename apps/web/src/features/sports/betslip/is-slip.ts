import { isUuid } from '@pavilion/domain/ids';
import type { BetMode, OddsChange, SlipPick } from './slip.types.ts';

type Found = Readonly<Record<string, unknown>>;

/**
 * True when what the browser stored, or another tab wrote, is a slip: nothing else may reach the
 * page.
 */
export function isSlip(found: object): boolean {
  const {
    lines,
    oddsChange,
    requestId,
    sent = [],
    pending = null,
    quickBet = null,
  } = found as Found;
  return (
    isListOf(lines, isSlipLine) &&
    isOddsChange(oddsChange) &&
    isId(requestId) &&
    isListOf(sent, isSentSlip) &&
    isChoice(found as Found) &&
    (pending === null || isPending(pending as Found)) &&
    (quickBet === null || isQuickBet(quickBet as Found))
  );
}

const modes: Readonly<Record<BetMode, true>> = { single: true, parlay: true, system: true };
const isMode = (value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(modes, value);

/** A slip from before there were bets of several legs has none of it. */
const isChoice = ({
  mode = 'single',
  unitStake = '',
  sizes = [],
  bankers = [],
  isEachWay = false,
}: Found): boolean =>
  isMode(mode) &&
  typeof isEachWay === 'boolean' &&
  typeof unitStake === 'string' &&
  isListOfType(sizes, 'number') &&
  isListOfType(bankers, 'string');

const isPending = ({ accountId, slipId, untilMs }: Found): boolean =>
  typeof accountId === 'string' && isId(slipId) && typeof untilMs === 'number';

const isQuickBet = ({ accountId, stake }: Found): boolean =>
  isListOfType([accountId, stake], 'string');

const isListOfType = (value: unknown, type: 'number' | 'string'): boolean =>
  Array.isArray(value) && value.every((item) => typeof item === type);

const oddsChanges: Readonly<Record<OddsChange, true>> = { none: true, better: true, any: true };
const isOddsChange = (value: unknown): boolean =>
  typeof value === 'string' && Object.hasOwn(oddsChanges, value);

const isId = (value: unknown): boolean => typeof value === 'string' && isUuid(value);

const isListOf = (value: unknown, isItem: (item: Found) => boolean): boolean =>
  Array.isArray(value) &&
  value.every(
    (item: unknown) => typeof item === 'object' && item !== null && isItem(item as Found),
  );

/** The words of a pick, written as a record so that none is forgotten. */
type OwnRule = 'line' | 'isOpen' | 'about' | 'name' | 'names' | 'eventName' | 'placeTerms';
const pickTexts: Readonly<Record<Exclude<keyof SlipPick, OwnRule>, true>> = {
  selectionId: true,
  marketId: true,
  eventId: true,
  kind: true,
  outcome: true,
  home: true,
  away: true,
  league: true,
  odds: true,
  currentOdds: true,
};

function isPick(found: Found): boolean {
  const { line, isOpen, about = null, name = '', names = null, eventName = '' } = found;
  const { placeTerms = null } = found;
  return (
    Object.keys(pickTexts).every((field) => typeof found[field] === 'string') &&
    (line === null || typeof line === 'string') &&
    (about === null || isAbout(about as Found)) &&
    (names === null || areNames(names as Found)) &&
    isListOfType([name, eventName], 'string') &&
    (placeTerms === null || isTerms(placeTerms as Found)) &&
    typeof isOpen === 'boolean'
  );
}

/** True for a list of picks, as a builder has them. */
export const arePicks = (found: unknown): boolean => isListOf(found, isPick);

function isSlipLine(found: Found): boolean {
  const { stake, voucher = null, builder = null, isEachWay = false } = found;
  return (
    isPick(found) &&
    typeof stake === 'string' &&
    (voucher === null || isVoucher(voucher as Found)) &&
    (builder === null || isBuilder(builder as Found)) &&
    typeof isEachWay === 'boolean'
  );
}

const isBuilder = ({ id, picks }: Found): boolean => typeof id === 'string' && arePicks(picks);

const isAbout = ({ sport, base, stat, period, scope, param, player = '' }: Found): boolean =>
  isListOfType([sport, base, stat, period, scope, player], 'string') &&
  (param === null || typeof param === 'string');

const areNames = ({ home, away, event = {}, own = {} }: Found): boolean =>
  [home, away, event, own].every(isTextRecord);

const isTextRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && isListOfType(Object.values(value), 'string');

const isTerms = ({ places, fraction }: Found): boolean =>
  typeof places === 'number' && typeof fraction === 'string' && /^\d+(\/\d+)?$/.test(fraction);

const isVoucher = ({ id, kind, amount }: Found): boolean =>
  typeof id === 'string' &&
  (kind === 'odds_boost' || (kind === 'free_bet' && typeof amount === 'string'));

const isSentSlip = ({ accountId, oddsChange, bets }: Found): boolean =>
  typeof accountId === 'string' && isOddsChange(oddsChange) && isListOf(bets, isSentBet);

const isSentBet = ({ bet_type, unit_stake, legs }: Found): boolean =>
  isMode(bet_type) && typeof unit_stake === 'string' && isListOf(legs, isSentLeg);

const isSentLeg = ({ selection_id: id, selection_ids: ids = [id], odds }: Found): boolean =>
  typeof odds === 'string' && isListOfType(ids, 'string');
