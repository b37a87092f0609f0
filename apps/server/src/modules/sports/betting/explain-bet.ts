import type { betDetail, CallResponse } from '@pavilion/contracts';
import { oddsText, typeOfKind } from '../sportsbook/index.ts';
import type { BetRecord, LegRecord } from './bet-record.ts';
import { fractionText } from './bet-view.ts';

type Line = NonNullable<CallResponse<typeof betDetail>['explanation']>[number];

/** What the words of a line are found by, under the texts of the bet history. */
const textKey = (rule: string): string => `ui.history.explain.${rule}`;

const line = (legNo: number | null, rule: string, params: Record<string, string> = {}): Line => ({
  leg_no: legNo,
  rule,
  text_key: textKey(rule),
  params,
});

/**
 * Why a bet paid what it did (wire contract of the sportsbook, 5): a line for each leg that is
 * settled, in its order, then how the payout of the whole comes about. `amount` writes minor units
 * of the bet's currency.
 */
export function explainBet(bet: BetRecord, amount: (minor: bigint) => string): Line[] {
  const legs = bet.legs
    .filter(({ result }) => result !== null)
    .flatMap((leg) => [...explainPrice(leg), ...explainResult(leg)]);
  return [...legs, ...explainPayout(bet, amount)];
}

/** A leg that was taken at a plainly wrong price: both prices, and what the rule makes of it. */
function explainPrice({ legNo, palpable }: LegRecord): Line[] {
  if (!palpable) return [];
  const { rule, takenMilli, rightMilli } = palpable;
  const prices = { taken: oddsText(takenMilli), right: oddsText(rightMilli) };
  return [line(legNo, rule === 'void' ? 'wrongPriceVoid' : 'wrongPrice', prices)];
}

/** What made a leg void has nothing to do with how the match ended. */
const explainResult = (leg: LegRecord): Line[] =>
  leg.palpable?.rule === 'void' ? [] : [explainLeg(leg), ...explainRunner(leg)];

function explainLeg(leg: LegRecord): Line {
  const { legNo, result, multiplier, status } = leg;
  const score = scoreText(leg.homeScore, leg.awayScore);
  const counted = countedScore(leg);
  const params = { multiplier: multiplier ?? '1', ...(score !== null && { score }) };
  if (status !== 'voided' && leg.eventName !== null)
    return line(legNo, result === 'void' ? 'runnerOut' : 'runnerFinish', params);
  if (leg.isEarly && score !== null) return explainEarly(leg, params);
  if (leg.picks && score !== null && status !== 'voided') return explainBuilder(leg, params);
  if (status === 'voided' || score === null) return line(legNo, 'eventVoid', params);
  if (counted !== null) {
    const accepted = scoreText(leg.acceptedHomeScore, leg.acceptedAwayScore) ?? '';
    return line(legNo, 'restOfMatch', { ...params, accepted, counted });
  }
  return line(legNo, result === 'void' ? 'legVoid' : 'finalScore', params);
}

/** A leg that was decided while the match went on, at the score it had. */
function explainEarly(leg: LegRecord, params: Record<string, string>): Line {
  const picks = picksThat(leg, 'lost');
  if (picks === '') return line(leg.legNo, 'decidedEarly', params);
  return line(leg.legNo, 'builderLostEarly', { ...params, picks });
}

/** Numbers of a builder's picks with a result. */
const picksThat = ({ picks }: LegRecord, result: string): string =>
  (picks ?? []).flatMap((pick, at) => (pick.result === result ? [String(at + 1)] : [])).join(', ');

/** A builder by its picks: which lost it, which made it void, or at what price the rest won. */
function explainBuilder(leg: LegRecord, params: Record<string, string>): Line {
  const { legNo, result } = leg;
  const of = (one: string): string => picksThat(leg, one);
  if (result === 'lost') return line(legNo, 'builderLost', { ...params, picks: of('lost') });
  if (result === 'void') return line(legNo, 'builderVoid', { ...params, picks: of('void') });
  if (of('void') === '') return line(legNo, 'builderWon', params);
  return line(legNo, 'builderRepriced', { ...params, picks: of('void') });
}

/** What beside first or not made the multipliers of a leg on a runner. */
function explainRunner({ legNo, settledAs, status, placeMultiplier }: LegRecord): Line[] {
  if (settledAs === null || status === 'voided') return [];
  const { deduction, share, place } = settledAs;
  const deducted = deduction > 0 ? [line(legNo, 'ruleFour', { percent: String(deduction) })] : [];
  const level = isShared(share) ? [line(legNo, 'deadHeat', { share: fractionText(share) })] : [];
  if (place === null) return [...deducted, ...level];
  const params = {
    places: String(place.places),
    fraction: fractionText(place.fraction),
    multiplier: placeMultiplier ?? '0',
  };
  const placed = line(legNo, 'placePart', params);
  const levelPlace = isShared(place.share)
    ? [line(legNo, 'deadHeatPlace', { share: fractionText(place.share) })]
    : [];
  return [...deducted, ...level, placed, ...levelPlace];
}

const isShared = ([part, whole]: readonly [number, number]): boolean => part > 0 && part < whole;

const scoreText = (home: number | null, away: number | null): string | null =>
  home === null || away === null ? null : `${home}:${away}`;

/**
 * The score that counts where a bet in play counts what came after it; null where the whole match
 * does.
 */
function countedScore(leg: LegRecord): string | null {
  const { homeScore, awayScore, acceptedHomeScore, acceptedAwayScore } = leg;
  const isRest = leg.isLive && typeOfKind(leg.sport, leg.marketKind).counts === 'rest';
  if (!isRest || homeScore === null || awayScore === null) return null;
  if (acceptedHomeScore === null || acceptedAwayScore === null) return null;
  return scoreText(homeScore - acceptedHomeScore, awayScore - acceptedAwayScore);
}

function explainPayout(bet: BetRecord, amount: (minor: bigint) => string): Line[] {
  const { payoutMinor, result } = bet;
  const parts = bet.cashOuts.map((part) =>
    line(null, 'cashedOut', {
      unit: amount(BigInt(part.unitMinor)),
      payout: amount(BigInt(part.amountMinor)),
    }),
  );
  if (payoutMinor === null || result === null) return parts;
  return [...parts, ...explainRest(bet, payoutMinor, amount)];
}

/** What became of the part that was not cashed out. */
function explainRest(
  bet: BetRecord,
  payoutMinor: bigint,
  amount: (minor: bigint) => string,
): Line[] {
  const { voucherKind, result, betType } = bet;
  const unitMinor = bet.unitStakeMinor - bet.cashedUnitMinor;
  const stake = amount(unitMinor * BigInt(bet.lineCount));
  const isFree = voucherKind === 'free_bet';
  if (result === 'void') return [line(null, isFree ? 'freeBetBack' : 'stakeBack', { stake })];
  if (payoutMinor === 0n && betType === 'parlay') return [line(null, 'parlayLost', lostLegs(bet))];
  const unit = amount(unitMinor);
  const payout = amount(payoutMinor);
  const sum =
    betType === 'system' || bet.isEachWay
      ? line(null, bet.isEachWay ? 'eachWayPays' : 'systemPays', {
          unit,
          count: String(bet.lineCount),
          payout,
        })
      : line(null, 'legsMultiplied', { unit, multipliers: multipliersOf(bet), payout });
  return [
    sum,
    ...(isFree ? [line(null, 'freeBetStake', { stake })] : []),
    ...(voucherKind === 'odds_boost' ? [line(null, 'oddsBoost')] : []),
  ];
}

const multipliersOf = ({ legs }: BetRecord): string =>
  legs.map(({ multiplier }) => multiplier ?? '1').join(' × ');

const lostLegs = ({ legs }: BetRecord): Record<string, string> => ({
  legs: legs
    .filter(({ result }) => result === 'lost')
    .map(({ legNo }) => String(legNo + 1))
    .join(', '),
});
